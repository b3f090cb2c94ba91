import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import type { apiKeyStates, contract } from "../contract.ts";
import { apiKeysOf } from "./sql.ts";

type Answer = AnswerOf<(typeof contract)["listApiKeys"]>;

type Row = {
	id: string;
	name: string;
	permissions: Answer["apiKeys"][number]["permissions"];
	expiresAt: Date | null;
	revokedAt: Date | null;
	usedAt: Date | null;
	createdBy: string | null;
};

export async function listApiKeys(context: ReadContext): Promise<Answer> {
	const rows = await context.once<Row>(apiKeysOf(context.tenantId));
	return {
		apiKeys: rows.map(({ expiresAt, revokedAt, usedAt, ...row }) => ({
			...row,
			state: stateOf({ expiresAt, revokedAt }, context.now),
			expiresAt: expiresAt?.toISOString() ?? null,
			revokedAt: revokedAt?.toISOString() ?? null,
			usedAt: usedAt?.toISOString() ?? null,
		})),
	};
}

function stateOf(
	{ expiresAt, revokedAt }: Pick<Row, "expiresAt" | "revokedAt">,
	now: Date,
): (typeof apiKeyStates)[number] {
	if (revokedAt !== null) return "REVOKED";
	return expiresAt !== null && expiresAt <= now ? "EXPIRED" : "ACTIVE";
}
