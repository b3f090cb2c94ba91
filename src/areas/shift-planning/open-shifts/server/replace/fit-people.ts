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

/**
 * For each of some shifts everybody whom shifts of its department are offered to, judged by the rules of the plan as if she were given
 * nothing else of them. What is known of people is read once, however many shifts they are.
 */
export async function peopleForEach(
	planner: Planner,
	shifts: readonly KnownShift[],
): Promise<Candidate[][]> {
	if (shifts.length === 0) return [];
	const { tx, tenantId } = planner;
	const asked = { tenantId, today: todayOf(planner) };
	const unitIds = [...new Set(shifts.map(({ unitId }) => unitId))];
	const rows = await candidatesOf(tx, asked, unitIds, mostCandidates);
	const people = Map.groupBy(rows, ({ unitId }) => unitId);
	const pairs = shifts.flatMap((row, nth) =>
		(people.get(row.unitId) ?? [])
			.filter(({ id }) => id !== row.userId)
			.map(({ id, user }) => ({ nth, user, change: handedTo(row, id) })),
	);
	const found = await checkEach(
		planner,
		pairs.map(({ change }) => [change]),
	);
	const candidates: Candidate[][] = shifts.map(() => []);
	for (const [at, { nth, user }] of pairs.entries()) {
		const violations = found[at] ?? [];
		const isFit = violations.every(({ severity }) => severity === "INFO");
		candidates[nth]?.push({ user, isFit, ...fitnessOf(violations) });
	}
	return candidates;
}
