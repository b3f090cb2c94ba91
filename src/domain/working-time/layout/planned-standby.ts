import { minuteOf, secondOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Span } from "../facts.ts";
import { absenceOn } from "./absence-span.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";
import type { PlannedShift } from "./planned-shift.ts";

/**
 * Standby that the plan says and that is over or begun: nobody books it. Where it counts as working time, it is work
 * wherever nothing else was booked, and none for who is absent; else it lies beside whatever was booked.
 */
export function plannedStandby(person: PersonFacts): PersonEntry[] {
	const { shifts, now } = person;
	return shifts
		.filter(({ classType, begin }) => {
			return classType === "SHIFT_STANDBY" && begin < now;
		})
		.flatMap((shift) => {
			const { begin } = shift;
			const end = Math.min(shift.end, now) as EpochMinute;
			const isWork = shift.countsAsWorkingTime === true;
			const spans = isWork ? leftOf(shift, end, person) : [{ begin, end }];
			return spans.map((span) => entryOf(span, isWork));
		});
}

/** What booked entries leave of a shift. */
function leftOf(
	shift: PlannedShift,
	end: EpochMinute,
	{ zone, entries, absences }: PersonFacts,
): Span[] {
	const day = localDayOf(shift.begin, zone);
	if (absences.some((one) => absenceOn(one, day))) return [];
	let left: Span[] = [{ begin: shift.begin, end }];
	for (const entry of entries) {
		if (entry.state !== "APPROVED" || entry.classType === "SHIFT_STANDBY") continue;
		const begun = minuteOf(entry.begin);
		const ended = minuteOf(entry.end);
		left = left.flatMap((span) => [
			...spanOf(span.begin, Math.min(span.end, begun)),
			...spanOf(Math.max(span.begin, ended), span.end),
		]);
	}
	return left;
}

function spanOf(begin: number, end: number): Span[] {
	return begin < end ? [{ begin: begin as EpochMinute, end: end as EpochMinute }] : [];
}

function entryOf({ begin, end }: Span, isWork: boolean): PersonEntry {
	return {
		begin: secondOf(begin),
		end: secondOf(end),
		classType: "SHIFT_STANDBY",
		state: "APPROVED",
		countsAsWorkingTime: isWork,
		activityId: null,
		workspaceId: null,
		unitId: null,
	};
}
