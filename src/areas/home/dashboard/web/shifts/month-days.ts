import type { contract as calendar } from "#areas/home/my-calendar/contract.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";

type Answer = AnswerOf<typeof calendar.getCalendar>;

export interface MonthDay {
	readonly day: string;
	/** Of the month itself: others fill its first and last week. */
	readonly isOwn: boolean;
	readonly shifts: Answer["shifts"];
	/** Free, or away. */
	readonly note: string | null;
}

/** Weeks of a month from Monday to Sunday, each day with what is on it. */
export function weeksOf({ from, to }: DayRange, answer: Answer | undefined): MonthDay[][] {
	const weeks: MonthDay[][] = [];
	for (let monday = mondayOf(from); monday <= to; monday = (monday + 7) as LocalDay) {
		const days = Array.from({ length: 7 }, (_, nth) => (monday + nth) as LocalDay);
		weeks.push(days.map((day) => dayOf(day, day >= from && day <= to, answer)));
	}
	return weeks;
}

function dayOf(local: LocalDay, isOwn: boolean, answer: Answer | undefined): MonthDay {
	const day = isoOfDay(local);
	const holiday = answer?.holidays.find(({ date }) => date === day);
	const away = answer?.absences.find(
		({ from, to, state }) => state === "APPROVED" && from <= day && to >= day,
	);
	return {
		...{ day, isOwn },
		shifts: (answer?.shifts ?? []).filter((shift) => shift.day === day),
		note: away?.activity?.name ?? holiday?.name ?? null,
	};
}
