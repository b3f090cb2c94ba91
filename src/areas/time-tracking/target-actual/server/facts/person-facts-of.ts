import { absentMinutes } from "#domain/absences/absent-minutes.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute, EpochSecond, LocalDay } from "#domain/time/quantities.ts";
import { type Zone, zoneOf } from "#domain/time/zone.ts";
import type { Span } from "#domain/working-time/facts.ts";
import { usualHolidayWork } from "#domain/working-time/holiday-work.ts";
import type { AbsenceSpan } from "#domain/working-time/layout/absence-span.ts";
import type { PersonEntry, PersonFacts } from "#domain/working-time/layout/person-facts.ts";
import { plannedStandby } from "#domain/working-time/layout/planned-entries.ts";
import type { PlannedShift } from "#domain/working-time/layout/planned-shift.ts";
import { usualShiftGap } from "#domain/working-time/timeline/shifts-of.ts";
import type { Reckoning } from "../reckoning.ts";
import type { PersonRow } from "../sql/people.ts";
import type { AbsenceRow, EntryRow, ShiftRow } from "../sql/timeline.ts";
import { heldOn } from "./dated-rows.ts";
import type { PersonInput } from "./day-input.ts";
import { settingOf, valueOn } from "./place-settings.ts";
import { worksheetsOf } from "./worksheets-of.ts";

/** Results are those of whole days, whenever they are computed: every day counts as over. */
const afterAll = Number.MAX_SAFE_INTEGER as EpochMinute;

/** A person as the engine sees her, whose employment is still to be said. */
export type PersonBase = Omit<PersonFacts, "entryDay" | "exitDay">;

export function personFactsOf(
	{ person, entries, absences, shifts }: PersonInput,
	reckoning: Reckoning,
): PersonBase {
	const zone = zoneOf(person.zone);
	const base: PersonBase = {
		zone,
		shiftGapMinutes: shiftGapOf(person, reckoning),
		now: afterAll,
		worksheetOn: worksheetsOf(person, reckoning.templates),
		holidaysOn: reckoning.holidaysAt(person.siteId),
		...holidayWorkOf(person, reckoning),
		entries: entries.map((entry) => entryOf(entry, person)),
		absences: absences.map((one) => absenceOf(one, zone)),
		shifts: shifts.map(shiftOf),
	};
	const standby = plannedStandby({ ...base, entryDay: null, exitDay: null });
	return standby.length === 0 ? base : { ...base, entries: [...base.entries, ...standby] };
}

/** How far entries of one shift may lie apart, as it is set at the person's place. */
function shiftGapOf(person: PersonRow, { company }: Reckoning): PersonFacts["shiftGapMinutes"] {
	const values = settingOf(person, company, "timetracking.shiftGapMinutes");
	return values.length === 0
		? usualShiftGap
		: (day) => valueOn(values, day)?.minutes ?? usualShiftGap;
}

/** What work on holidays does to their credit, as it is set at the person's place; nothing where nobody has set it. */
function holidayWorkOf(
	person: PersonRow,
	{ company }: Reckoning,
): Pick<PersonFacts, "holidayWorkOn"> {
	const values = settingOf(person, company, "timetracking.holidayWork");
	if (values.length === 0) return {};
	return { holidayWorkOn: (day) => valueOn(values, day)?.mode ?? usualHolidayWork };
}

/** The primary unit of a day; that of today where none was kept. */
export function unitOn({ units, unitId }: PersonRow, day: string): string {
	return heldOn(units, day)?.unitId ?? unitId;
}

function entryOf(row: EntryRow, person: PersonRow): PersonEntry {
	return {
		begin: row.begin as EpochSecond,
		end: row.end as EpochSecond,
		classType: row.classType as PersonEntry["classType"],
		state: row.state,
		countsAsWorkingTime: false,
		activityId: row.activityId,
		workspaceId: null,
		unitId: unitOn(person, row.day),
	};
}

function absenceOf(row: AbsenceRow, zone: Zone): AbsenceSpan {
	const { beginMinute: begin, endMinute: end } = row;
	const from = dayOfIso(row.from);
	return {
		from,
		to: dayOfIso(row.to),
		classType: row.classType,
		beginPart: row.fromPart,
		endPart: row.toPart,
		dayFactor: null,
		minutes: begin === null || end === null ? null : absentMinutes(from, { begin, end }, zone),
		creditsTime: row.creditsTime,
	};
}

/** As the engine sees it, with its id. */
export function shiftOf(row: ShiftRow): PlannedShift & { readonly id: string } {
	return {
		id: row.id,
		begin: row.begin as EpochMinute,
		end: row.end as EpochMinute,
		pauses: [
			...pauseOf(row.pause1, row.pause1Minutes),
			...pauseOf(row.pause2, row.pause2Minutes),
		].sort((one, other) => one.begin - other.begin),
		classType: row.classType as PlannedShift["classType"],
		countsAsWorkingTime: row.countsAsWorkingTime,
	};
}

function pauseOf(begin: number | null, minutes: number | null): Span[] {
	return begin === null || minutes === null
		? []
		: [{ begin: begin as EpochMinute, end: (begin + minutes) as EpochMinute }];
}

/** Days of which a person's employments are the same. */
export interface EmploymentDays {
	readonly entryDay: LocalDay | null;
	readonly exitDay: LocalDay | null;
}

/** After everything: nobody is employed who begins then. */
const never = Number.MAX_SAFE_INTEGER as LocalDay;

/** The employment of a day; who never had one is employed as her own dates say. */
export function employmentOn(
	{ employments, entryDate, exitDate }: PersonRow,
	day: string,
): EmploymentDays {
	const held = heldOn(employments, day);
	if (held !== undefined) return { entryDay: dayOfIso(held.from), exitDay: dayOrNull(held.to) };
	return employments.length > 0
		? { entryDay: never, exitDay: null }
		: { entryDay: dayOrNull(entryDate), exitDay: dayOrNull(exitDate) };
}

function dayOrNull(day: string | null): LocalDay | null {
	return day === null ? null : dayOfIso(day);
}
