import { expect, test } from "vitest";
import { customerNumber } from "./tenant-step.tsx";

test.each([
	["10001", "10001"],
	["  10001 ", "10001"],
	["ab12c", "AB12C"],
	["1000", undefined],
	["100011", undefined],
	["", undefined],
	["     ", undefined],
	["10 01", "10 01"],
])("%j is the customer number %j", (typed, number) => {
	expect(customerNumber(typed)).toBe(number);
});
