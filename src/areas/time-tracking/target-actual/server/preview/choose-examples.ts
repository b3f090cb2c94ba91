import type { ChangedDay } from "./changed-days.ts";

/** So many examples are shown. */
export const mostExamples = 5;

/** The days whose balance changes most: one of each of several people before a second one of anybody. */
export function chooseExamples(days: readonly ChangedDay[]): ChangedDay[] {
	const byPerson = Map.groupBy(days, ({ userId }) => userId);
	const ranked = [...byPerson.values()].flatMap((own) =>
		own.toSorted(byWeight).map((one, nth) => ({ one, nth })),
	);
	return ranked
		.sort((a, b) => a.nth - b.nth || byWeight(a.one, b.one))
		.slice(0, mostExamples)
		.map(({ one }) => one);
}

/** The later day where two weigh the same. */
function byWeight(one: ChangedDay, other: ChangedDay): number {
	return weightOf(other) - weightOf(one) || (one.day < other.day ? 1 : -1);
}

function weightOf({ before, after }: ChangedDay): number {
	return Math.abs(after.balanceMinutes - before.balanceMinutes);
}
