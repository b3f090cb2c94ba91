import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { shownAccounts } from "./shown-accounts.ts";
import { type AccountRow, accountRows } from "./sql/list.ts";

type Endpoint = (typeof contract)["listOvertimeAccounts"];

export async function listOvertimeAccounts(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const rows = await context.once<AccountRow>(accountRows(shownAccounts(context), input));
	const { page, pageSize } = input;
	return { items: rows, total: rows[0]?.total ?? 0, page, pageSize };
}
