import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type ApiKeyRow, apiKeysOf } from "./sql.ts";

type Endpoint = (typeof contract)["listApiKeys"];

export async function listApiKeys(
	{ once, session, tenantId, now }: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
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
}
