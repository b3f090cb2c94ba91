import type { EpochMinute, LocalDay, LocalMinute } from "../../time/quantities.ts";
import type { AbsenceFact, DayFacts, Span } from "../facts.ts";
import { absenceOn } from "./absence-span.ts";
import { breaksOn, spanOn } from "./local-span.ts";
import type { PersonFacts } from "./person-facts.ts";
import { type PlannedShift, plannedMinutes } from "./planned-shift.ts";
import { freeDay, type WorksheetDay, worksheetDay } from "./worksheet.ts";

/** What was meant to be on a day, before anything of it happened. */
export type DayPlan = Pick<
	DayFacts,
	| "isEmployed"
	| "targetMinutes"
	| "workingTime"
	| "coreTime"
	| "frameTime"
	| "breaks"
	| "holidayFactor"
	| "holidayKind"
	| "holidayWork"
	| "absences"
>;

const none: readonly never[] = [];

/** @param planned the shifts to work that begin on the day */
export function dayPlan(
	person: PersonFacts,
	planned: readonly PlannedShift[],
	day: LocalDay,
): DayPlan {
	const { zone } = person;
	const worksheet = person.worksheetOn(day);
	const sheet = worksheet === null ? freeDay : worksheetDay(worksheet, day);
	const isEmployed = isEmployedOn(person, day);
	const isByPlan = worksheet?.kind === "SHIFT";
	const target = isByPlan ? minutesPlanned(planned) : sheet.targetMinutes;
	const holiday = holidayOn(person, day);
	const absences = absencesOn(person, day);
	const isExcused = !isEmployed || holiday.holidayFactor > 0 || absences.length > 0;
	return {
		isEmployed,
		targetMinutes: isEmployed ? target : 0,
		workingTime: isByPlan
			? envelopeOf(planned)
			: sheet.workingTime && spanOn(day, sheet.workingTime, zone),
		coreTime: isExcused ? null : coreTimeOf(person, sheet, day),
		frameTime: sheet.frameTime && spanOn(day, sheet.frameTime, zone),
		breaks: sheet.breaks.length === 0 ? none : breaksOn(day, sheet, zone),
		...holiday,
		absences,
	};
}

export function isEmployedOn({ entryDay, exitDay }: PersonFacts, day: LocalDay): boolean {
	return (entryDay === null || day >= entryDay) && (exitDay === null || day <= exitDay);
}

function minutesPlanned(planned: readonly PlannedShift[]): number {
	return planned.reduce((sum, shift) => sum + plannedMinutes(shift), 0);
}

function envelopeOf(planned: readonly PlannedShift[]): Span | null {
	const [first, ...others] = planned;
	if (first === undefined) return null;
	return others.reduce<Span>(
		(span, { begin, end }) => ({
			begin: Math.min(begin, span.begin) as EpochMinute,
			end: Math.max(end, span.end) as EpochMinute,
		}),
		{ begin: first.begin, end: first.end },
	);
}

/** Of two holidays on one day the longer counts, and the one by law before one that is merely kept. */
function holidayOn(
	{ holidaysOn, holidayWorkOn }: PersonFacts,
	day: LocalDay,
): Pick<DayFacts, "holidayFactor" | "holidayKind" | "holidayWork"> {
	let holidayFactor: DayFacts["holidayFactor"] = 0;
	let holidayKind: DayFacts["holidayKind"] = null;
	for (const { factor, kind } of holidaysOn(day)) {
		if (factor > holidayFactor) holidayFactor = factor;
		if (holidayKind !== "PUBLIC") holidayKind = kind;
	}
	if (holidayFactor === 0 || holidayWorkOn === undefined) return { holidayFactor, holidayKind };
	return { holidayFactor, holidayKind, holidayWork: holidayWorkOn(day) };
}

function absencesOn({ absences }: PersonFacts, day: LocalDay): readonly AbsenceFact[] {
	if (absences.length === 0) return none;
	return absences.flatMap((span) => absenceOn(span, day) ?? none);
}

/** Nobody misses what is not yet over. */
function coreTimeOf(
	{ zone, now }: PersonFacts,
	{ coreTime }: WorksheetDay,
	day: LocalDay,
): DayFacts["coreTime"] {
	if (coreTime === null || spanOn(day, coreTime, zone).end > now) return null;
	const { begin, end } = coreTime;
	return { begin, end: end > begin ? end : ((end + 1440) as LocalMinute) };
}
