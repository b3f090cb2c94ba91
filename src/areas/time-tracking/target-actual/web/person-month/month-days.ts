import {
	actualMinutesOf,
	creditMinutesOf,
	type DayMinutes,
	figureNames,
	pauseMinutesOf,
	sumsOf,
} from "#domain/working-time/day-minutes.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../../contract.ts";

export type PersonMonth = AnswerOf<typeof contract.getTargetActual>;
export type MonthDay = PersonMonth["days"][number];

/** A day as it stands in the month; minutes. */
export interface ShownDay {
	readonly day: MonthDay;
	/** Holidays, absences and what rules credit, together. */
	readonly creditMinutes: number;
	/** Null as long as the day is not over. */
	readonly balanceMinutes: number | null;
	/** Of the month up to this day. */
	readonly runningMinutes: number | null;
}

/**
 * The days with what they add up to.
 *
 * @param today civil day: it and those after it have no balance yet
 */
export function monthDays(days: readonly MonthDay[], today: string): readonly ShownDay[] {
	let running = 0;
	return days.map((day) => {
		const isOver = day.day < today;
		if (isOver) running += day.balanceMinutes;
		return {
			day,
			creditMinutes: creditMinutesOf(day),
			balanceMinutes: isOver ? day.balanceMinutes : null,
			runningMinutes: isOver ? running : null,
		};
	});
}

/** What a month comes to; while it runs also what it came to until yesterday: each line adds up. */
export function monthSums({ days, totals }: Pick<PersonMonth, "days" | "totals">, today: string) {
	const over = days.filter(({ day }) => day < today);
	const isRunning = over.length > 0 && over.length < days.length;
	const untilYesterday = { id: "untilYesterday", figures: sumsOf(over, figureNames) } as const;
	return [
		...(isRunning ? [untilYesterday] : []),
		{ id: isRunning ? "total" : null, figures: totals as DayMinutes },
	] as const;
}

/** Figures that stand in the table of days, of a day as of the month, each with the word of its id. */
export const figureColumns = [
	{ id: "pauseMinutes", of: pauseMinutesOf, look: "day-lesser" },
	{ id: "targetMinutes", of: (day) => day.targetMinutes, look: undefined },
	{ id: "workedMinutes", of: (day) => day.workedMinutes, look: "day-lesser" },
	{ id: "creditMinutes", of: creditMinutesOf, look: "day-lesser" },
	{ id: "actualMinutes", of: actualMinutesOf, look: "day-strong" },
] as const satisfies readonly {
	readonly id: string;
	readonly of: (day: DayMinutes) => number;
	readonly look: string | undefined;
}[];
