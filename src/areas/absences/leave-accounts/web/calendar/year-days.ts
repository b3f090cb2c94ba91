import { dayOfDate } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { monthWeeks } from "#kit/ui/calendar/layout/month-weeks.ts";
import type { LeaveCalendar } from "../../contract/calendar.ts";

type Absence = LeaveCalendar["absences"][number];
type Free = LeaveCalendar["free"][number];
type Barrier = LeaveCalendar["barriers"][number];

/** What is to be seen on a day. */
export interface YearDay {
	/** Civil day. */
	readonly date: string;
	readonly number: number;
	readonly free: Free | undefined;
	readonly absence: Absence | undefined;
	/** The half of the day that it takes; undefined: all of it. */
	readonly half: "FIRST_HALF" | "SECOND_HALF" | undefined;
	readonly barrier: Barrier | undefined;
	readonly isToday: boolean;
}

export interface YearMonth {
	/** Its first day. */
	readonly day: LocalDay;
	/** Day that Tab leads to, arrows lead on: today, else where the first absence begins, else the first day of work. */
	readonly entry: string | undefined;
	/** Weeks from Monday to Sunday; undefined on days of other months. */
	readonly weeks: readonly {
		readonly week: number;
		readonly days: readonly (YearDay | undefined)[];
	}[];
}

/** The year by months and weeks. */
export function yearMonths(shown: LeaveCalendar): readonly YearMonth[] {
	const free = new Map(shown.free.map((one) => [one.date, one]));
	const absences = byDay(shown.absences);
	const barriers = byDay(shown.barriers);
	const dayOf = (day: LocalDay, first: LocalDay): YearDay => {
		const date = isoOfDay(day);
		const absence = absences.get(date);
		return {
			date,
			number: day - first + 1,
			free: free.get(date),
			absence,
			half: absence && halfOn(absence, date),
			barrier: barriers.get(date),
			isToday: date === shown.today,
		};
	};
	return Array.from({ length: 12 }, (_, nth) => {
		const first = dayOfDate({ year: shown.year, month: nth + 1, day: 1 });
		const month = isoOfDay(first).slice(0, 7);
		const weeks = monthWeeks(first).map(({ week, days }) => ({
			week,
			days: days.map((day) => (isoOfDay(day).startsWith(month) ? dayOf(day, first) : undefined)),
		}));
		const entry = entryOf(weeks.flatMap(({ days }) => days).filter((day) => day !== undefined));
		return { day: first, entry, weeks };
	});
}

function entryOf(days: readonly YearDay[]): string | undefined {
	const employed = days.filter(({ free }) => free?.kind !== "OUTSIDE_EMPLOYMENT");
	const entry =
		employed.find(({ isToday }) => isToday) ??
		employed.find(({ absence }) => absence !== undefined) ??
		employed.find(({ free }) => free === undefined) ??
		employed[0];
	return entry?.date;
}

/** What holds on each day; of several the first. */
function byDay<One extends { readonly from: string; readonly to: string }>(
	all: readonly One[],
): ReadonlyMap<string, One> {
	const found = new Map<string, One>();
	for (const one of all)
		for (let day = dayOfIso(one.from); day <= dayOfIso(one.to); day = (day + 1) as LocalDay) {
			const date = isoOfDay(day);
			if (!found.has(date)) found.set(date, one);
		}
	return found;
}

function halfOn({ from, to, fromPart, toPart }: Absence, date: string): YearDay["half"] {
	const part = date === from && fromPart !== "WHOLE" ? fromPart : date === to ? toPart : "WHOLE";
	return part === "WHOLE" ? undefined : part;
}
