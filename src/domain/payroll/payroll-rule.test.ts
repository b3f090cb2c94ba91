import { expect, test } from "vitest";
import { limitFault } from "./payroll-rule.ts";

test.each([
	["EMPLOYMENT_MAX_ACTUAL", 2600, null, undefined],
	["EMPLOYMENT_MAX_ACTUAL", null, null, "maxMinutes"],
	["EMPLOYMENT_MAX_ACTUAL", 2600, 60_300, "maxCents"],
	["EMPLOYMENT_MAX_WAGE", null, 60_300, undefined],
	["EMPLOYMENT_MAX_WAGE", null, 0, undefined],
	["EMPLOYMENT_MAX_WAGE", 2600, null, "maxMinutes"],
] as const)("%s with %s minutes and %s cents → %s", (type, maxMinutes, maxCents, fault) => {
	expect(limitFault({ type, maxMinutes, maxCents })).toBe(fault);
});
