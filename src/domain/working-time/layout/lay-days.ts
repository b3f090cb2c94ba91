import { dayBounds } from "../../time/day-bounds.ts";
import { minuteOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { DayRange } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { DayFacts, ShiftFact, WorkFact } from "../facts.ts";
import { type AttributedShift, type Attribution, attributeShifts } from "./attribute-shifts.ts";
import { dayPlan } from "./day-plan.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";
import { isWorkShift, type PlannedShift } from "./planned-shift.ts";

const none: readonly never[] = [];

/** The facts of each day of a range, in order: what was planned and what was booked. */
export function layDays(person: PersonFacts, range: DayRange): DayFacts[] {
	const { zone } = person;
	const { attributed, shifts, planned, standby, sick, pending } = groupByDay(person);
	const days: DayFacts[] = [];
	const begun = attributed.filter(({ shift }) => shift.beginsHere);
	let passed = 0;
	for (let day = range.from; day <= range.to; day = (day + 1) as LocalDay) {
		while ((begun[passed]?.day ?? day) < day) passed++;
		days.push({
			day,
			...dayBounds(day, zone),
			zone,
			...dayPlan(person, planned.get(day) ?? none, day),
			shifts: shifts.get(day) ?? none,
			earlierShift: begun[passed - 1]?.shift ?? null,
			standby: standby.get(day) ?? none,
			sickMinutes: sick.get(day) ?? 0,
			pendingMinutes: pending.get(day) ?? 0,
		});
	}
	return days;
}

/** What lies on single days. */
interface ByDay {
	/** In order of time, over all days. */
	readonly attributed: readonly AttributedShift[];
	readonly shifts: ReadonlyMap<LocalDay, readonly ShiftFact[]>;
	/** Shifts of the plan to be worked. */
	readonly planned: ReadonlyMap<LocalDay, readonly PlannedShift[]>;
	readonly standby: ReadonlyMap<LocalDay, readonly WorkFact[]>;
	readonly sick: ReadonlyMap<LocalDay, number>;
	readonly pending: ReadonlyMap<LocalDay, number>;
}

/** A person's entries and shifts by the day that they belong to. */
function groupByDay(person: PersonFacts): ByDay {
	const { zone, shiftGapMinutes, entries } = person;
	const isSplit = (day: LocalDay) => person.worksheetOn(day)?.attribution === "SPLIT";
	const attribution = {
		zone,
		shiftGapMinutes:
			typeof shiftGapMinutes === "number"
				? shiftGapMinutes
				: ({ begin }: WorkFact) => shiftGapMinutes(localDayOf(minuteOf(begin), zone)),
		isSplit,
	};
	const approved = entries.filter(({ state }) => state === "APPROVED");
	const attributed = attributeShifts(approved.filter(isWork), attribution);
	const sick = approved.filter(({ classType }) => classType === "WORKTIME_SICK");
	return {
		attributed,
		shifts: shiftsByDay(attributed),
		planned: Map.groupBy(person.shifts.filter(isWorkShift), ({ begin }) => localDayOf(begin, zone)),
		standby: Map.groupBy(approved.filter(isMereStandby) as readonly WorkFact[], ({ begin }) =>
			localDayOf(minuteOf(begin), zone),
		),
		// alone each is a run of its own, however near to the next
		sick: minutesByDay(
			attributeShifts(sick as readonly WorkFact[], { ...attribution, shiftGapMinutes: 0 }),
			() => true,
		),
		pending: pendingByDay(entries, attribution),
	};
}

type BookedWork = PersonEntry & WorkFact;

function isWork(entry: PersonEntry): entry is BookedWork {
	return entry.classType !== "WORKTIME_SICK" && !isMereStandby(entry);
}

function isMereStandby({ classType, countsAsWorkingTime }: PersonEntry): boolean {
	return classType === "SHIFT_STANDBY" && !countsAsWorkingTime;
}

/** What nobody approved yet lies on the day of the shift that it would belong to. */
function pendingByDay(
	entries: readonly PersonEntry[],
	attribution: Attribution,
): ReadonlyMap<LocalDay, number> {
	const isPending = (entry: WorkFact) =>
		(entry as BookedWork).state === "REQUESTED" && entry.classType !== "PAUSE";
	const work = entries.filter(isWork);
	if (!work.some(isPending)) return new Map();
	return minutesByDay(attributeShifts(work, attribution), isPending);
}

function minutesByDay(
	attributed: readonly AttributedShift[],
	isCounted: (entry: WorkFact) => boolean,
): ReadonlyMap<LocalDay, number> {
	const minutes = new Map<LocalDay, number>();
	for (const { day, shift } of attributed) {
		for (const entry of shift.entries.filter(isCounted)) {
			const added = minuteOf(entry.end) - minuteOf(entry.begin);
			minutes.set(day, (minutes.get(day) ?? 0) + added);
		}
	}
	return minutes;
}

function shiftsByDay(
	attributed: readonly AttributedShift[],
): ReadonlyMap<LocalDay, readonly ShiftFact[]> {
	const shifts = new Map<LocalDay, ShiftFact[]>();
	for (const { day, shift } of attributed) {
		const found = shifts.get(day);
		if (found === undefined) shifts.set(day, [shift]);
		else found.push(shift);
	}
	return shifts;
}
