import { expect, test } from "vitest";
import { workday } from "./lines/month-case.ts";
import { monthOfFacts } from "./month-of-facts.ts";
import { payOfMonth } from "./pay-of-month.ts";
import type { PaidWage, PayrollFacts, ProRata } from "./payroll-facts.ts";
import { openWarnings, payrollWarnings } from "./payroll-warnings.ts";

const june = Array.from({ length: 30 }, (_, nth) => ({
	day: `2026-06-${String(nth + 1).padStart(2, "0")}`,
	// the first was a Monday
	isWorkday: nth % 7 < 5,
}));
const salary: PaidWage = { kind: "MONTHLY", cents: 300_000, from: "2026-01-01", to: null };
const employed = (from: number) => june.slice(from - 1).map(({ day }) => workday(day));

test.each<readonly [string, number, readonly PaidWage[], ProRata, number]>([
	["a whole month", 1, [salary], "THIRTIETHS", 300_000],
	["from the 16th on, by calendar days", 16, [salary], "CALENDAR_DAYS", 150_000],
	["from the 16th on, by workdays", 16, [salary], "WORKING_DAYS", 150_000],
	["from the 18th on, by workdays", 18, [salary], "WORKING_DAYS", 122_727],
	["from the 21st on, by thirtieths", 21, [salary], "THIRTIETHS", 100_000],
	[
		"a raise in the middle",
		1,
		[
			{ ...salary, to: "2026-06-15" },
			{ ...salary, cents: 330_000, from: "2026-06-16" },
		],
		"CALENDAR_DAYS",
		315_000,
	],
	["no wage", 1, [], "CALENDAR_DAYS", 0],
])("%s", (_, from, wages, proRata, cents) => {
	expect(payOfMonth({ calendar: june, days: employed(from), wages, proRata })).toBe(cents);
});

test("hours are paid at the wage of their day, credits too", () => {
	const days = [
		workday("2026-06-01", { hourlyCents: 1999 }),
		workday("2026-06-02", { workedMinutes: 0, holidayCreditMinutes: 100, hourlyCents: 2100 }),
	];
	expect(payOfMonth({ calendar: june, days, wages: [], proRata: "CALENDAR_DAYS" })).toBe(19_492);
});

const {
	centres: _,
	absences: __,
	surcharges: ___,
	hourlyCents: ____,
	baseCents: _____,
	...plain
} = workday("2026-06-08");
const charge = {
	target: "UNIT",
	targetId: "ward",
	costCentreId: "4711",
	parts: 10_000,
	from: "2026-01-01",
	to: null,
} as const;
const facts: PayrollFacts = {
	days: [{ ...plain, unitId: "ward" }],
	absences: [],
	surcharges: [{ day: "2026-06-08", accountId: "n25", minutes: 60 }],
	charges: [
		charge,
		{ ...charge, targetId: "other" },
		{ ...charge, to: "2026-06-07", costCentreId: "old" },
		{ ...charge, target: "USER", costCentreId: "own" },
	],
	wages: [salary],
	contracts: [{ weeklyMinutes: 2340, from: "2026-01-01", to: null }],
	accounts: [],
	leave: { days: 0, minutes: 0 },
};

test("a day is charged to what the period charges by, and an hour of a salary has its base wage", () => {
	const [day] = monthOfFacts(facts, "UNIT").days;
	expect(day).toMatchObject({
		centres: [{ costCentreId: "4711" }],
		hourlyCents: null,
		baseCents: 1768,
	});
	expect(monthOfFacts(facts, "USER").days[0]?.centres).toMatchObject([{ costCentreId: "own" }]);
	expect(monthOfFacts(facts, "NOBODY").days[0]?.centres).toEqual([]);
});

