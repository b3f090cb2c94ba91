import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import { queryClient } from "../../../../kit/web/query-client.ts";
import { contract } from "../contract.ts";

interface Walk {
	/** From 1, among all hits of the list. */
	readonly position: number;
	readonly total: number;
	readonly previous: string | undefined;
	readonly next: string | undefined;
}

/** Where a person stands in the list that lies beneath; undefined where she stands in none. */
export function walkOf(userId: string): Walk | undefined {
	const shown = queryClient
		.getQueryCache()
		.findAll({ queryKey: [contract.listUsers.operationId], type: "active" });
	for (const { state } of shown) {
		const list = state.data as AnswerOf<typeof contract.listUsers> | undefined;
		const at = list?.items.findIndex(({ id }) => id === userId) ?? -1;
		if (list === undefined || at < 0) continue;
		return {
			position: (list.page - 1) * list.pageSize + at + 1,
			total: list.total,
			previous: list.items[at - 1]?.id,
			next: list.items[at + 1]?.id,
		};
	}
	return undefined;
}
