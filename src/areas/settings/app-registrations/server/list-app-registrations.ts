import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type RegistrationRow, registrationsOf, usersNamed } from "./sql.ts";

type List = (typeof contract)["listAppRegistrations"];
type Users = (typeof contract)["listAppUsers"];

export async function listAppRegistrations(
	{ once, session, tenantId }: ReadContext,
	input: InputOf<List>,
): Promise<AnswerOf<List>> {
	requireGlobally(session, "apikeys.manage", "LIST");
	const rows = await once<RegistrationRow>(registrationsOf(tenantId, input));
	const { page, pageSize } = input;
	return {
		items: rows.map(({ pairedAt, revokedAt, ...row }) => ({
			...row,
			pairedAt: pairedAt?.toISOString() ?? null,
			revokedAt: revokedAt?.toISOString() ?? null,
		})),
		total: rows[0]?.total ?? 0,
		page,
		pageSize,
	};
}

export async function listAppUsers(
	{ once, session, tenantId }: ReadContext,
	{ search = "" }: InputOf<Users>,
): Promise<AnswerOf<Users>> {
	requireGlobally(session, "apikeys.manage", "WRITE");
	return { users: await once(usersNamed(tenantId, search)) };
}
