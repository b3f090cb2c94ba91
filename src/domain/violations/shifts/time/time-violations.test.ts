import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../../../time/iso-day.ts";
import type { RosterShift } from "../roster-facts.ts";
import { type RosterViolation, rosterViolations } from "../roster-violations.ts";
import { horizon, read, rulesOf, usual, weeksOf } from "../test-roster.ts";
import { cases, type WrittenWeeks } from "./time-violations.cases.ts";

const ofTime = new Set([
	...["AVERAGE_24_WEEKS", "AVERAGE_6_MONTHS", "NIGHT_AVERAGE_4_WEEKS", "FREE_SUNDAYS"],
	...["SUBSTITUTE_DAY"],
	...["CONSECUTIVE_DAYS", "CONTRACT_HOURS_ABOVE", "CONTRACT_HOURS_BELOW", "MINIJOB_HOURS"],
	...["MAX_ACTUAL_EXCEEDED", "MAX_WAGE_EXCEEDED", "MINOR_HOURS", "MINOR_DAYS", "MINOR_WEEKEND"],
	...["MATERNITY_HOURS", "MATERNITY_WEEKS", "MATERNITY_NIGHT", "MATERNITY_SUNDAY"],
]);

test.each(cases)("$title", ({ weeks = [], away = [], holidays = [], others = [], ...given }) => {
	const facts = {
		...usual,
		horizon: horizon({
			farShifts: weeks.flatMap(written),
			away: away.map(([from, to]) => ({ from: dayOfIso(from), to: dayOfIso(to) })),
			holidays: new Set(holidays.map(dayOfIso)),
		}),
		...given.facts,
	};
	const before = others.map((one, nth) => read(one, String(nth)));
	const shift = read(given.shift, "checked");
	const plan = inOrder([...before, shift]);
	const plans = { plan, before, touched: new Set(["checked"]) };
	const found = rosterViolations(facts, plans, rulesOf(given.rules));
	expect(found.filter(({ code }) => ofTime.has(code)).map(told)).toEqual(given.expected);
});

test("what is worked already counts instead of what was planned, and hours that fall below are said once", () => {
	const day = dayOfIso("2026-11-03");
	const worked = { day, netMinutes: 240, paidMinutes: 240, isWorked: true };
	const facts = {
		...usual,
		horizon: horizon({ worked: [worked] }),
		contracts: [{ from: dayOfIso("2020-01-01"), to: null, weeklyMinutes: 38 * 60, daysPerWeek: 5 }],
	};
	const full = weeksOf("2026-11-02", 4, { weekdays: [1, 2, 3, 4, 5], at: "08:00-16:30" });
	const without = (lost: readonly string[]) => full.filter(({ id }) => !lost.includes(id));
	const judged = (before: readonly RosterShift[], plan: readonly RosterShift[]) =>
		rosterViolations(facts, { plan, before, touched: new Set() }, rulesOf()).map(told);
	const one = without(["2026-11-04"]);
	// of the third day four hours alone were worked, and stay so without the shift
	expect(judged(full, without(["2026-11-03"]))).toEqual([]);
	expect(judged(full, one)).toEqual(["CONTRACT_HOURS_BELOW 2026-11-30?"]);
	expect(judged(one, without(["2026-11-04", "2026-11-05"]))).toEqual([]);
});

function written([monday, count, weekdays, at]: WrittenWeeks): RosterShift[] {
	return weeksOf(monday, count, { weekdays, at });
}

function inOrder(shifts: readonly RosterShift[]): RosterShift[] {
	return shifts.toSorted((one, other) => one.begin - other.begin);
}

function told({ code, day, severity, acceptable }: RosterViolation): string {
	const mark = acceptable ? (severity === "INFO" ? "?" : "") : "!";
	return `${code} ${isoOfDay(day)}${mark}`;
}
