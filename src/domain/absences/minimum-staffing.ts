import type { DayCost } from "../leave/day-cost.ts";
import { isoOfDay } from "../time/iso-day.ts";
import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";

/** People of a department that have to be there from a day on: on Monday to Sunday, and last on a public holiday. */
export interface MinimumStaffing {
	readonly from: string;
	readonly people: readonly number[];
}

/** Zero where nobody is needed. @param minimums of one department, the earliest first */
export function neededOn(
	minimums: readonly MinimumStaffing[],
	day: LocalDay,
	isHoliday: boolean,
): number {
	const written = isoOfDay(day);
	const current = minimums.findLast(({ from }) => from <= written);
	return current?.people[isHoliday ? 7 : weekdayOf(day) - 1] ?? 0;
}

interface Away {
	readonly userId: string;
	readonly from: string;
	readonly to: string;
}

/** A department around somebody who wants to be away. */
export interface Staffing {
	readonly minimums: readonly MinimumStaffing[];
	/** How many belong to it, herself among them. */
	readonly people: number;
	/** Absences of the others that count. */
	readonly away: readonly Away[];
}

/** A day on which fewer are left than needed. */
export interface ShortDay {
	readonly day: string;
	/** With who wants to be away, and without her. */
	readonly before: number;
	readonly present: number;
	readonly needed: number;
}

/** How many others are there on a day; who is away for half of it is away. */
export function othersPresent({ people, away }: Omit<Staffing, "minimums">, day: string): number {
	const those = away.filter(({ from, to }) => from <= day && day <= to);
	return people - 1 - new Set(those.map(({ userId }) => userId)).size;
}

/** Of the days of an absence on which she would have worked. */
export function shortDays(
	staffing: Staffing,
	costs: readonly (DayCost & { readonly day: LocalDay })[],
): ShortDay[] {
	return costs
		.filter(({ cost }) => cost > 0)
		.map(({ day: localDay, reason }) => {
			const day = isoOfDay(localDay);
			const needed = neededOn(staffing.minimums, localDay, reason === "HOLIDAY");
			const present = othersPresent(staffing, day);
			return { day, before: present + 1, present, needed };
		})
		.filter(({ present, needed }) => present < needed);
}
