import { dayOfDate } from "../time/civil-date.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { common, yearRange } from "./employment-months.ts";

/** Sickness of some length; `to` null: it lasts on. */
export interface LongSickness {
	readonly from: LocalDay;
	readonly to: LocalDay | null;
}

/** What decides until when the leave of a year may be taken. */
export interface ExpiryFacts {
	/** Whether the employer said in time how much is open and when it lapses (`isInTime`). */
	readonly isNoticed: boolean;
	/** Whether operational or personal reasons kept her from taking it (§ 7 (3) BUrlG). */
	readonly hasReason: boolean;
	readonly longSickness: readonly LongSickness[];
}

/**
 * The last day on which leave of a year may be taken; null: it is never lost. Without a notice in time nothing is,
 * unless sickness of the whole year would have kept it from being taken anyway (CJEU C-518/20, BAG 9 AZR 266/20).
 */
export function expiryOf(year: number, facts: ExpiryFacts): LocalDay | null {
	const { from, to } = yearRange(year);
	const spring = marchOf(year + 1);
	const touching = facts.longSickness.filter((one) => one.from <= to && (one.to ?? to) >= from);
	const lasting = touching.filter((one) => one.to === null || one.to >= spring);
	if (!facts.isNoticed) return lasting.some((one) => one.from <= from) ? marchOf(year + 2) : null;
	if (lasting.length > 0) return marchOf(year + 2);
	// sickness that ended sooner is a reason to carry over
	return facts.hasReason || touching.length > 0 ? spring : to;
}

function marchOf(year: number): LocalDay {
	return dayOfDate({ year, month: 3, day: 31 });
}

export interface LeaveNotice {
	/** The leave year that it is about. */
	readonly year: number;
	readonly receivedOn: LocalDay;
}

/**
 * Whether a notice came in time: within its leave year, and with at least as many workdays left as days were open.
 *
 * @param openUnits what was open when it was received, in the unit of the account
 * @param workUnits workdays of a range, alike
 */
export function isInTime(
	{ year, receivedOn }: LeaveNotice,
	openUnits: number,
	workUnits: (range: DayRange) => number,
): boolean {
	const whole = yearRange(year);
	if (receivedOn < whole.from || receivedOn > whole.to) return false;
	const left = common(whole, { from: (receivedOn + 1) as LocalDay, to: whole.to });
	return (left === null ? 0 : workUnits(left)) >= openUnits;
}
