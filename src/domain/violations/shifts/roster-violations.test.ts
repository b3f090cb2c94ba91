import { expect, test } from "vitest";
import { layShift } from "../../shifts/shift-times.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import { cases, type WrittenShift } from "./roster.cases.ts";
import type { RosterFacts, RosterShift } from "./roster-facts.ts";
import { type RosterViolation, rosterViolations, usualSeverities } from "./roster-violations.ts";

const zone = zoneOf("Europe/Berlin");

const usual: RosterFacts = {
	...{ zone, adultFrom: null, exempt: [], recorded: new Set() },
	...{ absences: [], unavailable: [], qualifications: [] },
	employments: [{ from: dayOfIso("2020-01-01"), to: null }],
};

test.each(cases)("$title", ({ others = [], shift, facts, mayOverride = false, ...asked }) => {
	const checked = { ...read(shift, "checked"), requirements: requirementsOf(asked.minLevel) };
	const before = others.map((one, nth) => read(one, String(nth)));
	const plan = [...before, checked].toSorted((one, other) => one.begin - other.begin);
	const plans = { plan, before, touched: new Set(["checked"]) };
	const rules = { severities: usualSeverities, mayOverride };
	const found = rosterViolations({ ...usual, ...facts }, plans, rules);
	expect(found.map(written).toSorted()).toEqual([...asked.expected].toSorted());
});

test("what the plan broke without it is not said of it", () => {
	const before = [read("2026-11-30 13:00-22:00", "0"), read("2026-12-01 08:00-12:00", "1")];
	const checked = read("2026-12-03 08:00-12:00", "checked");
	const plans = { plan: [...before, checked], before, touched: new Set(["checked"]) };
	const rules = { severities: usualSeverities, mayOverride: false };
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

const pattern = /^(\S+) (\d+):(\d+)-(\d+):(\d+)(?: \+(\d+))?$/;

/** With half an hour of pause in its middle, unless it says how long. */
function read(given: WrittenShift, id: string): RosterShift {
	const { at, kind } = typeof given === "string" ? { at: given, kind: "WORK" as const } : given;
	const [, iso = "", ...numbers] = pattern.exec(at) ?? [];
	const [h1 = 0, m1 = 0, h2 = 0, m2 = 0, pause = Number.NaN] = numbers.map(Number);
	const [beginMinute, endMinute] = [h1 * 60 + m1, h2 * 60 + m2];
	const minutes = Number.isNaN(pause) ? 30 : pause;
	const day = dayOfIso(iso);
	const middle = Math.floor((beginMinute + endMinute) / 2);
	const pauses = minutes === 0 || kind !== "WORK" ? [] : [{ minute: middle, minutes }];
	const laid = layShift({ day, beginMinute, endMinute, pauses }, zone);
	return { ...laid, id, day, kind, workspaceId: "w", activityId: "k", requirements: [] };
}

function requirementsOf(minLevel: number | null | undefined): RosterShift["requirements"] {
	if (minLevel === undefined) return [];
	const levels = ["Hilfe", "Fachkraft", "Leitung"];
	return [{ qualificationId: "q", name: "Pflege", minLevel, levels }];
}
