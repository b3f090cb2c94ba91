import { expect, test } from "vitest";
import { worksheetDayFaultCases } from "./worksheet-day-fault.cases.ts";
import { worksheetDayFault } from "./worksheet-day-fault.ts";

test.each(worksheetDayFaultCases)("$title: $fault", ({ day, fault }) => {
	expect(worksheetDayFault(day)).toBe(fault);
});
