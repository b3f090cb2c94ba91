import { minuteOf, secondOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Span } from "../facts.ts";
import {
	type AutoShiftSettings,
	isDueShift,
} from "../rules/auto-shift-to-tracking.ts";
import type { RuleBook } from "../rules/day-rules.ts";
import { absenceOn } from "./absence-span.ts";
import { isEmployedOn } from "./day-plan.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";
import { isWorkShift, type PlannedShift } from "./planned-shift.ts";

/**
 * The entries that AUTOSHIFTTOTRACKING writes: each planned shift where nothing was booked and nobody was absent, its
 * pauses as pauses.
 */
export function fillPlannedShifts(
	person: PersonFacts,
	book: RuleBook,
): PersonEntry[] {
	const booked = person.entries.map(({ begin, end }) => ({
		begin: minuteOf(begin),
		end: minuteOf(end),
	}));
	return person.shifts.filter(isWorkShift).flatMap((shift) => {
		const day = localDayOf(shift.begin, person.zone);
		const rule = book(day).autoShift?.settings;
		if (rule === undefined || !isEmployedOn(person, day)) return [];
		const isAbsent = person.absences.some((one) => absenceOn(one, day));
		return !isAbsent && isDueShift(shift, booked, rule, person.now)
			? entriesOf(shift, rule.state)
			: [];
	});
}

function entriesOf(
	{ begin, end, pauses }: PlannedShift,
	state: AutoShiftSettings["state"],
): PersonEntry[] {
	const entries: PersonEntry[] = [];
	let reached = begin;
	const add = (classType: "WORKTIME" | "PAUSE", until: EpochMinute) => {
		if (until <= reached) return;
		const span = { begin: reached, end: until };
		entries.push(entryOf(span, classType, state));
		reached = until;
	};
	for (const pause of pauses) {
		add("WORKTIME", pause.begin);
		add("PAUSE", pause.end);
	}
	add("WORKTIME", end);
	return entries;
}

function entryOf(
	{ begin, end }: Span,
	classType: "WORKTIME" | "PAUSE",
	state: AutoShiftSettings["state"],
): PersonEntry {
	return {
		begin: secondOf(begin),
		end: secondOf(end),
		classType,
		state,
		countsAsWorkingTime: false,
		activityId: null,
		workspaceId: null,
		unitId: null,
	};
}
