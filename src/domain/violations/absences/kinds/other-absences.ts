import { slotsMeet, slotsOf } from "../../../absences/absence-range.ts";
import type { AbsenceFacts, OtherAbsence } from "../absence-facts.ts";

/** Those that count and lie in the same time. */
export function absencesMet({ wanted, others }: AbsenceFacts): OtherAbsence[] {
	return others
		.filter(({ state }) => state !== "REJECTED" && state !== "CANCELLED")
		.filter(({ range }) => slotsMeet(slotsOf(range), slotsOf(wanted.range)));
}

/** One's own sickness lies beside leave and gives its days back (§ 9 BUrlG); that of a child does not. */
export function givesLeaveBack(
	{ wanted, childSick }: AbsenceFacts,
	{ classType, state }: OtherAbsence,
): boolean {
	const isOwnIllness = wanted.classType === "SICK" && childSick === null;
	return isOwnIllness && classType === "LEAVE" && state === "APPROVED";
}
