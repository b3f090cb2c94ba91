import { mondayToFriday, onDay, type SimulationCase, week } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

const tuesday = "2026-06-09";
const one = { from: tuesday, to: tuesday };
const core = { begin: "09:00", end: "15:00" };
const flexible: SimulationQuestion = {
	...one,
	worksheet: { weeks: [week(mondayToFriday, 480, { core })] },
};
const late = onDay(tuesday, "09:20-12:00", "12:00-12:30 PAUSE", "12:30-17:00");
type Rule = NonNullable<SimulationQuestion["rules"]>[number];
const extra: Rule = {
	type: "EXTRATIME",
	mode: "PERCENT",
	value: 25,
	conditions: [{ type: "TIME_OF_DAY", from: "20:00", to: "06:00" }],
};
const everything = { valueClass: "HOUR", priority: "ALWAYS", factorPercent: 100 } as const;
const accounts: NonNullable<SimulationQuestion["specialAccounts"]> = [
	{ ...everything, code: "WORK", category: "WORKTIME", rules: [{}] },
	{ ...everything, code: "PAUSE", category: "PAUSETIME", rules: [{}] },
	{ ...everything, code: "STANDBY", category: "STANDBYTIME", rules: [{}] },
];
const autopause: Rule = {
	type: "AUTOPAUSE",
	behaviour: "COMPLETE_DURATION",
	steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
};
const longWeek: SimulationQuestion = {
	from: "2026-06-12",
	to: "2026-06-16",
	trackings: [
		...onDay("2026-06-12", "08:00-18:00"),
		...onDay("2026-06-13", "08:00-12:00"),
		...onDay("2026-06-15", "08:00-18:00"),
		...onDay("2026-06-16", "08:00-12:00"),
	],
};

function account(code: string, minutes: number) {
	return { code, minutes, factorMinutes: minutes };
}

function missed(minutes: number) {
	return { code: "CORE_TIME_MISSED", severity: "WARNING", minutes };
}

