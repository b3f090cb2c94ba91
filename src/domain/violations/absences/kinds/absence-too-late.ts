import { isoOfDay } from "../../../time/iso-day.ts";
import type { LocalDay } from "../../../time/quantities.ts";
import { type AbsenceFacts, error, type Rule } from "../absence-facts.ts";

export interface AbsenceTooLate extends Rule {
	readonly code: "ABSENCE_TOO_LATE";
	readonly from: string;
	readonly earliest: string;
}

/** Its kind may not be entered that many days afterwards. */
export function absenceTooLate(facts: AbsenceFacts): AbsenceTooLate[] {
	const { wanted, today, retroactiveDays, mayOverride } = facts;
	if (retroactiveDays === null) return [];
	const earliest = (today - retroactiveDays) as LocalDay;
	const { from } = wanted.range;
	if (from >= earliest) return [];
	const days = { from: isoOfDay(from), earliest: isoOfDay(earliest) };
	return [{ code: "ABSENCE_TOO_LATE", ...error(mayOverride), ...days }];
}
