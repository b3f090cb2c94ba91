import { mondayToFriday, officeWeek, onDay, type SimulationCase, week } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

const tuesday = "2026-06-09";
const one = { from: tuesday, to: tuesday, worksheet: officeWeek };
const threeDays = {
	from: "2026-06-09",
	to: "2026-06-11",
	worksheet: officeWeek,
	trackings: [
		...onDay("2026-06-09", "08:00-17:00"),
		...onDay("2026-06-10", "08:00-14:30"),
		...onDay("2026-06-11", "08:00-16:30"),
	],
};

function absent(
	classType: "LEAVE" | "SICK" | "ABSENCE",
	more: Partial<NonNullable<SimulationQuestion["absences"]>[number]> = {},
): NonNullable<SimulationQuestion["absences"]> {
	return [{ begin: tuesday, end: tuesday, classType, ...more }];
}

function holiday(factor: 0 | 0.5 | 1): SimulationQuestion["holidays"] {
	return [{ date: tuesday, factor, kind: "PUBLIC" }];
}

const half = { endPart: "FIRST_HALF" } as const;
const upper = { type: "FLEXTIME", upperMinutes: 1200, overflow: "EXPIRE" } as const;
const lower = { type: "FLEXTIME", lowerMinutes: -600, overflow: "EXPIRE" } as const;

