import { commonRefusals } from "#kit/contract/refusal.ts";
import { forCompany } from "#kit/server/master-data/for-company.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { appRegistrations } from "../contract.ts";
import { revokeRegistration } from "./sql.ts";

export const registrationRules = {
	...forCompany(appRegistrations),
	subject: ({ user }) => user.id,
	async remove(tx, { tenantId, now }, { id, state }) {
		if (state === "REVOKED") refuse(commonRefusals.notFound);
		await revokeRegistration(tx, tenantId, id, now);
	},
} satisfies RulesOf<typeof appRegistrations>;
