import { type DatedValue, valueOn } from "../surcharge/dated-value.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";

/** § 3 MuSchG: days off before the expected birth, and after the birth. */
interface MaternityLaw {
	readonly before: number;
	readonly after: number;
	/** After an early or multiple birth, or where a disability of the child is found. */
	readonly longAfter: number;
}

const law: readonly DatedValue<MaternityLaw>[] = [
	// older births are reckoned alike
	{ validFrom: dayOfIso("1900-01-01"), value: { before: 42, after: 56, longAfter: 84 } },
];

/** What is known of a birth. */
export interface Birth {
	readonly expectedOn: LocalDay;
	/** Null: not yet. */
	readonly bornOn: LocalDay | null;
	/** Early or multiple, or the child is disabled: twelve weeks instead of eight. */
	readonly isLong: boolean;
}

/**
 * The days of maternity protection: six weeks before the expected birth until eight, or twelve, weeks after the birth. What an
 * early birth took away before it is added after it; a late one takes nothing away after it.
 */
export function maternityProtection({ expectedOn, bornOn, isLong }: Birth): DayRange {
	const { before, after, longAfter } = lawOn(expectedOn);
	const begin = (expectedOn - before) as LocalDay;
	const birth = bornOn ?? expectedOn;
	const from = Math.min(begin, birth) as LocalDay;
	const taken = Math.max(0, birth - begin);
	const missed = Math.max(0, before - taken);
	return { from, to: (birth + (isLong ? longAfter : after) + missed) as LocalDay };
}

/** What days of maternity protection were reckoned from, where they are those of a birth that has not come yet; else null. */
export function expectedBirthOf({ from, to }: DayRange): Birth | null {
	const expectedOn = (from + lawOn(from).before) as LocalDay;
	const births = [false, true].map((isLong) => ({ expectedOn, bornOn: null, isLong }));
	return births.find((birth) => maternityProtection(birth).to === to) ?? null;
}

function lawOn(day: LocalDay): MaternityLaw {
	const found = valueOn(law, day);
	if (found === undefined) throw new RangeError(`No law of maternity is known for day ${day}`);
	return found;
}
