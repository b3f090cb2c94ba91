import { expect, test } from "vitest";
import { targetSum, worksheetDayFault } from "./worksheet.ts";
import { worksheetDayFaultCases } from "./worksheet-day-fault.cases.ts";

test.each(worksheetDayFaultCases)("$title: $fault", ({ day, fault }) => {
	expect(worksheetDayFault(day)).toBe(fault);
});

test("the target of a week is that of its days", () => {
	expect(targetSum([])).toBe(0);
	expect(targetSum([462, 0, 510].map((targetMinutes) => ({ targetMinutes })))).toBe(972);
});
