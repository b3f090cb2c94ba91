import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { type ListRow, userPage } from "./sql/list.ts";
import { scopeOf } from "./sql/scope.ts";

type Endpoint = (typeof contract)["listUsers"];

export async function listUsers(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const rows = await context.once<ListRow>(userPage(scopeOf(context), input));
	const { page, pageSize } = input;
	return {
		// a page beyond the last one tells the number alone
		items: rows.filter(({ id }) => id !== null),
		total: rows[0]?.total ?? 0,
		page,
		pageSize,
	};
}
