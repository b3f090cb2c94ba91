import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, projectNodeNotFound, tooManyFavorites } from "../contract.ts";
import { addFavorite, favoriteNodes, isAssignedNode, removeFavorite } from "./sql.ts";

/** A setting may hold 32 KiB. */
const mostFavorites = 500;

export async function putFavoriteProject(
	{ tx, tenantId, session, announce }: WriteContext,
	{ projectNodeId }: { projectNodeId: string },
): Promise<Record<string, never>> {
	const { userId } = session;
	const isOpen = await isAssignedNode(tx, tenantId, userId, projectNodeId);
	if (!isOpen) refuse(projectNodeNotFound);
	const added = await addFavorite(tx, tenantId, userId, projectNodeId, mostFavorites);
	if (!added) refuse(tooManyFavorites);
	announce({ kind: "SETTINGS", userId });
	return {};
}

export async function deleteFavoriteProject(
	{ tx, tenantId, session, announce }: WriteContext,
	{ projectNodeId }: { projectNodeId: string },
): Promise<Record<string, never>> {
	await removeFavorite(tx, tenantId, session.userId, projectNodeId);
	announce({ kind: "SETTINGS", userId: session.userId });
	return {};
}

export const getFavoriteProjects: Handler<typeof contract.getFavoriteProjects> = async (
	context,
) => {
	const favorites = await context.once<{ projectNodeId: string }>(
		favoriteNodes(context.tenantId, context.session.userId),
	);
	return { favorites };
};
