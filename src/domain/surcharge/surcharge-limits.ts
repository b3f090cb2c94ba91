import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import { type DatedValue, valueOn } from "./dated-value.ts";

/** Base wage per hour, in cents, up to which a surcharge is free. */
export interface SurchargeLimits {
	/** Of income tax, § 3b (2) sentence 1 EStG. */
	readonly taxCents: number;
	/** Of social insurance, § 1 (1) no. 1 SvEV. */
	readonly socialCents: number;
}

const limits: readonly DatedValue<SurchargeLimits>[] = [
	{ validFrom: dayOfIso("2004-01-01"), value: { taxCents: 5000, socialCents: 5000 } },
	{ validFrom: dayOfIso("2006-07-01"), value: { taxCents: 5000, socialCents: 2500 } },
];

const unlimited: SurchargeLimits = {
	taxCents: Number.POSITIVE_INFINITY,
	socialCents: Number.POSITIVE_INFINITY,
};

/** The limits of the day the work was done on. */
export function surchargeLimitsOn(day: LocalDay): SurchargeLimits {
	return valueOn(limits, day) ?? unlimited;
}
