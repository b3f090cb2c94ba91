import { expect, test } from "vitest";
import { decimalField, numberField } from "./master-fields.ts";

test.each([
	[1, true],
	[0, true],
	[10, true],
	[11, false],
	[-1, false],
	[1.5, false],
	["1", false],
	[null, false],
])("a number from 0 to 10 takes %j: %s", (value, isTaken) => {
	const { input } = numberField({ min: 0, max: 10 });
	expect(input.safeParse(value).success).toBe(isTaken);
});

test.each([
	[1.5, true],
	[null, true],
	[10.01, false],
	["1,5", false],
])("an optional decimal up to 10 takes %j: %s", (value, isTaken) => {
	const { input } = decimalField({ min: 0, max: 10, optional: true });
	expect(input.safeParse(value).success).toBe(isTaken);
});
