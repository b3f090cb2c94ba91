import { dayOfDate } from "../time/civil-date.ts";
import type { LocalDay } from "../time/quantities.ts";

/** By the rule of Gauss, in the form of Butcher. Example: 2026 → 5 April. */
export function easterSunday(year: number): LocalDay {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
	const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
	const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
	return dayOfDate({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}
