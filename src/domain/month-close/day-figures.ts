import { figureNames, sumsOf } from "../working-time/day-minutes.ts";

/** Raised whenever the same facts and rules come to other figures than before; kept with every closed month. */
export const engineVersion = 1;

/** What is kept of a day, and compared with what it comes to now; minutes, leave in days. */
export const dayFigures = [...figureNames, "leaveDays"] as const;
export type DayFigures = Readonly<Record<(typeof dayFigures)[number], number>>;

/** Of some days together. */
export function sumOfDays(days: readonly DayFigures[]): DayFigures {
	return sumsOf(days, dayFigures);
}

/** The figures that differ, by name: now less frozen. */
export function changedFigures(frozen: DayFigures, now: DayFigures): Partial<DayFigures> {
	const changes = dayFigures
		.map((name) => [name, now[name] - frozen[name]] as const)
		.filter(([, change]) => change !== 0);
	return Object.fromEntries(changes);
}
