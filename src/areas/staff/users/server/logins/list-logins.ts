import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../../contract.ts";
import { demandReadable } from "../open-user.ts";
import { listLogins, loginEvents } from "../sql/logins.ts";

type Endpoint = (typeof contract)["listUserLogins"];

export function listUserLogins(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId, now } = context;
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const rows = await listLogins(tx, tenantId, userId, now);
		return {
			items: rows.map((row) => ({ ...row, lastSignInAt: row.lastSignInAt?.toISOString() ?? null })),
			invitedUntil: rows[0]?.invitedUntil?.toISOString() ?? null,
		};
	});
}

type ListEvents = (typeof contract)["listLoginEvents"];

export function listLoginEvents(
	context: ReadContext,
	input: InputOf<ListEvents>,
): Promise<AnswerOf<ListEvents>> {
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
