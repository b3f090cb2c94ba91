import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../../contract.ts";
import { demandReadable } from "../open-user.ts";
import { listLogins } from "../sql/logins.ts";

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
			items: rows.map((row) => ({
				...row,
				lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
			})),
			invitedUntil: rows[0]?.invitedUntil?.toISOString() ?? null,
		};
	});
}
