import type { ChangedDay } from "./changed-days.ts";

/** So many examples are shown. */
export const mostExamples = 5;

/**
 * One day of each of several people before a second one of anybody: days that are over before days to come, among them
 * those whose balance changes most, then the nearest.
 *
 * @param today civil day
 */
export function chooseExamples(days: readonly ChangedDay[], today: string): ChangedDay[] {
	const order = inOrder(today);
	const byPerson = Map.groupBy(days, ({ userId }) => userId);
	const ranked = [...byPerson.values()].flatMap((own) =>
		own.toSorted(order).map((one, nth) => ({ one, nth })),
	);
	return ranked
		.sort((a, b) => a.nth - b.nth || order(a.one, b.one))
		.slice(0, mostExamples)
		.map(({ one }) => one);
}

function inOrder(today: string): (one: ChangedDay, other: ChangedDay) => number {
	const isOver = ({ day }: ChangedDay) => day < today;
	return (one, other) => {
		if (isOver(one) !== isOver(other)) return isOver(one) ? -1 : 1;
		const byDay = one.day < other.day ? -1 : Number(one.day > other.day);
		return weightOf(other) - weightOf(one) || (isOver(one) ? -byDay : byDay);
	};
}

function weightOf({ before, after }: ChangedDay): number {
	return Math.abs(after.balanceMinutes - before.balanceMinutes);
}
