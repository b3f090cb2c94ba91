import type { Handler } from "#kit/server/http/serve.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type RegistrationRow, registrationsOf, usersNamed } from "./sql.ts";

export const listAppRegistrations: Handler<typeof contract.listAppRegistrations> = async (
	{ once, session, tenantId },
	input,
) => {
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
};

export const listAppUsers: Handler<typeof contract.listAppUsers> = async (
	{ once, session, tenantId },
	{ search = "" },
) => {
	requireGlobally(session, "apikeys.manage", "WRITE");
	return { users: await once(usersNamed(tenantId, search)) };
};
