import { expect, test } from "vitest";
import { decimalHoursCases, otherDecimalsCases } from "./decimal-hours.cases.ts";
import { decimalHours } from "./decimal-hours.ts";

test.each(decimalHoursCases)("%s", (_, minutes, text) => {
	expect(decimalHours(minutes)).toBe(text);
});

test.each(otherDecimalsCases)("%d with %s and %d", (minutes, mark, ...rest) => {
	const [decimals, text] = rest;
	expect(decimalHours(minutes, mark, decimals)).toBe(text);
});
