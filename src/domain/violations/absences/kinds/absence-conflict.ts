import { type GivingWay, giveWay } from "../../../absences/absence-range.ts";
import { isoOfDay } from "../../../time/iso-day.ts";
import type { AbsenceClass } from "../../../working-time/facts.ts";
import {
	type AbsenceFacts,
	information,
	type OtherAbsence,
	type Rule,
	warning,
} from "../absence-facts.ts";
import { givesLeaveBack } from "./other-absences.ts";

export interface AbsenceConflict extends Rule {
	readonly code: "ABSENCE_CONFLICT";
	readonly absenceId: string;
	readonly from: string;
	readonly to: string;
	readonly classType: AbsenceClass;
	/** How the other makes room for what is wanted; null where nothing is done by itself. */
	readonly solution: GivingWay["kind"] | null;
}

/** Of absences at the same time one makes room for the other. */
export function absenceConflict(facts: AbsenceFacts): AbsenceConflict[] {
	return facts.others
		.filter((other) => !givesLeaveBack(facts, other))
		.map((other) => conflict(facts.wanted, other));
}

function conflict(wanted: AbsenceFacts["wanted"], other: OtherAbsence): AbsenceConflict {
	const { id: absenceId, range, classType, state } = other;
	const isFree = [wanted, other].some((one) => one.isByHours || !one.exclusive);
	const isBesideSickness = (wanted.classType === "SICK") !== (classType === "SICK");
	const givesWay = state === "APPROVED" && !isFree && !isBesideSickness;
	return {
		code: "ABSENCE_CONFLICT",
		...(isFree ? information : warning),
		absenceId,
		from: isoOfDay(range.from),
		to: isoOfDay(range.to),
		classType,
		solution: givesWay ? giveWay(range, wanted.range).kind : null,
	};
}
