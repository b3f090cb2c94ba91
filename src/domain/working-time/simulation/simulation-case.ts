import type { SimulatedDay, SimulationAnswer } from "./simulation-answer.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

/** What is asked, and what of the answer is expected. */
export interface SimulationCase {
	readonly title: string;
	readonly given: SimulationQuestion;
	/** By date. */
	readonly days?: Readonly<Record<string, Partial<SimulatedDay>>>;
	readonly totals?: Partial<SimulationAnswer["totals"]>;
}

type Weekday = NonNullable<NonNullable<SimulationQuestion["worksheet"]>["weeks"]>[number][number];

/** The same day on some weekdays. */
export function week(
	weekdays: readonly number[],
	targetMinutes: number,
	more: Partial<Weekday> = {},
): Weekday[] {
	return weekdays.map((weekday) => ({ weekday, targetMinutes, ...more }));
}

export const mondayToFriday = [1, 2, 3, 4, 5];
export const officeWeek = { weeks: [week(mondayToFriday, 480)] };

/** Entries of one day in June 2026 in Berlin: "08:00-12:00", with a class behind it where it is not work. */
export function onDay(
	date: string,
	...entries: readonly string[]
): NonNullable<SimulationQuestion["trackings"]> {
	return entries.map((text) => {
		const [times = "", classType = "WORKTIME"] = text.split(" ");
		const [begin, end] = times.split("-");
		return {
			begin: `${date}T${begin}:00+02:00`,
			end: `${date}T${end}:00+02:00`,
			classType: classType as "WORKTIME",
		};
	});
}

/** Intervals of such a day in short: "WORK 08:00-12:00". */
export function shortIntervals(day: SimulatedDay | undefined): string[] {
	return (day?.intervals ?? []).map(
		({ begin, end, kind }) => `${kind} ${begin.slice(11, 16)}-${end.slice(11, 16)}`,
	);
}
