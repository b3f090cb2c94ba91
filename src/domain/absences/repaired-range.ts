import { dayOfIso, isoDayPlus } from "../time/iso-day.ts";
import type { AbsenceViolation } from "../violations/absences/absence-violations.ts";

/** Days in their written form, both inclusive. */
interface WrittenRange {
	readonly from: string;
	readonly to: string;
}

/**
 * What is left of wanted days once those are given up that break a rule; of two pieces the longer one. Null where nothing is
 * left, or other days would mend nothing.
 */
export function repairedRange(
	wanted: WrittenRange,
	violation: AbsenceViolation,
): WrittenRange | null {
	switch (violation.code) {
		case "USER_NOT_EMPLOYED":
			return within(wanted, violation.entryDate, violation.exitDate);
		case "ABSENCE_TOO_LATE":
			return within(wanted, violation.earliest, null);
		case "LEAVE_BARRIER":
		case "ABSENCE_CONFLICT":
			return beside(wanted, violation);
		default:
			return null;
	}
}

function within({ from, to }: WrittenRange, first: string | null, last: string | null) {
	const begin = first !== null && first > from ? first : from;
	const end = last !== null && last < to ? last : to;
	return begin <= end ? { from: begin, to: end } : null;
}

function beside(wanted: WrittenRange, taken: WrittenRange): WrittenRange | null {
	const before = { from: wanted.from, to: isoDayPlus(taken.from, -1) };
	const after = { from: isoDayPlus(taken.to, 1), to: wanted.to };
	const [longest] = [before, after]
		.filter(({ from, to }) => from <= to)
		.sort((one, other) => lengthOf(other) - lengthOf(one));
	return longest ?? null;
}

const lengthOf = ({ from, to }: WrittenRange) => dayOfIso(to) - dayOfIso(from);
