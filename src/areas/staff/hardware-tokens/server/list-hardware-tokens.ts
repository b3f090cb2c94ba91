import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { TokenType } from "../contract/token-types.ts";
import type { contract } from "../contract.ts";
import { tokensOf } from "./sql.ts";

type Endpoint = (typeof contract)["listHardwareTokens"];

export async function listHardwareTokens(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const needed = { key: "users.manage", level: "READ", userId } as const;
	const rows = await context.read(async (tx) => {
		await demandUser(tx, session, { ...needed, today: todayOf(context) });
		return tokensOf(tx, tenantId, userId);
	});
	return {
		tokens: rows.map((row) => ({
			...row,
			type: row.type as TokenType,
			givenAt: row.givenAt.toISOString(),
			returnedAt: row.returnedAt?.toISOString() ?? null,
		})),
	};
}
