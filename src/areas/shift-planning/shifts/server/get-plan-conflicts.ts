import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type contract, mostPlanned } from "../contract.ts";
import { demandRange, planScopeOf } from "./get-shift-plan.ts";
import { readPlanFacts } from "./sql/facts.ts";
import { plannedPeople } from "./sql/plan.ts";
import { reachDays, standingViolations } from "./write/check-plan.ts";

/** The plan by the rules that also check changes of it, in two statements. */
export const getPlanConflicts: Handler<(typeof contract)["getPlanConflicts"]> = async (
	context,
	input,
) => {
	const { tenantId } = context;
	const { from, to } = input;
	demandRange(input);
	const scope = planScopeOf(context);
	return context.read(async (tx) => {
		const found = await plannedPeople(tx, scope, input, mostPlanned + 1);
		const asked = {
			...{ tenantId, userIds: found.slice(0, mostPlanned) },
			...{ from: isoDayPlus(from, -reachDays), to: isoDayPlus(to, reachDays) },
		};
		const facts = await readPlanFacts(tx, asked);
		return {
			conflicts: standingViolations(facts, { from, to }),
			isShort: found.length > mostPlanned,
		};
	});
};
