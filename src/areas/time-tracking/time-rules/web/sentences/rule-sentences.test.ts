import { expect, test } from "vitest";
import { timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { formatFor } from "#kit/web/format/format.ts";
import { ruleTypes } from "../../contract/rule-types.ts";
import { texts as ruleTexts } from "../../text.ts";
import { sentenceCases } from "./rule-sentences.cases.ts";
import { ruleSentences } from "./rule-sentences.ts";
import { texts } from "./text.ts";

function said(settings: unknown, language: "de-DE" | "en-EN"): readonly string[] {
	return ruleSentences(timeRule.parse(settings), {
		t: texts[language],
		format: formatFor(language, "TIME", "Europe/Berlin"),
		weekdays: ruleTexts[language].settings.days,
	});
}

test.each(sentenceCases)("%o", (settings, german, english) => {
	expect(said(settings, "de-DE")).toEqual(german);
	expect(said(settings, "en-EN")).toEqual(english);
});

test("every kind of rule has its sentences", () => {
	const told = new Set<string>(sentenceCases.map(([{ type }]) => type));
	expect(ruleTypes.filter((type) => !told.has(type))).toEqual([]);
});
