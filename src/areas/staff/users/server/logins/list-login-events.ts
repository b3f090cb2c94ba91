import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../../contract.ts";
import { demandReadable } from "../open-user.ts";
import { loginEvents } from "../sql/logins.ts";

type Endpoint = (typeof contract)["listLoginEvents"];

export function listLoginEvents(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { userId, page, pageSize, search = "", sortDirection } = input;
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const rows = await loginEvents(tx, context.tenantId, userId, {
			limit: pageSize,
			offset: (page - 1) * pageSize,
			isOldestFirst: sortDirection === "ASC",
			search,
		});
		return {
			items: rows.flatMap(({ id, ...row }) =>
				id === null ? [] : [{ ...row, id, at: row.at.toISOString() }],
			),
			total: rows[0]?.total ?? 0,
			page,
			pageSize,
		};
	});
}
