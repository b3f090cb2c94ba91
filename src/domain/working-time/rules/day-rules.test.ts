import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import { ruleBook } from "./day-rules.ts";
import { timeRule } from "./rule-catalogue.ts";

const calendar = { zone: zoneOf("Europe/Berlin"), holidaysOn: () => [] };
const overtime = timeRule.parse({
	type: "OVERTIME",
	period: "DAY",
	afterMinutes: 480,
	validFrom: "2026-06-03",
	validTo: "2026-06-05",
});

test("rules and the way of the balance change on days of their own", () => {
	const plusOnly = dayOfIso("2026-06-04");
	const both = dayOfIso("2026-06-06");
	const book = ruleBook(
		[overtime],
		[
			{ from: plusOnly, mode: "BUILDUP_ONLY" },
			{ from: both, mode: "ACTUAL_MINUS_TARGET" },
		],
		calendar,
	);
	const told = ["02", "03", "04", "05", "06"].map((day) => {
		const { overtime: held, balanceMode } = book(dayOfIso(`2026-06-${day}`));
		return `${day} ${held === null ? "-" : "overtime"} ${balanceMode}`;
	});
	expect(told).toEqual([
		"02 - ACTUAL_MINUS_TARGET",
		"03 overtime ACTUAL_MINUS_TARGET",
		"04 overtime BUILDUP_ONLY",
		"05 overtime BUILDUP_ONLY",
		"06 - ACTUAL_MINUS_TARGET",
	]);
});

test("one way of the balance holds on all days", () => {
	const book = ruleBook([overtime], "BUILDUP_ONLY", calendar);
	const modes = ["1999-01-01", "2026-06-04", "2199-12-31"].map(
		(day) => book(dayOfIso(day)).balanceMode,
	);
	expect(new Set(modes)).toEqual(new Set(["BUILDUP_ONLY"]));
});
