import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { projectNodeNotFound, tooManyFavorites } from "../contract.ts";
import { addFavorite, isAssignedNode } from "./sql.ts";

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
