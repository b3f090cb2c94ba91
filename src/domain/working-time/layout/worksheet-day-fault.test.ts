import { expect, test } from "vitest";
import { worksheetDayFault } from "./worksheet.ts";
import { worksheetDayFaultCases } from "./worksheet-day-fault.cases.ts";

test.each(worksheetDayFaultCases)("$title: $fault", ({ day, fault }) => {
	expect(worksheetDayFault(day)).toBe(fault);
});
