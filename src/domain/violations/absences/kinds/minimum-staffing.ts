import { type ShortDay, shortDays } from "../../../absences/minimum-staffing.ts";
import { type AbsenceFacts, type Rule, warning } from "../absence-facts.ts";

export interface MinimumStaffing extends Rule {
	readonly code: "MINIMUM_STAFFING";
	/** The first of them. */
	readonly days: readonly ShortDay[];
	/** How many more there are. */
	readonly more: number;
}

/** As many as fit into a sentence. */
const mostShortDays = 5;

/** Who is ill stays at home, however few are left. */
export function minimumStaffing({ wanted, staffing, costs }: AbsenceFacts): MinimumStaffing[] {
	if (staffing === null || wanted.classType === "SICK") return [];
	const short = shortDays(staffing, costs);
	const days = short.slice(0, mostShortDays);
	const more = short.length - days.length;
	return days.length === 0 ? [] : [{ code: "MINIMUM_STAFFING", ...warning, days, more }];
}
