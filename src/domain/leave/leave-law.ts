import { type DatedValue, valueOn } from "../surcharge/dated-value.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";

/** What the law says of leave; days are whole ones. */
export interface LeaveLaw {
	/** § 3 BUrlG: Werktage a year, of a week of six. */
	readonly statutoryDays: number;
	readonly weekDays: number;
	/** Weeks of a year, where duty days of a year are what is known: 312 ÷ 6. */
	readonly weeksOfYear: number;
	/** § 4 BUrlG. */
	readonly waitingMonths: number;
	/** § 208 SGB IX, at `disabledWeekDays` workdays a week. */
	readonly disabledDays: number;
	readonly disabledWeekDays: number;
	/** § 19 JArbSchG: Werktage of who is younger than `under` on 1 January; the youngest first. */
	readonly youth: readonly { readonly under: number; readonly days: number }[];
}

const law: readonly DatedValue<LeaveLaw>[] = [
	{
		// since then 24 Werktage; older years are reckoned alike
		validFrom: dayOfIso("1900-01-01"),
		value: {
			statutoryDays: 24,
			weekDays: 6,
			weeksOfYear: 52,
			waitingMonths: 6,
			disabledDays: 5,
			disabledWeekDays: 5,
			youth: [
				{ under: 16, days: 30 },
				{ under: 17, days: 27 },
				{ under: 18, days: 25 },
			],
		},
	},
];

/** The law of a leave year: what held on its first day. */
export function leaveLawOn(day: LocalDay): LeaveLaw {
	const found = valueOn(law, day);
	if (found === undefined) throw new RangeError(`No law of leave is known for day ${day}`);
	return found;
}

/** What the law says of continued pay in sickness. */
export interface SickPayLaw {
	/** § 3 (1) EFZG: calendar days of pay for an illness. */
	readonly paidDays: number;
	/** § 3 (3): calendar days from entry on without a claim. */
	readonly waitingDays: number;
	/** § 3 (1) sentence 2: months without the illness, or since it first began, after which there is a new claim. */
	readonly freeMonths: number;
	readonly frameMonths: number;
	/** § 5 (1): a certificate is due once the sickness lasts longer than so many calendar days. */
	readonly certificateAfterDays: number;
}

const sickPayLaw: readonly DatedValue<SickPayLaw>[] = [
	{
		validFrom: dayOfIso("1900-01-01"),
		value: {
			paidDays: 42,
			waitingDays: 28,
			freeMonths: 6,
			frameMonths: 12,
			certificateAfterDays: 3,
		},
	},
];

/** The law of the day on which sickness began. */
export function sickPayLawOn(day: LocalDay): SickPayLaw {
	const found = valueOn(sickPayLaw, day);
	if (found === undefined) throw new RangeError(`No law of sick pay is known for day ${day}`);
	return found;
}
