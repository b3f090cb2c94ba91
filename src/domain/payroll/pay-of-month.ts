import { actualOf } from "./lines/amount-of-day.ts";
import type { PayrollDay } from "./lines/payroll-day.ts";
import { heldOn } from "./month-of-facts.ts";
import type { PaidWage, ProRata } from "./payroll-facts.ts";

/** A civil day of the month; `isWorkday`: Monday to Friday. */
interface MonthDay {
	readonly day: string;
	readonly isWorkday: boolean;
}

interface Paid {
	/** All days of the month, employed or not. */
	readonly calendar: readonly MonthDay[];
	/** Those on which the person is employed. */
	readonly days: readonly PayrollDay[];
	readonly wages: readonly PaidWage[];
	readonly proRata: ProRata;
}

/**
 * What a month pays before surcharges, in cents: actual time at the hourly wage of its day, a salary by the share of the month
 * for which it holds. Rounded half up once.
 */
export function payOfMonth({ calendar, days, wages, proRata }: Paid): number {
	const hourly = days.reduce((sum, day) => sum + (actualOf(day) * (day.hourlyCents ?? 0)) / 60, 0);
	const employed = new Set(days.map(({ day }) => day));
	const monthly = wages
		.filter(({ kind }) => kind === "MONTHLY")
		.map((wage) => {
			const held = calendar.filter(
				({ day }) => employed.has(day) && heldOn([wage], day) !== undefined,
			);
			return wage.cents * shareOf(held, calendar, proRata);
		});
	return Math.floor(monthly.reduce((sum, cents) => sum + cents, hourly) + 0.5 + 1e-6);
}

/** A whole month is always one; of a part of it thirtieths count its calendar days. */
function shareOf(
	held: readonly MonthDay[],
	calendar: readonly MonthDay[],
	proRata: ProRata,
): number {
	if (held.length === calendar.length) return 1;
	if (proRata === "THIRTIETHS") return Math.min(held.length, 30) / 30;
	if (proRata === "CALENDAR_DAYS") return held.length / calendar.length;
	const workdays = (all: readonly MonthDay[]) => all.filter(({ isWorkday }) => isWorkday).length;
	return workdays(held) / workdays(calendar);
}
