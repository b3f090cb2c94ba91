import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { specialAccounts } from "../contract/accounts.ts";
import type { rules } from "../contract/rules.ts";
import { possibleTargets } from "./sql/targets.ts";

/** Names of all units are told: only to who writes conditions for the whole company. */
export function listConditionTargets(
	context: ReadContext,
): Promise<AnswerOf<typeof rules.listConditionTargets>> {
	requireGlobally(context.session, specialAccounts.permission, "WRITE");
	return context.read((tx) => possibleTargets(tx, context.tenantId));
}
