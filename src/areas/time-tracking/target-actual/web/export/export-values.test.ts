import { expect, test } from "vitest";
import { type ExportValues, exportFault, exportRequest } from "./export-values.ts";

const chosen: ExportValues = {
	from: "2026-10",
	to: "2026-11",
	whom: "ALL",
	unitIds: [],
	userIds: [],
	includeDisabled: false,
	what: "MONTHS",
	hours: "TIME",
	format: "XLSX",
	split: "ONE",
};
const ofPerson = { ...chosen, whom: "PEOPLE", userIds: ["a"] } as const;

test("days in decimal hours of chosen people", () => {
	const request = exportRequest({ ...ofPerson, what: "DAYS", hours: "DECIMAL" });
	expect(request).toMatchObject({
		list: "time-tracking.target-actual-days",
		filter: { fromMonth: "2026-10", toMonth: "2026-11", userIds: ["a"] },
	});
	expect(request.columns.slice(3, 8)).toEqual([
		"day",
		"begin",
		"end",
		"targetHours",
		"workedHours",
	]);
	expect(request.filter).not.toHaveProperty("unitIds");
});

test.each([
	[{}, undefined],
	[{ from: "2026-12" }, "backwards"],
	[{ from: "2024-12" }, undefined],
	[{ from: "2024-11" }, "tooMany"],
	[{ whom: "UNITS" }, "noUnits"],
	[{ whom: "UNITS", unitIds: ["u"] }, undefined],
	[{ whom: "PEOPLE" }, "noPeople"],
] as const)("%j is refused as %s", (change, fault) => {
	expect(exportFault({ ...chosen, ...change })).toBe(fault);
});
