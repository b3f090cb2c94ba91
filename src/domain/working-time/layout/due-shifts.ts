import { minuteOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Span } from "../facts.ts";
import { type AutoShiftSettings, isDueShift } from "../rules/auto-shift-to-tracking.ts";
import type { RuleBook } from "../rules/day-rules.ts";
import { absenceOn } from "./absence-span.ts";
import { isEmployedOn } from "./day-plan.ts";
import type { PersonFacts } from "./person-facts.ts";
import { isWorkShift, type PlannedShift } from "./planned-shift.ts";

/** A planned shift that is to become an entry, in a state. */
export interface DueShift<Shift extends PlannedShift = PlannedShift> {
	readonly shift: Shift;
	readonly state: AutoShiftSettings["state"];
}

/**
 * The shifts that AUTOSHIFTTOTRACKING makes entries of: over with their grace, where nothing was booked and nobody was
 * absent. Of shifts that overlap the first alone.
 */
export function dueShifts<Shift extends PlannedShift>(
	person: Omit<PersonFacts, "shifts"> & { readonly shifts: readonly Shift[] },
	book: RuleBook,
): DueShift<Shift>[] {
	// standby is nobody's booking
	const booked: Span[] = person.entries
		.filter(({ classType }) => classType !== "SHIFT_STANDBY")
		.map(({ begin, end }) => ({ begin: minuteOf(begin), end: minuteOf(end) }));
	return person.shifts.filter(isWorkShift).flatMap((shift) => {
		const day = localDayOf(shift.begin, person.zone);
		const rule = book(day).autoShift?.settings;
		if (rule === undefined || !isEmployedOn(person, day)) return [];
		const isAbsent = person.absences.some((one) => absenceOn(one, day));
		if (isAbsent || !isDueShift(shift, booked, rule, person.now)) return [];
		booked.push(shift);
		return [{ shift, state: rule.state }];
	});
}

export interface ShiftPiece extends Span {
	readonly classType: "WORKTIME" | "PAUSE";
}

/** The work and the pauses of a planned shift, in their order. */
export function piecesOfShift({ begin, end, pauses }: PlannedShift): ShiftPiece[] {
	const pieces: ShiftPiece[] = [];
	let reached = begin;
	const add = (classType: ShiftPiece["classType"], until: EpochMinute) => {
		if (until <= reached) return;
		pieces.push({ begin: reached, end: until, classType });
		reached = until;
	};
	for (const pause of pauses) {
		add("WORKTIME", pause.begin);
		add("PAUSE", pause.end);
	}
	add("WORKTIME", end);
	return pieces;
}
