import { describe, expect, it } from "vitest";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { bakery } from "./bakery.ts";
import { hospital } from "./hospital.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { scheduleOf } from "./schedule.ts";

const today = dayOfIso("2026-11-21");
const window = { from: addMonths(today, -14), to: today };

const everybody = [hospital, bakery].flatMap(({ tenantNo, people }) =>
	people.map((person) => ({
		person,
		shifts: scheduleOf(
			person,
			{
				seed: `${tenantNo} ${person.firstName} ${person.lastName}`,
				index: people.indexOf(person),
				region: "BY",
			},
			window,
		),
	})),
);

describe("the schedule", () => {
	it("leaves ten hours and more between two shifts", () => {
		for (const { shifts } of everybody) {
			for (const [nth, { day, kind }] of shifts.entries()) {
				const next = shifts[nth + 1];
				if (next === undefined) continue;
				const rest = (next.day - day) * 1440 + next.kind.begin - kind.end;
				expect(rest).toBeGreaterThanOrEqual(600);
			}
		}
	});

	it("staffs the wards early, late and at night, but for a day when all fall ill", () => {
		const wards = everybody.filter(({ person }) => person.pattern === "ward");
		const lettersByDay = Map.groupBy(
			wards.flatMap(({ shifts }) => shifts),
			({ day }) => day,
		);
		const badDays = [...lettersByDay.values()].filter(
			(shifts) => new Set(shifts.map(({ kind }) => kind.letter)).size < 4,
		);
		expect(lettersByDay.size).toBe(window.to - window.from + 1);
		expect(badDays.length / lettersByDay.size).toBeLessThan(0.03);
	});

	it("gives part-timers fewer shifts", () => {
		const shiftsAt = (percent: number) => {
			const team = everybody.filter(
				({ person }) =>
					person.pattern === "ward" &&
					person.percent === percent &&
					person.joinedDaysAgo === undefined &&
					person.leftDaysAgo === undefined,
			);
			return team.reduce((sum, { shifts }) => sum + shifts.length, 0) / team.length;
		};
		expect(shiftsAt(75) / shiftsAt(100)).toBeCloseTo(0.75, 1);
		expect(shiftsAt(50) / shiftsAt(100)).toBeCloseTo(0.5, 1);
	});
});

describe("public holidays", () => {
	it.each([
		["2026-04-03", "HE", true],
		["2026-04-06", "HE", true],
		["2026-05-14", "SN", true],
		["2026-05-25", "SN", true],
		["2026-06-04", "BY", true],
		["2026-06-04", "SN", false],
		["2025-11-19", "SN", true],
		["2026-11-18", "SN", true],
		["2026-11-18", "BY", false],
		["2026-01-06", "BY", true],
		["2026-01-06", "HE", false],
		["2026-10-31", "SN", true],
		["2026-10-03", "HE", true],
		["2026-11-20", "BY", false],
	] as const)("on %s in %s: %s", (day, region, expected) => {
		expect(isPublicHoliday(dayOfIso(day), region)).toBe(expected);
	});
});