// biome-ignore format: a table, one case a line
export const balanceCases: readonly SimulationCase[] = [
	{ title: "plus and minus", given: threeDays, totals: { balanceMinutes: 0, carriedMinutes: 0 } },
	{ title: "only what builds up, by the day", given: { ...threeDays, balanceMode: "BUILDUP_ONLY" }, totals: { balanceMinutes: 90 } },
	{ title: "an opening balance", given: { ...threeDays, openingBalanceMinutes: -45 }, totals: { balanceMinutes: 0, carriedMinutes: -45 } },
	{ title: "plus hours beyond the bound expire", given: { ...threeDays, openingBalanceMinutes: 1395, rules: [upper] }, totals: { carriedMinutes: 1200, cutMinutes: 195 } },
	{ title: "minus hours beyond the bound are dropped", given: { ...threeDays, openingBalanceMinutes: -700, rules: [lower] }, totals: { carriedMinutes: -600, cutMinutes: -100 } },
	{ title: "plus hours are kept", given: { ...threeDays, openingBalanceMinutes: 1395, rules: [{ ...upper, overflow: "KEEP" }] }, totals: { carriedMinutes: 1395, cutMinutes: 0 } },
	{ title: "each month's end bounds the account", given: { from: "2026-01-31", to: "2026-02-01", openingBalanceMinutes: 1300, rules: [upper], trackings: [{ begin: "2026-02-01T08:00:00+01:00", end: "2026-02-01T10:00:00+01:00" }] }, totals: { carriedMinutes: 1200, cutMinutes: 220 } },
	{ title: "the bound is that of the leap year's last of February", given: { from: "2028-02-29", to: "2028-03-01", openingBalanceMinutes: 1300, rules: [upper] }, totals: { carriedMinutes: 1200, cutMinutes: 100 } },
	{ title: "both bounds at the ends of three months", given: { from: "2026-01-31", to: "2026-03-01", openingBalanceMinutes: -650, rules: [{ ...lower, upperMinutes: 60 }], trackings: [{ begin: "2026-02-01T08:00:00+01:00", end: "2026-02-01T20:00:00+01:00" }, { begin: "2026-03-01T08:00:00+01:00", end: "2026-03-01T09:00:00+01:00" }] }, totals: { carriedMinutes: 60, cutMinutes: -50 + 60 + 60 } },
	{ title: "work on a holiday on top of its credit", given: { ...one, holidays: holiday(1), trackings: onDay(tuesday, "08:00-13:00") }, totals: { holidayCreditMinutes: 480, workedMinutes: 300, balanceMinutes: 300 } },
	{ title: "work on a holiday in place of its credit", given: { ...one, holidayWork: "HOURS_ONLY", holidays: holiday(1), trackings: onDay(tuesday, "08:00-13:00") }, totals: { holidayCreditMinutes: 180, workedMinutes: 300, balanceMinutes: 0 } },
	{ title: "a holiday worked that lies in leave", given: { ...one, holidayWork: "HOURS_ONLY", holidays: holiday(1), absences: absent("LEAVE"), trackings: onDay(tuesday, "08:00-13:00") }, totals: { holidayCreditMinutes: 180, absenceCreditMinutes: 0, balanceMinutes: 0 } },
	{ title: "a day of leave", given: { ...one, absences: absent("LEAVE") }, totals: { absenceCreditMinutes: 480, balanceMinutes: 0 } },
	{ title: "a sick day", given: { ...one, worksheet: { weeks: [week(mondayToFriday, 462)] }, absences: absent("SICK") }, totals: { absenceCreditMinutes: 462, workedMinutes: 0, balanceMinutes: 0 } },
	{ title: "half a day of leave, work on top", given: { ...one, absences: absent("LEAVE", half), trackings: onDay(tuesday, "08:00-12:10") }, totals: { absenceCreditMinutes: 240, workedMinutes: 250, balanceMinutes: 10 } },
	{ title: "went home sick", given: { ...one, absences: absent("SICK"), trackings: onDay(tuesday, "08:00-11:20") }, totals: { absenceCreditMinutes: 280, balanceMinutes: 0 } },
	{ title: "sick after more than the target", given: { ...one, absences: absent("SICK"), trackings: onDay(tuesday, "08:00-17:00") }, totals: { absenceCreditMinutes: 0, balanceMinutes: 60 } },
	{ title: "booked as sick at work", given: { ...one, trackings: onDay(tuesday, "08:00-11:20", "11:20-16:00 WORKTIME_SICK") }, totals: { absenceCreditMinutes: 280, workedMinutes: 200, balanceMinutes: 0 } },
	{ title: "time off in lieu credits nothing", given: { ...one, absences: absent("ABSENCE", { creditsTime: false }) }, totals: { absenceCreditMinutes: 0, balanceMinutes: -480 } },
	{ title: "an absence that credits", given: { ...one, absences: absent("ABSENCE", { creditsTime: true }) }, totals: { absenceCreditMinutes: 480, balanceMinutes: 0 } },
	{ title: "an absence of some minutes", given: { ...one, absences: absent("ABSENCE", { minutes: 120 }), trackings: onDay(tuesday, "08:00-14:00") }, totals: { absenceCreditMinutes: 120, balanceMinutes: 0 } },
	{ title: "an absence of a quarter", given: { ...one, absences: absent("ABSENCE", { dayFactor: 0.25 }) }, totals: { absenceCreditMinutes: 120 } },
	{ title: "what nobody approved is no absence", given: { ...one, absences: absent("LEAVE", { state: "REQUESTED" }) }, totals: { absenceCreditMinutes: 0, balanceMinutes: -480 } },
	{ title: "a holiday", given: { ...one, holidays: holiday(1) }, totals: { targetMinutes: 480, holidayCreditMinutes: 480, balanceMinutes: 0 } },
	{ title: "a holiday on a day without target", given: { ...one, worksheet: null, holidays: holiday(1) }, totals: { targetMinutes: 0, holidayCreditMinutes: 0, balanceMinutes: 0 } },
	{ title: "work on a holiday", given: { ...one, holidays: holiday(1), trackings: onDay(tuesday, "09:00-14:00") }, totals: { holidayCreditMinutes: 480, workedMinutes: 300, balanceMinutes: 300 } },
	{ title: "leave on a holiday adds nothing", given: { ...one, holidays: holiday(1), absences: absent("LEAVE") }, totals: { holidayCreditMinutes: 480, absenceCreditMinutes: 0, balanceMinutes: 0 } },
	{ title: "sick on a holiday adds nothing", given: { ...one, holidays: holiday(1), absences: absent("SICK") }, totals: { absenceCreditMinutes: 0, balanceMinutes: 0 } },
	{ title: "leave beside half a holiday", given: { ...one, holidays: holiday(0.5), absences: absent("LEAVE") }, totals: { holidayCreditMinutes: 240, absenceCreditMinutes: 240, balanceMinutes: 0 } },
	{ title: "two absences never credit more than the target", given: { ...one, absences: [...absent("LEAVE", { dayFactor: 0.75 }), ...absent("SICK")] }, totals: { absenceCreditMinutes: 480, balanceMinutes: 0 } },
	{ title: "a week of leave with a half day on either end", given: { from: "2026-06-08", to: "2026-06-12", worksheet: officeWeek, absences: [{ begin: "2026-06-08", end: "2026-06-12", classType: "LEAVE", beginPart: "SECOND_HALF", endPart: "FIRST_HALF" }] }, totals: { absenceCreditMinutes: 1920 } },
	{ title: "not employed: no target, no credit, work counts", given: { ...one, employment: { entry: "2026-06-10" }, holidays: holiday(1), absences: absent("LEAVE"), trackings: onDay(tuesday, "08:00-10:00") }, totals: { targetMinutes: 0, holidayCreditMinutes: 0, absenceCreditMinutes: 0, workedMinutes: 120, balanceMinutes: 120 } },
];
