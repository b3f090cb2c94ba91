import { amountOfDay, type CountingAccount } from "../payroll/lines/amount-of-day.ts";
import { type PayrollDay, wholeDay } from "../payroll/lines/payroll-day.ts";
import { keyFamily } from "../wage-file/absence-keys.ts";
import type { CalendarDay } from "./export-line.ts";

/** What a day of an absence says to "Lohn und Gehalt". */
export interface CalendarLine {
	/** Of the month. */
	readonly day: number;
	/** Null where the key says it alone. */
	readonly minutes: number | null;
	/** Ten thousandths. */
	readonly days: number | null;
	/** Nobody works then, so that the line bears its key alone. */
	readonly workFree: boolean;
}

/**
 * The days of a month on which an account of absences counts something: of sickness and interruptions every calendar day,
 * of all else those on which somebody would have worked.
 */
export function calendarLines(
	account: CountingAccount,
	absenceKey: string,
	days: readonly CalendarDay[],
): CalendarLine[] {
	const family = keyFamily(absenceKey);
	const isEveryDay = family === "SICK" || family === "INTERRUPTION";
	return days.flatMap((given): CalendarLine[] => {
		const amount = amountsOf(account, given);
		const day = Number(given.day.slice(-2));
		if (amount.minutes === 0 && amount.days === 0)
			return isEveryDay && isAway(account, given)
				? [{ day, minutes: null, days: null, workFree: true }]
				: [];
		const days = family === "HOURS" ? null : amount.days || null;
		return [{ day, minutes: amount.minutes || null, days, workFree: false }];
	});
}

/** What an account counts of a day, in both ways. */
export function amountsOf(
	account: CountingAccount,
	given: CalendarDay,
): { readonly minutes: number; readonly days: number } {
	const day: PayrollDay = {
		...{ ...given, workedMinutes: 0, extraMinutes: 0, balanceMinutes: 0 },
		...{ surcharges: [], centres: [], hourlyCents: null, baseCents: null },
	};
	const days = amountOfDay({ ...account, format: "DAY_FACTOR" }, day);
	return {
		minutes: amountOfDay({ ...account, format: "HOURS" }, day),
		days: Math.min(days, wholeDay),
	};
}

function isAway({ activityId, activityClass }: CountingAccount, { absences }: CalendarDay) {
	return absences.some(
		(one) => one.activityId === activityId || one.activityClass === activityClass,
	);
}
