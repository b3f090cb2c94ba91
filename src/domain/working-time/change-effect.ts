import type { LocalDay } from "../time/quantities.ts";

/** A day as far as it shows what a change does. */
export interface DayStand {
	readonly day: LocalDay;
	readonly balanceMinutes: number;
	/** Working time as the law counts it. */
	readonly netMinutes: number;
	/** What the law allows at most on the day; null where it sets no limit for the person. */
	readonly maximumMinutes: number | null;
}

/** The longest working time of a day, before a change and with it. */
export interface MaximumChange {
	readonly day: LocalDay;
	readonly limitMinutes: number;
	readonly beforeMinutes: number;
	readonly afterMinutes: number;
}

export interface ChangeEffect {
	/** How far the balances of days that are over move together; null where none of the changed days is over. */
	readonly balanceMinutes: number | null;
	/** Of the changed day that goes furthest over its limit, or comes nearest to it; null where the law sets none. */
	readonly maximum: MaximumChange | null;
}

/**
 * What a change does to days, by the same days computed without it and with it.
 *
 * @param counted days whose balances count: from the opening of the account, up to the day before today
 */
export function changeEffect(
	before: readonly DayStand[],
	after: readonly DayStand[],
	counted: { readonly from: LocalDay; readonly to: LocalDay },
): ChangeEffect {
	const pairs = before.map((one, nth) => ({ one, other: after[nth] as DayStand }));
	const changed = pairs.filter(
		({ one, other }) =>
			one.netMinutes !== other.netMinutes || one.balanceMinutes !== other.balanceMinutes,
	);
	const over = changed.filter(({ one }) => one.day >= counted.from && one.day <= counted.to);
	return {
		balanceMinutes:
			over.length === 0
				? null
				: over.reduce((sum, { one, other }) => sum + other.balanceMinutes - one.balanceMinutes, 0),
		maximum: furthest(changed.flatMap(maximumOf)),
	};
}

interface Pair {
	readonly one: DayStand;
	readonly other: DayStand;
}

function maximumOf({ one, other }: Pair): MaximumChange[] {
	const { day, maximumMinutes: limitMinutes } = one;
	if (limitMinutes === null || one.netMinutes === other.netMinutes) return [];
	return [{ day, limitMinutes, beforeMinutes: one.netMinutes, afterMinutes: other.netMinutes }];
}

function furthest(all: readonly MaximumChange[]): MaximumChange | null {
	const beyond = ({ limitMinutes, beforeMinutes, afterMinutes }: MaximumChange) =>
		Math.max(beforeMinutes, afterMinutes) - limitMinutes;
	const [first] = all.toSorted((one, other) => beyond(other) - beyond(one));
	return first ?? null;
}
