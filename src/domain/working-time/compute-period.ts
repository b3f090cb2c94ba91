import { dateOfDay } from "../time/civil-date.ts";
import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";
import { type DayMinutes, figureNames, sumsOf } from "./day-minutes.ts";
import type { RuleBook } from "./rules/day-rules.ts";
import { carryBalance } from "./rules/flextime.ts";
import { overtimeOf } from "./rules/overtime.ts";

/** What a period asks of a day, computed or kept. */
export interface PeriodDay extends DayMinutes {
	readonly day: LocalDay;
}

export interface PeriodRules {
	readonly book: RuleBook;
	/** Of the account before the first day, in minutes. */
	readonly openingBalanceMinutes: number;
}

/** Sums of days, and the account at the end of the last. */
export interface PeriodResult extends DayMinutes {
	/** By day, in the days' order: of the rule's day, week or month. */
	readonly overtimeByDay: readonly number[];
	readonly carriedMinutes: number;
	/** Lost (positive) or dropped (negative) at the end of months and of the last day. */
	readonly cutMinutes: number;
}

/**
 * Sums days that follow each other. The account is bounded at the end of each month and of the last day, by the flextime
 * rule that holds then; weeks and months of overtime begin anew on Mondays and firsts, and with the first day given.
 */
export function computePeriod(days: readonly PeriodDay[], rules: PeriodRules): PeriodResult {
	const sums = sumsOf(days, figureNames);
	const overtimeByDay = overtimeOfDays(days, rules.book);
	sums.overtimeMinutes = overtimeByDay.reduce((sum, one) => sum + one, 0);
	return { ...sums, overtimeByDay, ...carriedOf(days, rules) };
}

/** By day: of the rule's day, week or month, on the day it comes up; weeks and months begin with the first day given. */
export function overtimeOfDays(
	days: readonly Pick<PeriodDay, "day" | "workedMinutes" | "overtimeMinutes">[],
	book: RuleBook,
): number[] {
	let week = 0;
	let month = 0;
	return days.map(({ day, workedMinutes, overtimeMinutes }) => {
		if (weekdayOf(day) === 1) week = 0;
		if (dateOfDay(day).day === 1) month = 0;
		const { overtime } = book(day);
		const before = overtime?.settings.period === "WEEK" ? week : month;
		week += workedMinutes;
		month += workedMinutes;
		return overtime === null || overtime.settings.period === "DAY"
			? overtimeMinutes
			: overtimeOf(overtime.settings, before, workedMinutes);
	});
}

function carriedOf(
	days: readonly PeriodDay[],
	{ book, openingBalanceMinutes }: PeriodRules,
): Pick<PeriodResult, "carriedMinutes" | "cutMinutes"> {
	let account = openingBalanceMinutes;
	let cutMinutes = 0;
	days.forEach(({ day, balanceMinutes }, index) => {
		account += balanceMinutes;
		const isEnd = index === days.length - 1 || isLastOfMonth(day);
		const { flextime } = book(day);
		if (!isEnd || flextime === null) return;
		const { carried, cut } = carryBalance(account, flextime.settings);
		account = carried;
		cutMinutes += cut;
	});
	return { carriedMinutes: account, cutMinutes };
}

function isLastOfMonth(day: LocalDay): boolean {
	return dateOfDay((day + 1) as LocalDay).day === 1;
}
