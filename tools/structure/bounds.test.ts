import { expect, test } from "vitest";
import { limits } from "#kit/contract/limits.ts";
import { openApiDocument } from "#kit/server/http/openapi.ts";
import { findContracts } from "./find-contracts.ts";
import { type Json, unboundedParts } from "./unbounded-parts.ts";

const contracts = (await findContracts()).map(({ contract }) => contract);
const { paths } = openApiDocument(contracts, "test") as {
	paths: Record<string, Record<string, Json>>;
};
const operations = Object.values(paths)
	.flatMap((methods) => Object.values(methods))
	.map((operation) => ({
		id: operation.operationId as string,
		operation,
		fields: fieldsOf(operation),
	}));

/** What an operation takes, by name. */
function fieldsOf({ parameters = [], requestBody }: Json): Readonly<Record<string, Json>> {
	const inAddress = (parameters as Json[]).map(({ name, schema }) => [name, schema]);
	const content = (requestBody as { content?: Record<string, { schema: Json }> } | undefined)
		?.content?.["application/json"];
	return { ...Object.fromEntries(inAddress), ...(content?.schema.properties as Json) };
}

/** Bounded otherwise, and why. */
const free = {
	"putSetting.value": "what a page keeps of itself: as long as any body may be, 64 KiB",
	"startListExport.filter{}": "what the list itself takes: its own schema reads it",
	"createScheduledReport.request.filter{}": "the same",
} as const;

test("every text, list and record that is taken in has a greatest length, shown in OpenAPI", () => {
	const endless = operations.flatMap(({ id, fields }) =>
		Object.entries(fields).flatMap(([name, schema]) => unboundedParts(schema, `${id}.${name}`)),
	);
	const known = Object.keys(free).map((path) => `${path}: anything`);
	expect(endless.sort()).toEqual(known.sort());
});

test.each([
	[{ type: "string" }, ["x: text"]],
	[{ type: "string", maxLength: 3 }, []],
	[{ type: "string", pattern: "^[a-z*]{1,3}\\+$" }, []],
	[{ type: "string", pattern: "^[a-z]+$" }, ["x: text"]],
	[{ type: "string", pattern: "^a{2,}$" }, ["x: text"]],
	[{ type: "string", pattern: "[a-z]" }, ["x: text"]],
	[{ type: "array", items: { type: "string" } }, ["x: list", "x[]: text"]],
	[{ type: "array", maxItems: 3, items: { type: "integer" } }, []],
	[{ type: ["number", "string"] }, ["x: text"]],
	[
		{ anyOf: [{ type: "null" }, { type: "object", properties: { y: { type: "string" } } }] },
		["x.y: text"],
	],
	[{ type: "object", additionalProperties: { type: "boolean" } }, ["x: names"]],
	[{ type: "object", additionalProperties: {}, maxProperties: 2 }, ["x{}: anything"]],
	[{}, ["x: anything"]],
])("what is endless is found: %j", (schema, found) => {
	expect(unboundedParts(schema, "x")).toEqual(found);
});

/** First and last of a range, by name. */
const ranges = [
	["from", "to"],
	["fromMonth", "toMonth"],
	["fromYear", "toYear"],
	["begin", "end"],
] as const;

test("every range that is asked for is a page of a list or says how far it reaches", () => {
	const endless = operations.flatMap(({ id, fields }) =>
		ranges
			.filter(([first, last]) => first in fields && last in fields)
			.filter(([, last]) => fields[last]?.["x-longest"] === undefined && !("pageSize" in fields))
			.map((pair) => `${id}: ${pair.join(" to ")}`),
	);
	expect(endless).toEqual([]);
});

test("every page has a greatest size", () => {
	const pages = operations.flatMap(({ id, fields }) =>
		["pageSize", "page", "limit", "count"]
			.filter((name) => name in fields)
			.map((name) => ({ id, name, most: fields[name]?.maximum })),
	);
	expect(pages).not.toEqual([]);
	expect(pages.filter(({ most }) => typeof most !== "number")).toEqual([]);
	const sizes = pages.filter(({ name }) => name !== "page");
	expect(sizes.filter(({ most }) => (most as number) > limits.listLength)).toEqual([]);
});

/** Lists that are answered whole, by what keeps them short. */
const wholeLists = {
	"what one person or one record has": [
		"listAppointmentTemplates",
		"listCalendarFeeds",
		"listCalendarSubscriptions",
		"listChildCounts",
		"listDayGaps",
		"listEmployments",
		"listHardwareTokens",
		"listLeaveCuts",
		"listNotices",
		"listPayrollAssignments",
		"listScheduledReports",
		"listSessions",
		"listSpecialAccountModifications",
		"listSubstituteRequests",
		"listSpecialAccountRules",
		"listUserLeaveRules",
		"listUserLogins",
		"listUserPermissions",
		"listUserQualifications",
		"listUserSpecialAccounts",
		"listUserTimeRules",
		"listUserWorksheets",
		"listWages",
		"listWorksheetTemplateVersions",
	],
	"what a company sets up by hand": [
		"listAbsenceActivities",
		"listCompanyDays",
		"listConditionTargets",
		"listCostCentreTargets",
		"listCustomFieldDescriptions",
		"listHolidayPlaces",
		"listLeaveRules",
		"listPayrollExports",
		"listPayrollPeriods",
		"listProjects",
		"listRequirements",
		"listSettingGroups",
		"listSettingPlaces",
		"listShiftActivities",
		"listSsoProviders",
		"listTimeRules",
		"listTrackingActivities",
		"listTrackingProjects",
		"listUnits",
	],
	"a range of days or years that has a greatest length": [
		"listAvailabilities",
		"listShiftOffers",
		"listAppointmentConflicts",
		"listAppointments",
		"listHolidayProposals",
		"listUnitWorksheetDays",
		"listUserWorksheetDays",
	],
	"so many of the last ones, or of those that are looked for": [
		"listAwayShifts",
		"listLeaveBalances",
		"listReplacements",
		"listShiftClaims",
		"listShiftNews",
		"listShiftReadings",
		"listShiftSwaps",
		"listSwapPartners",
		"listAppUsers",
		"listAutoPlans",
		"listSequenceRuns",
		"listImports",
		"listJobs",
		"listOutboxMails",
	],
	"as many as a company has people or customers: pickers and the live view look at all of them": [
		"listCustomerOptions",
		"listPossibleSubstitutes",
		"listPresence",
		"listUserOptions",
	],
} as const;

test("every list has pages, or is known to be answered whole", () => {
	const whole = operations
		.filter(({ id }) => /^list[A-Z]/.test(id))
		.filter(({ operation, fields }) => listsOf(operation).length > 0 && !("pageSize" in fields))
		.map(({ id }) => id);
	expect(whole.sort()).toEqual(Object.values(wholeLists).flat().sort());
});

/** Lists that a successful answer of a read consists of. */
function listsOf({ responses }: Json): string[] {
	const { "200": answer } = responses as Record<
		string,
		{ content?: Record<string, { schema: Json }> }
	>;
	const schema = answer?.content?.["application/json"]?.schema;
	const properties = Object.entries((schema?.properties ?? {}) as Record<string, Json>);
	return properties.filter(([, { type }]) => type === "array").map(([name]) => name);
}
