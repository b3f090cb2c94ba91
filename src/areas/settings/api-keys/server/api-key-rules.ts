import { commonRefusals } from "#kit/contract/refusal.ts";
import { forCompany } from "#kit/server/master-data/for-company.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { apiKeys } from "../contract.ts";
import { revokeApiKey } from "./sql.ts";

export const apiKeyRules = {
	...forCompany(apiKeys),

	/** A key that is revoked opens nothing from this moment on, whatever process it speaks to. */
	async remove(tx, context, { id, state }) {
		if (state === "REVOKED") refuse(commonRefusals.notFound);
		const { tenantId, now, services } = context;
		await revokeApiKey(tx, tenantId, id, now);
		// every process forgets what it remembers of the key
		context.announce({ kind: "SESSIONS", ids: [id], update: "DELETE" });
		context.afterCommit(() => services.sessions.dropTenant(tenantId));
	},
} satisfies RulesOf<typeof apiKeys>;
