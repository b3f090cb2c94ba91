import { isoOfDay } from "../../../time/iso-day.ts";
import { type AbsenceFacts, information, type Rule } from "../absence-facts.ts";
import { givesLeaveBack } from "./other-absences.ts";

export interface SickDuringLeave extends Rule {
	readonly code: "SICK_DURING_LEAVE";
	readonly absenceId: string;
	readonly from: string;
	readonly to: string;
}

/** Days of leave that are given back once the illness is confirmed. */
export function sickDuringLeave(facts: AbsenceFacts): SickDuringLeave[] {
	return facts.others
		.filter((other) => givesLeaveBack(facts, other))
		.map(({ id, range: { from, to } }) => ({
			code: "SICK_DURING_LEAVE",
			...information,
			absenceId: id,
			from: isoOfDay(from),
			to: isoOfDay(to),
		}));
}