// biome-ignore format: a table, one case a line
export const accountsCases: readonly SimulationCase[] = [
	{ title: "work, pauses and standby, each in its account; work breaks standby", given: { ...one, specialAccounts: accounts, trackings: [...onDay(tuesday, "08:00-10:00", "10:00-10:15 BREAK", "10:15-12:00", "12:00-12:30 PAUSE", "12:30-14:00"), ...onDay(tuesday, "13:00-20:00 SHIFT_STANDBY")] }, totals: { workedMinutes: 330, specialAccounts: [account("WORK", 315), account("PAUSE", 45), account("STANDBY", 360)] } },
	{ title: "planned standby is standby until now", given: { ...one, now: "2026-06-09T20:00:00+02:00", specialAccounts: accounts, shifts: [{ begin: "2026-06-09T18:00:00+02:00", end: "2026-06-10T06:00:00+02:00", classType: "SHIFT_STANDBY" }] }, totals: { workedMinutes: 0, specialAccounts: [account("STANDBY", 120)] } },
	{ title: "an automatic pause is neither work nor a booked pause", given: { ...one, specialAccounts: accounts, rules: [autopause], trackings: onDay(tuesday, "08:00-16:00") }, totals: { specialAccounts: [account("WORK", 450)] } },
	{ title: "minutes after midnight lie on their calendar day", given: { from: tuesday, to: "2026-06-10", specialAccounts: accounts, trackings: [{ begin: "2026-06-09T22:00:00+02:00", end: "2026-06-10T03:00:00+02:00" }] }, days: { "2026-06-09": { workedMinutes: 300, specialAccounts: [account("WORK", 120)] }, "2026-06-10": { workedMinutes: 0, specialAccounts: [account("WORK", 180)] } } },
	{ title: "also where the shift began before the range", given: { from: "2026-06-10", to: "2026-06-10", specialAccounts: accounts, trackings: [{ begin: "2026-06-09T22:00:00+02:00", end: "2026-06-10T03:00:00+02:00" }] }, totals: { workedMinutes: 0, specialAccounts: [account("WORK", 180)] } },
	{ title: "extra time for work at night, over midnight", given: { ...one, rules: [extra], trackings: [{ begin: "2026-06-09T19:00:00+02:00", end: "2026-06-10T02:00:00+02:00" }] }, totals: { workedMinutes: 420, extraMinutes: 90, balanceMinutes: 510 } },
	{ title: "extra time up to its most", given: { ...one, rules: [{ ...extra, maxMinutes: 60 }], trackings: [{ begin: "2026-06-09T19:00:00+02:00", end: "2026-06-10T02:00:00+02:00" }] }, totals: { extraMinutes: 60 } },
	{ title: "no extra time by day", given: { ...one, rules: [extra], trackings: onDay(tuesday, "08:00-16:00") }, totals: { extraMinutes: 0 } },
	{ title: "overtime of the day", given: { ...longWeek, rules: [{ type: "OVERTIME", period: "DAY", afterMinutes: 480, factorPercent: 125 }] }, days: { "2026-06-12": { overtimeMinutes: 150 }, "2026-06-13": { overtimeMinutes: 0 } }, totals: { overtimeMinutes: 300 } },
	{ title: "overtime of the week begins anew on Monday", given: { ...longWeek, rules: [{ type: "OVERTIME", period: "WEEK", afterMinutes: 720 }] }, days: { "2026-06-13": { overtimeMinutes: 120 }, "2026-06-15": { overtimeMinutes: 0 }, "2026-06-16": { overtimeMinutes: 120 } }, totals: { overtimeMinutes: 240 } },
	{ title: "overtime of the month", given: { ...longWeek, rules: [{ type: "OVERTIME", period: "MONTH", afterMinutes: 900 }] }, days: { "2026-06-13": { overtimeMinutes: 0 }, "2026-06-15": { overtimeMinutes: 540 }, "2026-06-16": { overtimeMinutes: 240 } }, totals: { overtimeMinutes: 780 } },
	{ title: "a gap over midnight leaves the night one shift", given: { from: tuesday, to: "2026-06-10", preset: "ESTG_3B", trackings: [{ begin: "2026-06-09T18:00:00+02:00", end: "2026-06-09T23:30:00+02:00" }, { begin: "2026-06-10T00:30:00+02:00", end: "2026-06-10T03:00:00+02:00" }] }, totals: { specialAccounts: [{ ...account("NIGHT25", 210), factorMinutes: 53 }, { ...account("NIGHT40", 150), factorMinutes: 60 }] } },
	{ title: "beyond the gap work after midnight was not taken up before it", given: { from: tuesday, to: "2026-06-10", preset: "ESTG_3B", trackings: [{ begin: "2026-06-09T18:00:00+02:00", end: "2026-06-09T21:00:00+02:00" }, { begin: "2026-06-10T00:30:00+02:00", end: "2026-06-10T03:00:00+02:00" }] }, totals: { specialAccounts: [{ ...account("NIGHT25", 210), factorMinutes: 53 }] } },
	{ title: "core time missed", given: { ...flexible, trackings: late }, days: { [tuesday]: { violations: [missed(20)] } } },
	{ title: "core time missed, with bounds of the account", given: { ...flexible, rules: [{ type: "FLEXTIME" }], trackings: late }, days: { [tuesday]: { violations: [missed(20)] } } },
	{ title: "nobody came", given: flexible, days: { [tuesday]: { violations: [missed(360)] } } },
	{ title: "nobody misses what is not yet over", given: { ...flexible, now: "2026-06-09T14:00:00+02:00" }, days: { [tuesday]: { violations: [] } } },
	{ title: "leave excuses", given: { ...flexible, absences: [{ begin: tuesday, end: tuesday, classType: "LEAVE", endPart: "FIRST_HALF" }] }, days: { [tuesday]: { violations: [] } } },
	{ title: "work before the entry", given: { ...one, employment: { entry: "2026-06-10" }, trackings: onDay(tuesday, "09:00-12:00") }, days: { [tuesday]: { violations: [{ code: "OUTSIDE_EMPLOYMENT", severity: "ERROR" }] } } },
	{ title: "a fixed break is a break by law", given: { ...one, worksheet: { weeks: [week(mondayToFriday, 480, { breaks: [{ begin: "12:00", minutes: 30 }] })] }, trackings: onDay(tuesday, "08:00-16:30") }, days: { [tuesday]: { violations: [], arbzg: { netMinutes: 480, breakMinutes: 30, requiredBreakMinutes: 30, nightMinutes: 0, nightWork: false, restBeforeMinutes: null } } } },
	{ title: "rounding changes nothing for the law", given: { ...one, rules: [{ type: "ROUNDING", target: "BEGIN", mode: "DOWN", gridMinutes: 60 }], trackings: onDay(tuesday, "08:59-14:00") }, days: { [tuesday]: { workedMinutes: 360, arbzg: { netMinutes: 301, breakMinutes: 0, requiredBreakMinutes: 0, nightMinutes: 0, nightWork: false, restBeforeMinutes: null } } } },
	{ title: "a split shift is one shift for the law", given: { from: tuesday, to: "2026-06-10", worksheet: { attribution: "SPLIT" }, trackings: [{ begin: "2026-06-09T20:00:00+02:00", end: "2026-06-10T01:00:00+02:00" }, { begin: "2026-06-10T12:00:00+02:00", end: "2026-06-10T14:00:00+02:00" }] }, days: { [tuesday]: { workedMinutes: 240, arbzg: { netMinutes: 300, breakMinutes: 0, requiredBreakMinutes: 0, nightMinutes: 120, nightWork: false, restBeforeMinutes: null } }, "2026-06-10": { workedMinutes: 180, arbzg: { netMinutes: 120, breakMinutes: 0, requiredBreakMinutes: 0, nightMinutes: 0, nightWork: false, restBeforeMinutes: 660 } } } },
	{ title: "more than a Minijob pays", given: { ...one, employment: { hourlyWageCents: 60_000, maxMonthlyWageCents: 60_300 }, trackings: onDay(tuesday, "08:00-10:00") }, days: { [tuesday]: { violations: [{ code: "MINIJOB_HOURS", severity: "WARNING", minutes: 60 }, { code: "MAX_WAGE_EXCEEDED", severity: "WARNING", minutes: 60 }] } } },
];
