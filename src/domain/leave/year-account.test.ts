import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { leaveAccounts, remainingOf } from "./leave-accounts.ts";
import type { LeaveFacts } from "./year-account.ts";

const entry = dayOfIso("2020-01-01");
const facts: LeaveFacts = {
	employment: { entry, exit: null },
	patterns: [{ from: entry, workdays: 5, weeks: 1, dutyDaysPerYear: null }],
	birthDate: null,
	severelyDisabled: [],
	rules: [{ kind: "STATUTORY" }],
	cuts: [],
	notices: [],
	carryOverReasons: [],
	longSickness: [],
	takes: [],
	modifications: [],
	workUnits: () => 0,
	asOf: dayOfIso("2027-06-30"),
};

const byHand = (day: string, days: number, until: string | null = null) => ({
	day: dayOfIso(day),
	units: days * 10_000,
	expiresOn: until === null ? null : dayOfIso(until),
});

/** What is left of 2026 and of 2027, in days. */
function left(modifications: LeaveFacts["modifications"]): number[] {
	const accounts = leaveAccounts(() => ({ ...facts, modifications }), 2026, 2027);
	return accounts.map((account) => remainingOf(account) / 10_000);
}

// biome-ignore format: a table, one case a line
test.each([
	["nothing", [], [20, 40]],
	["what is given goes over into the next year", [byHand("2026-02-01", 3)], [23, 43]],
	["what is taken away does not", [byHand("2026-02-01", -5)], [15, 35]],
	["what is given for a time lapses", [byHand("2026-02-01", 3, "2026-12-31")], [20, 40]],
	["what lapses is taken away first", [byHand("2026-02-01", 3, "2026-12-31"), byHand("2026-03-01", -2)], [20, 40]],
	["each counts in its year", [byHand("2027-02-01", -5)], [20, 35]],
	["more than there is", [byHand("2026-02-01", -25)], [-5, 20]],
])("by hand: %s", (_title, modifications, expected) => {
	expect(left(modifications)).toEqual(expected);
});

const instead = (day: string, until: string) => ({
	day: dayOfIso(day),
	expiresOn: dayOfIso(until),
});
const takes = (...days: string[]) =>
	days.map((day, absence) => ({ day: dayOfIso(day), units: 10_000, absence }));

// biome-ignore format: a table, one case a line
test.each<[string, NonNullable<LeaveFacts["substitutes"]>, LeaveFacts["takes"], number[]]>([
	["none", [], [], [20, 40]],
	["one that is not taken lapses", [instead("2026-05-01", "2026-06-26")], [], [20, 40]],
	["one that is taken costs no other leave", [instead("2026-05-01", "2026-06-26")], takes("2026-06-26"), [20, 40]],
	["one that has lapsed helps nobody", [instead("2026-05-01", "2026-06-26")], takes("2026-06-29"), [19, 39]],
	["one that is still to come is not taken", [instead("2026-05-01", "2026-06-26")], takes("2026-04-30"), [19, 39]],
	["of two the first is taken first", [instead("2026-05-01", "2026-06-26"), instead("2026-05-14", "2026-07-09")], takes("2026-06-01", "2026-07-01"), [20, 40]],
	["one of December is taken in the next year", [instead("2026-12-25", "2027-02-19")], takes("2027-02-01"), [21, 40]],
])("days off in place of holidays: %s", (_title, substitutes, taken, expected) => {
	const accounts = leaveAccounts(() => ({ ...facts, substitutes, takes: taken }), 2026, 2027);
	expect(accounts.map((account) => remainingOf(account) / 10_000)).toEqual(expected);
});
