import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { askerOf } from "./sql/asker-of.ts";
import { type CustomerRow, customerPage } from "./sql/list.ts";

type Endpoint = (typeof contract)["listCustomers"];

export async function listCustomers(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { page, pageSize } = input;
	const asker = askerOf(context);
	const rows = await context.once<CustomerRow>(customerPage(asker, input));
	// beyond the last page one row tells how many there are
	const items = rows.filter(({ id }) => id !== null);
	return { items, total: rows[0]?.total ?? 0, page, pageSize };
}
