import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { managedAnswer, managedStatement } from "./managed-trackings.ts";
import type { ManagedRow } from "./sql/managed-page.ts";

type Endpoint = (typeof contract)["listTimeTrackingsOf"];

export async function listTimeTrackingsOf(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const read = (asked: InputOf<Endpoint>) =>
		context.once<ManagedRow>(managedStatement(context, asked));
	const rows = await read(input);
	const { page, pageSize } = input;
	// beyond the last page no row carries the total
	const [counted] =
		rows.length === 0 && page > 1 ? await read({ ...input, page: 1, pageSize: 1 }) : rows;
	return {
		items: rows.map((row) => managedAnswer(context, row)),
		total: counted?.total ?? 0,
		page,
		pageSize,
	};
}
