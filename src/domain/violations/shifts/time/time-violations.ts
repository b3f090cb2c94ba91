import type { RosterFacts, RosterShift } from "../roster-facts.ts";
import type { RosterRules } from "../roster-rules.ts";
import { contractHours, monthsOf, monthTerms } from "./agreed-hours.ts";
import { averageViolations } from "./averages.ts";
import { lineOf } from "./day-line.ts";
import { consecutiveDays, freeSundays, substituteDays } from "./free-days.ts";
import { type Measured, type TimeViolation, worsened } from "./measured.ts";
import { maternityHours, maternityShifts, youngWeeks } from "./protected-people.ts";

/**
 * What a plan does to weeks, months and years that it did not do before. All sums are laid out once for either plan, so a moved shift
 * costs the same as a whole month.
 */
export function timeViolations(
	facts: RosterFacts,
	{
		plan,
		before,
	}: { readonly plan: readonly RosterShift[]; readonly before: readonly RosterShift[] },
	{ mostDaysInRow, averageOver }: Pick<RosterRules, "mostDaysInRow" | "averageOver">,
): TimeViolation[] {
	const months = monthsOf(
		facts,
		[...plan, ...before].map(({ day }) => day),
	);
	const judged = (shifts: readonly RosterShift[]): Measured[] => {
		const line = lineOf(
			facts.horizon,
			shifts.filter(({ kind }) => kind === "WORK"),
		);
		return [
			...averageViolations(facts, line, averageOver),
			...freeSundays(facts, line),
			...substituteDays(facts, line),
			...consecutiveDays(facts, line, mostDaysInRow),
			...youngWeeks(facts, line),
			...maternityHours(facts, line),
			...maternityShifts(facts, shifts),
			...months.flatMap((month) => contractHours(facts, line, month)),
			...months.flatMap((month) => monthTerms(facts, line, month)),
		];
	};
	const after = judged(plan);
	return after.length === 0 ? [] : worsened(after, judged(before));
}
