import type { LocalDay } from "../../time/quantities.ts";
import { partOn } from "../day-cost.ts";
import type { YearAccount } from "../year-account.ts";
import type { LeaveFinding } from "./leave-simulation-answer.ts";
import { isAlive, type ReadAbsence } from "./simulated-absences.ts";
import type { FactsOn } from "./simulated-leave-days.ts";

/** What somebody should look at; nothing of it keeps the simulator from answering. */
export function leaveFindings(
	accounts: readonly YearAccount[],
	absences: readonly ReadAbsence[],
	facts: FactsOn,
	hasRules: boolean,
): readonly LeaveFinding[] {
	const alive = absences.filter(isAlive);
	return [
		...(hasRules ? [] : [{ code: "NO_RULE" as const }]),
		...accounts
			.filter(({ overdrawn }) => overdrawn > 0)
			.map(({ year }) => ({ code: "NEGATIVE_REST" as const, year })),
		...alive
			.filter(({ from, to }) => !facts(from).isEmployed || !facts(to).isEmployed)
			.map(({ index }) => ({ code: "OUTSIDE_EMPLOYMENT" as const, absences: [index] })),
		...alive.flatMap((one, nth) =>
			alive
				.slice(0, nth)
				.filter((other) => overlaps(one, other))
				.map((other) => ({ code: "OVERLAP" as const, absences: [other.index, one.index] })),
		),
	];
}

/** Two that take the same half of a day. Sickness may meet anything: it gives leave back, and two illnesses share a claim. */
function overlaps(one: ReadAbsence, other: ReadAbsence): boolean {
	if (one.given.classType === "SICK" || other.given.classType === "SICK") return false;
	const from = Math.max(one.from, other.from) as LocalDay;
	const to = Math.min(one.to, other.to) as LocalDay;
	if (from > to) return false;
	// only the first and the last common day can be shared by halves
	return [from, to].some((day) => {
		const [mine, theirs] = [partOn(one, day), partOn(other, day)];
		return mine === "WHOLE" || theirs === "WHOLE" || mine === theirs;
	});
}
