import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type contract, mostPlanned } from "../contract.ts";
import { demandRange, planScopeOf } from "./get-shift-plan.ts";
import { readPlanFacts } from "./sql/facts.ts";
import { plannedPeople } from "./sql/plan.ts";
import { factsAsked, standingViolations } from "./write/check-plan.ts";

type Input = InputOf<(typeof contract)["getPlanConflicts"]>;

/** The plan by the rules that also check changes of it, in two statements. */
export const getPlanConflicts: Handler<(typeof contract)["getPlanConflicts"]> = (context, input) =>
	context.read((tx) => planConflicts(context, tx, input));

export async function planConflicts(context: ReadContext, tx: Tx, input: Input) {
	const { from, to } = input;
	demandRange(input);
	const found = await plannedPeople(tx, planScopeOf(context), input, mostPlanned + 1);
	const userIds = found.slice(0, mostPlanned);
	const asked = factsAsked(context, { userIds, unitIds: [], from, to });
	const facts = await readPlanFacts(tx, asked);
	return {
		conflicts: standingViolations(facts, { ...asked, from, to }),
		isShort: found.length > mostPlanned,
	};
}
