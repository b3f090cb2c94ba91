import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DayCoverage, HourCoverage } from "../timeline-given.ts";
import { weekCells } from "./head-cells.ts";

/** A cell of the foot: a day, one of its hours, or the lowest day of a week. */
export interface CoverCell extends DayRange {
	/** Of an hour. */
	readonly hour?: number;
	readonly count: number;
	readonly needed: number | undefined;
	/** How many lack. */
	readonly missing: number;
	readonly isShort: boolean;
	readonly lacks: string | undefined;
	/** Of the highest that is shown, 0 to 1; where the need stands too. */
	readonly share: number;
	readonly neededShare: number | undefined;
}

/** How many are there on each day, or in each week on its lowest day: the one that lacks most, then the one with the fewest. */
export function coverCells(
	days: readonly DayCoverage[],
	range: DayRange,
	by: "day" | "week",
): readonly CoverCell[] {
	const shown = days.filter(({ day }) => day >= range.from && day <= range.to);
	const known = new Map(shown.map((one) => [one.day, one]));
	const most = highestOf(shown);
	const cells = by === "week" ? weekCells(range) : shown.map(({ day }) => ({ from: day, to: day }));
	return cells.flatMap(({ from, to }) => {
		const lowest = lowestOf(from, to, known);
		return lowest === undefined ? [] : [{ from, to, ...shares(lowest, most) }];
	});
}

/** Hours of the days shown. */
export function hourCells(hours: readonly HourCoverage[], range: DayRange): readonly CoverCell[] {
	const shown = hours.filter(({ day }) => day >= range.from && day <= range.to);
	const most = highestOf(shown);
	return shown.map((one) => ({
		...{ from: one.day, to: one.day, hour: one.hour },
		...shares(one, most),
	}));
}

const highestOf = (shown: readonly DayCoverage[]) =>
	Math.max(1, ...shown.map(({ count, needed = 0 }) => Math.max(count, needed)));

export function missingOf({ count, needed = 0, missing }: DayCoverage): number {
	return missing ?? Math.max(0, needed - count);
}

/** Whether fewer are there than needed, be it in one place alone. */
export function isShortDay(one: DayCoverage): boolean {
	return one.lacks !== undefined || missingOf(one) > 0;
}

function shares(one: DayCoverage, most: number) {
	const { count, needed, lacks } = one;
	return {
		count,
		needed,
		lacks,
		isShort: isShortDay(one),
		missing: missingOf(one),
		share: count / most,
		neededShare: needed === undefined ? undefined : needed / most,
	};
}

function lowestOf(from: LocalDay, to: LocalDay, known: ReadonlyMap<LocalDay, DayCoverage>) {
	let lowest: DayCoverage | undefined;
	for (let day = from; day <= to; day++) {
		const one = known.get(day);
		if (one === undefined) continue;
		const isLower =
			lowest === undefined ||
			spare(one) < spare(lowest) ||
			(spare(one) === spare(lowest) && one.count < lowest.count);
		if (isLower) lowest = one;
	}
	return lowest;
}

/** How many more are there than needed; where nothing is needed nothing lacks. */
function spare(one: DayCoverage): number {
	const { count, needed, lacks } = one;
	const missing = missingOf(one);
	if (missing > 0) return -missing;
	const all = needed === undefined ? Number.MAX_SAFE_INTEGER : count - needed;
	return lacks === undefined ? all : Math.min(all, -1);
}
