import {
	checkEach,
	type KnownShift,
	type Planner,
} from "#areas/shift-planning/shifts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { type Candidate, mostCandidates } from "../../contract/replacements.ts";
import { fitnessOf } from "../claims/list-offers.ts";
import { handedTo } from "../handed-to.ts";
import { candidatesOf } from "../sql/away.ts";

/** Everybody whom shifts of its department are offered to, judged by the rules of the plan; what is known of them is read once. */
export async function peopleFor(planner: Planner, row: KnownShift): Promise<Candidate[]> {
	const { tx, tenantId } = planner;
	const asked = { tenantId, today: todayOf(planner) };
	const people = await candidatesOf(tx, asked, row.unitId, mostCandidates);
	const others = people.filter(({ id }) => id !== row.userId);
	const found = await checkEach(
		planner,
		others.map(({ id }) => [handedTo(row, id)]),
	);
	return others.map(({ user }, nth) => {
		const violations = found[nth] ?? [];
		const isFit = violations.every(({ severity }) => severity === "INFO");
		return { user, isFit, ...fitnessOf(violations) };
	});
}
