import { expect, test } from "vitest";
import { simulate } from "./simulate.ts";
import { mondayToFriday, week } from "./simulation-case.ts";

const day = { from: "2026-06-09", to: "2026-06-09" };
const eight = "2026-06-09T08:00:00+02:00";
const nine = "2026-06-09T09:00:00+02:00";
const ten = "2026-06-09T10:00:00+02:00";
const overtime = { type: "OVERTIME", period: "DAY", afterMinutes: 480 };
const account = {
	code: "A",
	category: "WORKTIME",
	valueClass: "HOUR",
	priority: "ALWAYS",
	factorPercent: 100,
};

/** What is sent, and each fault as "field: text". */
// biome-ignore format: a table, one case a line
test.each([
	["nothing", {}, ["from: REQUIRED", "to: REQUIRED"]],
	["no object", [], [": INVALID"]],
	["an unknown key", { ...day, colour: "red" }, ["colour: UNKNOWN_KEY"]],
	["an unknown key deep inside", { ...day, trackings: [{ begin: eight, colour: "red" }] }, ["trackings.0.colour: UNKNOWN_KEY"]],
	["a day that does not exist", { from: "2026-02-30", to: "2026-03-01" }, ["from: INVALID"]],
	["from after to", { from: "2026-06-10", to: "2026-06-09" }, ["from: FROM_AFTER_TO"]],
	["401 days", { from: "2026-01-01", to: "2027-02-05" }, ["to: TOO_MANY_DAYS"]],
	["an instant without offset", { ...day, trackings: [{ begin: "2026-06-09T08:00:00" }] }, ["trackings.0.begin: INVALID_INSTANT"]],
	["now without offset", { ...day, now: "2026-06-09T08:00" }, ["now: INVALID_INSTANT"]],
	["an end before its begin", { ...day, trackings: [{ begin: nine, end: eight }] }, ["trackings.0.end: END_BEFORE_BEGIN"]],
	["overlapping entries", { ...day, trackings: [{ begin: nine, end: ten }, { begin: eight, end: ten }] }, ["trackings.0.begin: OVERLAP"]],
	["an entry after one that still runs", { ...day, trackings: [{ begin: eight, end: null }, { begin: nine, end: ten }] }, ["trackings.1.begin: OVERLAP"]],
	["two rules of a type", { ...day, rules: [overtime, overtime] }, ["rules.1: RULE_TWICE"]],
	["a rule that ends before it begins", { ...day, rules: [{ ...overtime, validFrom: "2026-02-01", validTo: "2026-01-01" }] }, ["rules.0.validTo: END_BEFORE_BEGIN"]],
	["an unknown rule", { ...day, rules: [{ type: "MAGIC" }] }, ["rules.0.type: INVALID"]],
	["a rule without its settings", { ...day, rules: [{ type: "OVERTIME" }] }, ["rules.0.period: REQUIRED", "rules.0.afterMinutes: REQUIRED"]],
	["an unknown condition", { ...day, specialAccounts: [{ ...account, rules: [{ conditions: [{ type: "MOON" }] }] }] }, ["specialAccounts.0.rules.0.conditions.0.type: INVALID"]],
	["two accounts of one code", { ...day, specialAccounts: [account, account] }, ["specialAccounts.1.code: CODE_TWICE"]],
	["a weekday twice", { ...day, worksheet: { weeks: [[...week([1], 60), ...week([1], 30)]] } }, ["worksheet.weeks.0.1.weekday: WEEKDAY_TWICE"]],
	["an eighth weekday", { ...day, worksheet: { weeks: [week([8], 60)] } }, ["worksheet.weeks.0.0.weekday: INVALID"]],
	["an unknown zone", { ...day, timeZone: "Europe/Entenhausen" }, ["timeZone: UNKNOWN_ZONE"]],
	["an unknown region", { ...day, holidayRegion: "DE-XX" }, ["holidayRegion: UNKNOWN_REGION"]],
	["an unknown preset", { ...day, preset: "ESTG_3C" }, ["preset: INVALID"]],
	["several at once", { ...day, timeZone: "X", rules: [overtime, overtime] }, ["timeZone: UNKNOWN_ZONE", "rules.1: RULE_TWICE"]],
])("%s", (_title, given, expected) => {
	const answer = simulate(given);
	const faults = "faults" in answer ? answer.faults : [];
	expect(faults.map(({ field, text }) => `${field}: ${text}`)).toEqual(expected);
});

test.each([
	["400 days", { from: "2026-01-01", to: "2027-02-04" }],
	[
		"a rule after the other",
		{
			...day,
			rules: [
				{ ...overtime, validTo: "2026-06-08" },
				{ ...overtime, validFrom: "2026-06-09" },
			],
		},
	],
	[
		"two targets of rounding",
		{
			...day,
			rules: [
				{ type: "ROUNDING", target: "BEGIN", mode: "UP", gridMinutes: 5 },
				{ type: "ROUNDING", target: "END", mode: "UP", gridMinutes: 5 },
			],
		},
	],
	[
		"entries that touch",
		{
			...day,
			trackings: [
				{ begin: nine, end: ten },
				{ begin: eight, end: nine },
			],
		},
	],
	[
		"what was refused lies beneath",
		{
			...day,
			trackings: [
				{ begin: eight, end: ten },
				{ begin: nine, end: ten, state: "REJECTED" },
			],
		},
	],
	[
		"standby beside work",
		{
			...day,
			trackings: [
				{ begin: eight, end: ten },
				{ begin: nine, end: ten, classType: "SHIFT_STANDBY" },
			],
		},
	],
	[
		"an instant of UTC",
		{ ...day, trackings: [{ begin: "2026-06-09T08:00Z", end: "2026-06-09T09:00:30.5Z" }] },
	],
	[
		"null for everything",
		{ ...day, now: null, employment: null, worksheet: null, preset: null, holidayRegion: null },
	],
	["a worksheet of one week", { ...day, worksheet: { weeks: [week(mondayToFriday, 480)] } }],
])("no fault: %s", (_title, given) => {
	expect(simulate(given)).toHaveProperty("totals");
});
