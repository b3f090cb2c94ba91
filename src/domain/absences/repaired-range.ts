import type { DayCost } from "../leave/day-cost.ts";
import { isoDayPlus, isoOfDay } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { AbsenceViolation } from "../violations/absences/absence-violations.ts";
import type { AbsenceClass } from "../working-time/facts.ts";

/** Days in their written form, both inclusive. */
export interface WrittenRange {
	readonly from: string;
	readonly to: string;
}

export interface WantedDays {
	readonly classType: AbsenceClass;
	/** Each of its days, in their order. */
	readonly costs: readonly (DayCost & { readonly day: LocalDay })[];
}

/**
 * What is left of wanted days once those are given up that break a rule; of two pieces the one with more days of work. Null where
 * none of these is left, or other days would mend nothing.
 */
export function repairedRange(
	{ classType, costs }: WantedDays,
	violation: AbsenceViolation,
): WrittenRange | null {
	const days = costs.map(({ day, cost }) => ({ day: isoOfDay(day), cost }));
	const pieces = allowedBy(violation, classType).map(({ after, before }) =>
		days.filter(({ day }) => (after === null || day > after) && (before === null || day < before)),
	);
	const [best = []] = pieces.sort((one, other) => workOf(other) - workOf(one));
	const [first] = best;
	if (first === undefined || workOf(best) === 0) return null;
	return { from: first.day, to: best.at(-1)?.day ?? first.day };
}

/** Days between two others, neither of which is one of them. */
interface Between {
	readonly after: string | null;
	readonly before: string | null;
}

/** Stretches of time that a rule leaves free; none where it is not about days. */
function allowedBy(violation: AbsenceViolation, classType: AbsenceClass): readonly Between[] {
	switch (violation.code) {
		case "USER_NOT_EMPLOYED":
			return [fromTo(violation.entryDate, violation.exitDate)];
		case "ABSENCE_TOO_LATE":
			return [fromTo(violation.earliest, null)];
		case "LEAVE_BARRIER":
			return beside(violation);
		case "ABSENCE_CONFLICT":
			// nobody chooses on which days she is ill, and what may lie beside each other needs no mending
			return classType === "SICK" || violation.severity === "INFO" ? [] : beside(violation);
		default:
			return [];
	}
}

function fromTo(first: string | null, last: string | null): Between {
	return { after: first && isoDayPlus(first, -1), before: last && isoDayPlus(last, 1) };
}

function beside({ from, to }: WrittenRange): readonly Between[] {
	return [
		{ after: null, before: from },
		{ after: to, before: null },
	];
}

const workOf = (days: readonly { readonly cost: number }[]) =>
	days.reduce((sum, { cost }) => sum + cost, 0);
