import type { DayCostReason } from "../day-cost.ts";

/** What a day of an absence costs, in ten thousandths of a day, with the minutes of its target. */
export interface CountedDay {
	/** Civil day. */
	readonly day: string;
	readonly cost: number;
	readonly costMinutes: number;
	readonly reason: DayCostReason;
}

/** A day that costs something else than it did. */
export interface RecountedDay extends CountedDay {
	readonly was: number;
	readonly wasMinutes: number;
}

/**
 * Of days that are kept those that cost something else, or cost it for another reason, as worksheet and holidays are now. Days that
 * are not kept stay out: nobody has asked for them.
 */
export function recountedDays(
	kept: readonly CountedDay[],
	fresh: readonly CountedDay[],
): readonly RecountedDay[] {
	const now = new Map(fresh.map((one) => [one.day, one]));
	return kept.flatMap((one) => {
		const counted = now.get(one.day);
		return counted === undefined || isAlike(one, counted)
			? []
			: [{ ...counted, was: one.cost, wasMinutes: one.costMinutes }];
	});
}

function isAlike(one: CountedDay, other: CountedDay): boolean {
	return (
		one.cost === other.cost && one.costMinutes === other.costMinutes && one.reason === other.reason
	);
}

/** What is left of an account, and how far below 0 it may go; in its unit. */
interface AccountMove {
	readonly before: number;
	readonly after: number;
	readonly advance: number;
}

/** Whether an account is now further below than it may be, and was not as far before. */
export function hasFallenBelow({ before, after, advance }: AccountMove): boolean {
	return after < 0 - advance && after < before;
}
