import { minuteOf, secondOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Span } from "../facts.ts";
import { type AutoShiftSettings, isDueShift } from "../rules/auto-shift-to-tracking.ts";
import type { RuleBook } from "../rules/day-rules.ts";
import { absenceOn } from "./absence-span.ts";
import { isEmployedOn } from "./day-plan.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";
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

/** The entries that AUTOSHIFTTOTRACKING writes, the pauses of shifts as pauses. */
export function fillPlannedShifts(person: PersonFacts, book: RuleBook): PersonEntry[] {
	return dueShifts(person, book).flatMap(({ shift, state }) =>
		piecesOfShift(shift).map(({ classType, ...span }) =>
			entryOf(span, { classType, state, countsAsWorkingTime: false }),
		),
	);
}

/**
 * Standby that the plan says and that is over or begun: nobody books it. Where it counts as working time, it is work
 * wherever nothing else was booked, and none for who is absent; else it lies beside whatever was booked.
 */
export function plannedStandby(person: PersonFacts): PersonEntry[] {
	const { shifts, now } = person;
	return shifts
		.filter(({ classType, begin }) => classType === "SHIFT_STANDBY" && begin < now)
		.flatMap(({ begin, countsAsWorkingTime = false, ...shift }) => {
			const span = { begin, end: Math.min(shift.end, now) as EpochMinute };
			const spans = countsAsWorkingTime ? leftOf(span, person) : [span];
			const standby = { classType: "SHIFT_STANDBY", state: "APPROVED" } as const;
			return spans.map((one) => entryOf(one, { ...standby, countsAsWorkingTime }));
		});
}

/** What booked entries leave of a shift. */
function leftOf(whole: Span, { zone, entries, absences }: PersonFacts): Span[] {
	const day = localDayOf(whole.begin, zone);
	if (absences.some((one) => absenceOn(one, day))) return [];
	let left: Span[] = [whole];
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

/** The plan knows neither activity nor place. */
function entryOf(
	{ begin, end }: Span,
	kind: Pick<PersonEntry, "classType" | "state" | "countsAsWorkingTime">,
): PersonEntry {
	const nowhere = { activityId: null, workspaceId: null, unitId: null };
	return { begin: secondOf(begin), end: secondOf(end), ...kind, ...nowhere };
}
