import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { favoriteNodes } from "./sql.ts";

export async function getFavoriteProjects(
	context: ReadContext,
): Promise<AnswerOf<typeof contract.getFavoriteProjects>> {
	const favorites = await context.once<{ projectNodeId: string }>(
		favoriteNodes(context.tenantId, context.session.userId),
	);
	return { favorites };
}
