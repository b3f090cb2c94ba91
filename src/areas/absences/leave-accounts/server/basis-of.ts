import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { employedPart, twelfthsOf, yearRange } from "#domain/leave/employment-months.ts";
import { leaveLawOn } from "#domain/leave/leave-law.ts";
import { minutesOfDay, weighedPatterns } from "#domain/leave/leave-pattern.ts";
import { scaled } from "#domain/numbers/fraction.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LeaveAccount } from "../contract/account.ts";
import { leaveFactsOf } from "./leave-facts-of.ts";
import type { LeavePersonRow } from "./sql/facts.ts";

const nothing = {
	unit: "DAYS" as const,
	takes: [],
	modifications: [],
	openings: new Map<number, never>(),
	carryOverReasons: [],
};

/** On what a year's leave of a person is reckoned; null where she is not employed in it. */
export function basisOf(
	person: LeavePersonRow,
	year: number,
	unit: AccountUnit,
): LeaveAccount["basis"] {
	const { employment, patterns } = leaveFactsOf(person, [], nothing, {
		year,
		today: `${year}-12-31`,
	});
	const part = employedPart(employment, year);
	if (part === null) return null;
	const { entry, exit } = employment;
	const weighed = weighedPatterns(patterns, part);
	const { weeksOfYear } = leaveLawOn(yearRange(year).from);
	return {
		twelfths: twelfthsOf(employment, year),
		entry: entry === part.from ? isoOfDay(entry) : null,
		exit: exit === part.to ? isoOfDay(part.to) : null,
		patterns: weighed.map(({ pattern, weight }) => ({
			from: isoOfDay(pattern.from),
			workdays: pattern.workdays / pattern.weeks,
			share: scaled(weight, 1000),
		})),
		dayMinutes: unit === "DAYS" ? null : scaled(minutesOfDay(weighed, weeksOfYear), 1),
	};
}
