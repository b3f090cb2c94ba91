import { dateOfDay, dayOfDate } from "../time/civil-date.ts";
import type { LocalDay } from "../time/quantities.ts";

/** Which law sets the limits: for adults, or for the young. */
export type WorkLaw = "ARBZG" | "JARBSCHG";

/** A duty to pause: work of more than `afterMinutes` needs breaks of `minutes` in sum. */
export interface BreakDuty {
	readonly afterMinutes: number;
	readonly minutes: number;
}

/** Minutes on the wall clock; `from` may lie after `to`: then over midnight. */
export interface DailyWindow {
	readonly from: number;
	readonly to: number;
}

/** What the law allows on a day, in minutes. A tenant with other rules by agreement hands in a copy with its own. */
export interface WorkLimits {
	readonly law: WorkLaw;
	/** Regular working time of a day. */
	readonly dailyMinutes: number;
	/** What must never be exceeded. */
	readonly dailyMaximum: number;
	/** In ascending order. */
	readonly breakDuties: readonly BreakDuty[];
	/** Shorter interruptions are none. */
	readonly breakBlockMinutes: number;
	/** At the begin and end of work, where a break does not count. */
	readonly breakMarginMinutes: number;
	/** Longest work without a break. */
	readonly longestRunMinutes: number;
	readonly restMinutes: number;
	readonly night: DailyWindow;
	/** Work of more minutes of the night is night work. */
	readonly nightWorkAfterMinutes: number;
}

interface Dated {
	readonly validFrom: LocalDay;
	readonly limits: WorkLimits;
}

/** The same for adults and the young. */
const everybody = {
	breakBlockMinutes: 15,
	// § 2 (3) and (4) ArbZG
	night: { from: 23 * 60, to: 6 * 60 },
	nightWorkAfterMinutes: 120,
} as const;

/** Newest first: a change of the law is a further row. */
const adultLimits: readonly Dated[] = [
	{
		// before it the Arbeitszeitordnung held; older days are judged by the law of 1994
		validFrom: dayOfDate({ year: 1994, month: 7, day: 1 }),
		limits: {
			...everybody,
			law: "ARBZG",
			// § 3
			dailyMinutes: 480,
			dailyMaximum: 600,
			// § 4
			breakDuties: [
				{ afterMinutes: 360, minutes: 30 },
				{ afterMinutes: 540, minutes: 45 },
			],
			breakMarginMinutes: 0,
			longestRunMinutes: 360,
			// § 5 (1)
			restMinutes: 660,
		},
	},
];

const youthLimits: readonly Dated[] = [
	{
		validFrom: dayOfDate({ year: 1976, month: 5, day: 1 }),
		limits: {
			...everybody,
			law: "JARBSCHG",
			// § 8 (1) and (2a): 8 h, and 8 h 30 where another day of the week is shorter
			dailyMinutes: 480,
			dailyMaximum: 510,
			// § 11 (1) and (2)
			breakDuties: [
				{ afterMinutes: 270, minutes: 30 },
				{ afterMinutes: 360, minutes: 60 },
			],
			breakMarginMinutes: 60,
			longestRunMinutes: 270,
			// § 13
			restMinutes: 720,
		},
	},
];

/** The longest shift of the young, breaks included, § 12 JArbSchG. */
export const youthShiftMinutes = 600;

/** The hours in which the young may not work, § 14 (1) JArbSchG. */
export const youthNight: DailyWindow = { from: 20 * 60, to: 6 * 60 };

/** The eighteenth birthday, § 2 (2) JArbSchG. Example: born 2008-02-29 → 2026-03-01. */
export function adultFrom(birthDay: LocalDay): LocalDay {
	const { year, month, day } = dateOfDay(birthDay);
	return dayOfDate({ year: year + 18, month, day });
}

/** The limits that hold for a person on a day; `adult` is `adultFrom` the birthday, null where that is unknown. */
export function limitsFor(day: LocalDay, adult: LocalDay | null): WorkLimits {
	const rows = adult !== null && day < adult ? youthLimits : adultLimits;
	for (const { validFrom, limits } of rows) {
		if (day >= validFrom) return limits;
	}
	return (rows.at(-1) as Dated).limits;
}
