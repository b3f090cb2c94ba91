import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { leaveAccounts, remainingOf } from "./leave-accounts.ts";
import { type LeavePattern, withoutDuty } from "./leave-pattern.ts";
import { plainLeave } from "./simulation/plain-leave.cases.ts";

const pattern = (from: string, workdays: number): LeavePattern => ({
	...{ from: dayOfIso(from), workdays, weeks: 1, dutyDaysPerYear: null },
});
const fiveDays = [pattern("2020-01-01", 5)];
const fewerFromJuly = [...fiveDays, pattern("2026-07-01", 2)];
const range = (from: string, to: string) => ({ from: dayOfIso(from), to: dayOfIso(to) });

// biome-ignore format: a table, one case a line
test.each<[string, readonly LeavePattern[], ReturnType<typeof range>[], number[]]>([
	["none", fiveDays, [], [20, 40]],
	["all of a year earns nothing", fiveDays, [range("2026-01-01", "2026-12-31")], [0, 20]],
	["a month of twelve", fiveDays, [range("2026-04-01", "2026-04-30")], [18.3333, 38.3333]],
	["half a month by its days", fiveDays, [range("2026-04-01", "2026-04-15")], [19.1667, 39.1667]],
	["over the turn of the year, each by itself", fiveDays, [range("2026-10-01", "2027-03-31")], [15, 30]],
	["two times that overlap are one", fiveDays, [range("2026-04-01", "2026-05-31"), range("2026-05-01", "2026-06-30")], [15, 35]],
	["two times that touch", fiveDays, [range("2026-04-01", "2026-04-30"), range("2026-05-01", "2026-06-30")], [15, 35]],
	["work that is another after it", fewerFromJuly, [range("2026-05-01", "2026-08-31")], [9.3333, 17.3333]],
	["before there was any work", fiveDays, [range("2019-10-01", "2019-12-31")], [20, 40]],
])("unpaid leave, %s", (_, patterns, times, expected) => {
	const held = { ...plainLeave, patterns: withoutDuty(patterns, times) };
	const accounts = leaveAccounts(() => held, 2026, 2027);
	expect(accounts.map((account) => remainingOf(account) / 10_000)).toEqual(expected);
});
