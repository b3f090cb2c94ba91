import type { WriteContext } from "#kit/server/http/context.ts";
import { removeFavorite } from "./sql.ts";

export async function deleteFavoriteProject(
	{ tx, tenantId, session, announce }: WriteContext,
	{ projectNodeId }: { projectNodeId: string },
): Promise<Record<string, never>> {
	await removeFavorite(tx, tenantId, session.userId, projectNodeId);
	announce({ kind: "SETTINGS", userId: session.userId });
	return {};
}