test("a day is charged by the time of its workspaces or activities; what has no cost centre stays with nobody", () => {
	const works = [
		{ workspaceId: "ward", activityId: "care", minutes: 100 },
		{ workspaceId: "counter", activityId: "care", minutes: 200 },
		{ workspaceId: null, activityId: "office", minutes: 180 },
	];
	const held = { ...charge, from: "2026-01-01", to: null };
	const charges = [
		{ ...held, target: "WORKSPACE", targetId: "ward", costCentreId: "a", parts: 10_000 },
		{ ...held, target: "WORKSPACE", targetId: "counter", costCentreId: "a", parts: 5000 },
		{ ...held, target: "WORKSPACE", targetId: "counter", costCentreId: "b", parts: 5000 },
		{ ...held, target: "ACTIVITY", targetId: "office", costCentreId: "c", parts: 10_000 },
	] as const;
	const day = { ...plain, unitId: "ward", works };
	const of = (chargeBy: "WORKSPACE" | "ACTIVITY" | "UNIT") =>
		monthOfFacts({ ...facts, days: [day], charges }, chargeBy).days[0]?.centres;
	expect(of("WORKSPACE")).toEqual([
		{ costCentreId: "a", parts: 4167 },
		{ costCentreId: "b", parts: 2083 },
	]);
	expect(of("ACTIVITY")).toEqual([{ costCentreId: "c", parts: 3750 }]);
	expect(of("UNIT")).toEqual([]);
});

const fine = {
	...{
		requestedAbsences: 0,
		requestedEntries: 0,
		lateBookings: 0,
		personnelNo: "17",
		sameNumber: 0,
	},
	...{
		employmentTypeId: "mini",
		rules: [],
		actualMinutes: 2600,
		payCents: 60_301,
		accountCount: 1,
		unmappedCount: 0,
	},
	...{ isCharged: true, lines: [], signedAccountIds: new Set(["balance"]) },
};
const pay = {
	type: "EMPLOYMENT_MAX_WAGE",
	employmentTypeId: "mini",
	maxMinutes: null,
	maxCents: 60_300,
} as const;
const hours = {
	type: "EMPLOYMENT_MAX_ACTUAL",
	employmentTypeId: null,
	maxMinutes: 2600,
	maxCents: null,
} as const;
const line = { accountId: "balance", costCentreId: null, minutes: -60, days: 0, cents: 0 };

test.each([
	[{}, []],
	[{ rules: [pay, hours] }, [["MAX_WAGE_EXCEEDED", 60_301, 60_300]]],
	[{ rules: [pay, { ...pay, maxCents: 50_000 }] }, [["MAX_WAGE_EXCEEDED", 60_301, 50_000]]],
	[{ rules: [pay], employmentTypeId: null }, []],
	[{ rules: [{ ...hours, maxMinutes: 2599 }] }, [["MAX_ACTUAL_EXCEEDED", 2600, 2599]]],
	[
		{ requestedAbsences: 2, requestedEntries: 1 },
		[
			["ABSENCES_REQUESTED", 2, null],
			["TIMETRACKINGS_REQUESTED", 1, null],
		],
	],
	[
		{ personnelNo: "", sameNumber: 1, lateBookings: 3, accountCount: 0, unmappedCount: 2 },
		[
			["LATE_BOOKINGS", 3, null],
			["PERSONNEL_NO_MISSING", 1, null],
			["PERSONNEL_NO_DOUBLE", 1, null],
			["NO_ACCOUNTS", 1, null],
			["NO_WAGE_TYPE", 2, null],
		],
	],
	[{ lines: [line] }, [["COST_CENTRE_MISSING", 1, null]]],
	[{ lines: [{ ...line, accountId: "actual" }], isCharged: false }, [["NEGATIVE_HOURS", 1, null]]],
] as const)("%j warns of %j", (more, expected) => {
	const warnings = payrollWarnings({ ...fine, ...more });
	expect(warnings.map(({ code, value, limit }) => [code, value, limit])).toEqual(expected);
});

test("what was acknowledged is open again once it has grown", () => {
	const warning = { code: "LATE_BOOKINGS", value: 2, limit: null } as const;
	expect(openWarnings([warning], [{ code: "LATE_BOOKINGS", value: 2 }])).toEqual([]);
	expect(openWarnings([warning], [{ code: "LATE_BOOKINGS", value: 1 }])).toEqual([warning]);
	expect(openWarnings([warning], [{ code: "NO_ACCOUNTS", value: 2 }])).toEqual([warning]);
});
