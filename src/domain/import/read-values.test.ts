import { expect, test } from "vitest";
import { readAmount, readFlag } from "./read-values.ts";

test.each([
	["7", 7],
	["7,5", 7.5],
	["7.25", 7.25],
	["1.234,50", 1234.5],
	["1 234,5", 1234.5],
	["-3", -3],
	["−3,1", -3.1],
	["0,00", 0],
	["-0", 0],
	["1000000000000", 1e12],
])("%s is a number", (text, value) => {
	expect(readAmount(text)).toBe(value);
});

test.each(["1.234", "7,125", "1,234.5", "12.34,5", "1e3", "viel", "", "1000000000001"])(
	"%s says nothing",
	(text) => {
		expect(readAmount(text)).toBeUndefined();
	},
);

test.each([
	["Ja", true],
	["x", true],
	["WAHR", true],
	["1", true],
	["nein", false],
	["false", false],
	["0", false],
	["vielleicht", undefined],
	["constructor", undefined],
])("%s means %s", (text, value) => {
	expect(readFlag(text)).toBe(value);
});
