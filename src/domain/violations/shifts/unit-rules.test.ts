import { expect, test } from "vitest";
import { inheritedRules, tooMild, weightOf } from "./unit-rules.ts";

test("a department says some rules and takes the others from the next one above", () => {
	const company = {
		mostDaysInRow: 5,
		severities: { ABSENT: "WARNING", PLANNED_FREE: "CRITICAL" },
		words: { ABSENT: "Bitte die Leitung fragen." },
	} as const;
	const rules = inheritedRules([company, { severities: { ABSENT: "HINT" } }]);
	expect(rules).toMatchObject({ mostDaysInRow: 5, words: company.words });
	const weights = (["ABSENT", "PLANNED_FREE", "OUTSIDE_HOURS", "REST_TOO_SHORT"] as const).map(
		(rule) => weightOf(rule, rules),
	);
	expect(weights).toEqual(["HINT", "CRITICAL", "HINT", "CRITICAL"]);
	expect(inheritedRules([{ averageOver: "MONTHS_6" }, company]).averageOver).toBe("MONTHS_6");
	const usual = { mostDaysInRow: 6, averageOver: "WEEKS_24", severities: {}, words: {} };
	expect(inheritedRules([])).toEqual(usual);
});

test("the law is tightened, never loosened", () => {
	expect(tooMild({ severities: { BREAK_MISSING: "CRITICAL", ABSENT: "HINT" } })).toEqual([]);
	expect(tooMild({ severities: { BREAK_MISSING: "HINT", REST_TOO_SHORT: "WARNING" } })).toEqual([
		"REST_TOO_SHORT",
		"BREAK_MISSING",
	]);
});
