import { expect, test } from "vitest";
import { formatFor } from "#kit/web/format/format.ts";
import { texts } from "../text.ts";
import { traceCases } from "./trace-text.cases.ts";
import { traceText } from "./trace-text.ts";
import { violationText } from "./violation-text.ts";

const format = formatFor("de-DE", "TIME", "Europe/Berlin");

test.each(traceCases)("%s %s", (rule, reason, parameters, sentence) => {
	const told = { rule, reason, parameters };
	expect(traceText(told, texts["de-DE"].trace, format)).toBe(sentence);
	const translated = traceText(told, texts["en-EN"].trace, format);
	expect(translated).not.toBe("");
	expect(translated).not.toMatch(/undefined|NaN/);
});

test.each([
	[{ code: "OVER_10_HOURS", minutes: 61 }, "1:01 über zehn Stunden: nicht zulässig (§ 3 ArbZG)."],
	[
		{ code: "REST_TOO_SHORT", restMinutes: 570, requiredMinutes: 660 },
		"Ruhezeit davor nur 9:30 statt 11:00 (§ 5 ArbZG).",
	],
	[
		{ code: "BREAK_MISSING", breakMinutes: 15, requiredMinutes: 30 },
		"Pausen nur 0:15 statt 0:30 (§ 4 ArbZG).",
	],
	[
		{ code: "AVERAGE_24_WEEKS", averageMinutes: 490 },
		"Im Schnitt von 24 Wochen 8:10 je Werktag: mehr als acht Stunden (§ 3 Satz 2 ArbZG).",
	],
	[{ code: "SUNDAY_WORK" }, "Arbeit an einem Sonntag (§ 9 ArbZG)."],
	[{ code: "UNHEARD_OF" }, "UNHEARD_OF"],
])("%o", (violation, sentence) => {
	expect(violationText(violation, "de-DE", format)).toBe(sentence);
});

test.each(Object.keys(texts["de-DE"].violations).filter((code) => code !== "severities"))(
	"%s has its figures in both languages",
	(code) => {
		const figures = {
			minutes: 61,
			restMinutes: 61,
			breakMinutes: 61,
			requiredMinutes: 61,
			averageMinutes: 61,
		};
		for (const language of ["de-DE", "en-EN"] as const) {
			const told = violationText({ code, ...figures }, language, format);
			expect(told).not.toMatch(/undefined|NaN|(?<!\d)0:00/);
			expect(told).not.toBe(code);
		}
	},
);
