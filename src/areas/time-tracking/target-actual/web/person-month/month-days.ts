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
			creditMinutes: creditOf(day),
			balanceMinutes: isOver ? day.balanceMinutes : null,
			runningMinutes: isOver ? running : null,
		};
	});
}

export function creditOf(
	day: Pick<MonthDay, "holidayCreditMinutes" | "absenceCreditMinutes" | "extraMinutes">,
): number {
	return day.holidayCreditMinutes + day.absenceCreditMinutes + day.extraMinutes;
}
