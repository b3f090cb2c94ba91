import { expect, test } from "vitest";
import { capCases, faultCases, stateCases } from "./overtime-limits.cases.ts";
import { limitsFault, limitsState, minutesAboveCap } from "./overtime-limits.ts";

const named = (limits: (typeof stateCases)[number][2]) => {
	const [upper, upperNotice, lower, lowerNotice] = limits;
	return { upper, upperNotice, lower, lowerNotice, cap: null };
};

test.each(stateCases)("state: %s", (_, balance, limits, state) => {
	expect(limitsState(balance, named(limits))).toBe(state);
});

test.each(faultCases)("fault: %s", (_, limits, fault) => {
	expect(limitsFault(named(limits))).toBe(fault);
});

test.each(capCases)("%d with a cap of %s", (balance, cap, above) => {
	expect(minutesAboveCap(balance, cap)).toBe(above);
});
