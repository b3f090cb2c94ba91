import { expect, test } from "vitest";
import { cases } from "./roster.cases.ts";
import type { RosterShift } from "./roster-facts.ts";
import { type RosterViolation, rosterViolations } from "./roster-violations.ts";
import { read, rulesOf, usual } from "./test-roster.ts";

test.each(cases)("$title", ({ others = [], shift, facts, mayOverride = false, ...asked }) => {
	const checked = { ...read(shift, "checked"), requirements: requirementsOf(asked.minLevel) };
	const before = others.map((one, nth) => read(one, String(nth)));
	const plan = [...before, checked].toSorted((one, other) => one.begin - other.begin);
	const plans = { plan, before, touched: new Set(["checked"]) };
	const rules = rulesOf({ mayOverride });
	const found = rosterViolations({ ...usual, ...facts }, plans, rules);
	expect(found.map(written).toSorted()).toEqual([...asked.expected].toSorted());
});

test("what the plan broke without it is not said of it", () => {
	const before = [read("2026-11-30 13:00-22:00", "0"), read("2026-12-01 08:00-12:00", "1")];
	const checked = read("2026-12-03 08:00-12:00", "checked");
	const plans = { plan: [...before, checked], before, touched: new Set(["checked"]) };
	const rules = rulesOf();
	expect(rosterViolations(usual, plans, rules)).toEqual([]);
	const all = { ...plans, before: [], touched: new Set(["0", "1", "checked"]) };
	expect(rosterViolations(usual, all, rules).map(written)).toEqual([
		"OVER_8_HOURS?",
		"REST_TOO_SHORT!",
	]);
});

function written({ code, severity, acceptable }: RosterViolation): string {
	if (!acceptable) return `${code}!`;
	return severity === "INFO" ? `${code}?` : code;
}

function requirementsOf(minLevel: number | null | undefined): RosterShift["requirements"] {
	if (minLevel === undefined) return [];
	const levels = ["Hilfe", "Fachkraft", "Leitung"];
	return [{ qualificationId: "q", name: "Pflege", minLevel, levels }];
}
