import { expect, test } from "vitest";
import { office, workingDays } from "./leave-case.ts";
import { simulateLeave } from "./simulate-leave.ts";

const range = { from: "2026-03-02", to: "2026-03-01" };
const leave = { classType: "LEAVE", from: "2026-03-02", to: "2026-03-02" };
const sick = { ...leave, classType: "SICK" };
const rule = { kind: "STATUTORY" };

/** What is sent, and each fault as "field: text". */
// biome-ignore format: a table, one case a line
test.each([
	["nothing", {}, ["years: REQUIRED", "employment: REQUIRED"]],
	["no object", [], [": INVALID"]],
	["an unknown key", { ...office, colour: "red" }, ["colour: UNKNOWN_KEY"]],
	["an unknown key deep inside", { ...office, absences: [{ ...leave, colour: "red" }] }, ["absences.0.colour: UNKNOWN_KEY"]],
	["an unknown key of a rule", { ...office, rules: [{ ...rule, days: "20" }] }, ["rules.0.days: UNKNOWN_KEY"]],
	["no year", { ...office, years: [] }, ["years: INVALID"]],
	["eleven years", { ...office, years: [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030] }, ["years: TOO_MANY_YEARS"]],
	["two years, eleven apart", { ...office, years: [2030, 2020] }, ["years: TOO_MANY_YEARS"]],
	["a year twice", { ...office, years: [2026, 2026] }, ["years.1: YEAR_TWICE"]],
	["half a year", { ...office, years: [2026.5] }, ["years.0: INVALID"]],
	["a day that does not exist", { ...office, asOf: "2026-02-30" }, ["asOf: INVALID"]],
	["an exit before the entry", { ...office, employment: { entry: "2026-01-02", exit: "2026-01-01" } }, ["employment.exit: END_BEFORE_BEGIN"]],
	["no entry", { ...office, employment: {} }, ["employment.entry: REQUIRED"]],
	["patterns out of order", { ...office, patterns: [workingDays(5, "2026-07-01"), workingDays(3, "2026-01-01")] }, ["patterns.1.from: PATTERNS_OUT_OF_ORDER"]],
	["two patterns of one day", { ...office, patterns: [workingDays(5), workingDays(3)] }, ["patterns.1.from: PATTERNS_OUT_OF_ORDER"]],
	["a weekday twice", { ...office, patterns: [{ from: "2026-01-01", workdays: [1, 1] }] }, ["patterns.0.workdays: WEEKDAY_TWICE"]],
	["an eighth weekday", { ...office, patterns: [{ from: "2026-01-01", workdays: [8] }] }, ["patterns.0.workdays.0: INVALID"]],
	["a disability that ends before it begins", { ...office, severelyDisabled: [range] }, ["severelyDisabled.0.to: END_BEFORE_BEGIN"]],
	["a cut that ends before it begins", { ...office, cuts: [{ kind: "CARE", ...range }] }, ["cuts.0.to: END_BEFORE_BEGIN"]],
	["sickness that ends before it begins", { ...office, longSickness: [range] }, ["longSickness.0.to: END_BEFORE_BEGIN"]],
	["an absence that ends before it begins", { ...office, absences: [{ ...leave, ...range }] }, ["absences.0.to: END_BEFORE_BEGIN"]],
	["an endless absence", { ...office, absences: [{ ...leave, to: "2099-12-31" }] }, ["absences.0.to: TOO_MANY_YEARS"]],
	["two rules of law", { ...office, rules: [rule, rule] }, ["rules.1: RULE_TWICE"]],
	["an unknown rule", { ...office, rules: [{ kind: "MAGIC" }] }, ["rules.0.kind: INVALID"]],
	["a rule without its days", { ...office, rules: [{ kind: "CONTRACTUAL" }] }, ["rules.0.days: REQUIRED"]],
	["days below nothing", { ...office, carriedIn: [{ year: 2025, days: "-3" }] }, ["carriedIn.0.days: INVALID"]],
	["days that are no number", { ...office, carriedIn: [{ year: 2025, days: "drei" }] }, ["carriedIn.0.days: INVALID"]],
	["a fifth decimal", { ...office, carriedIn: [{ year: 2025, days: "3.00001" }] }, ["carriedIn.0.days: INVALID"]],
	["a holiday twice", { ...office, holidays: [{ date: "2026-12-24" }, { date: "2026-12-24", factor: 0.5 }] }, ["holidays.1.date: DATE_TWICE"]],
	["a third of a holiday", { ...office, holidays: [{ date: "2026-12-24", factor: 0.3 }] }, ["holidays.0.factor: INVALID"]],
	["an unknown region", { ...office, holidayRegion: "DE-XX" }, ["holidayRegion: UNKNOWN_REGION"]],
	["the illness of nobody", { ...office, absences: [{ ...sick, sameIllnessAs: 3 }] }, ["absences.0.sameIllnessAs: NO_SUCH_ILLNESS"]],
	["its own illness", { ...office, absences: [{ ...sick, sameIllnessAs: 0 }] }, ["absences.0.sameIllnessAs: NO_SUCH_ILLNESS"]],
	["leave is no illness", { ...office, absences: [leave, { ...sick, sameIllnessAs: 0 }] }, ["absences.1.sameIllnessAs: NO_SUCH_ILLNESS"]],
	["a later illness", { ...office, absences: [{ ...sick, sameIllnessAs: 1 }, { ...sick, from: "2026-04-01", to: "2026-04-01" }] }, ["absences.0.sameIllnessAs: NO_SUCH_ILLNESS"]],
	["several at once", { ...office, holidayRegion: "X", cuts: [{ kind: "CARE", ...range }] }, ["holidayRegion: UNKNOWN_REGION", "cuts.0.to: END_BEFORE_BEGIN"]],
])("%s", (_title, given, expected) => {
	const answer = simulateLeave(given);
	const faults = "faults" in answer ? answer.faults : [];
	expect(faults.map(({ field, text }) => `${field}: ${text}`)).toEqual(expected);
});

test.each([
	["ten years", { ...office, years: [2021, 2030] }],
	["years in any order", { ...office, years: [2026, 2025] }],
	["several ages", { ...office, rules: [50, 55].map((from) => ({ kind: "AGE", from, days: 1 })) }],
	[
		"null for everything",
		{
			...office,
			asOf: null,
			holidayRegion: null,
			birthDate: null,
			employment: { entry: "2020-01-01", exit: null },
		},
	],
	["nothing but years and employment", { years: [2026], employment: { entry: "2020-01-01" } }],
])("no fault: %s", (_title, given) => {
	expect(simulateLeave(given)).toHaveProperty("years");
});
