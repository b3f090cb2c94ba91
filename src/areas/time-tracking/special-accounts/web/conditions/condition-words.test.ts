import { expect, test } from "vitest";
import { conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { texts } from "../../text.ts";
import { settingsOf, valuesOf } from "./condition-values.ts";
import { wordsCases } from "./condition-words.cases.ts";
import { conditionWords } from "./condition-words.ts";

const names = new Map([
	["a", "Rufdienst"],
	["u", "Station 2"],
]);
const common = {
	nameOf: (id: string) => names.get(id),
	hours: (minutes: number) => `${minutes / 60}:00`,
};

test.each(wordsCases)("$german", ({ settings, ...said }) => {
	expect(conditionWords(settings, { ...texts["de-DE"], ...nameTexts["de-DE"], ...common })).toBe(
		said.german,
	);
	expect(conditionWords(settings, { ...texts["en-EN"], ...nameTexts["en-EN"], ...common })).toBe(
		said.english,
	);
});

test.each(wordsCases)("$german: typed and read again it is the same", ({ settings }) => {
	expect(settingsOf(settings.type, valuesOf(settings))).toEqual(settings);
});

test("every type has a case", () => {
	const types = new Set(wordsCases.map(({ settings }) => settings.type));
	expect([...types].sort()).toEqual([...conditionTypes].sort());
});
