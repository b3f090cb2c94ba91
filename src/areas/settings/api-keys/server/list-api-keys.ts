import type { Handler } from "#kit/server/http/serve.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type ApiKeyRow, apiKeysOf } from "./sql.ts";

export const listApiKeys: Handler<typeof contract.listApiKeys> = async (
	{ once, session, tenantId, now },
	input,
) => {
	requireGlobally(session, "apikeys.manage", "LIST");
	const rows = await once<ApiKeyRow>(apiKeysOf(tenantId, now, input));
	const { page, pageSize } = input;
	return {
		items: rows.map(({ expiresAt, revokedAt, usedAt, ...row }) => ({
			...row,
			expiresAt: expiresAt?.toISOString() ?? null,
			revokedAt: revokedAt?.toISOString() ?? null,
			usedAt: usedAt?.toISOString() ?? null,
		})),
		total: rows[0]?.total ?? 0,
		page,
		pageSize,
	};
};
