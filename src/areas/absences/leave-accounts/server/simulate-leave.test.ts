import { beforeAll, describe, expect, test } from "vitest";
import { entitlementCases } from "#domain/leave/simulation/entitlement.cases.ts";
import { type LeaveCase, office } from "#domain/leave/simulation/leave-case.ts";
import { leaveDaysCases } from "#domain/leave/simulation/leave-days.cases.ts";
import { leaveLedgerCases } from "#domain/leave/simulation/leave-ledger.cases.ts";
import { sicknessCases } from "#domain/leave/simulation/sickness.cases.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.simulateLeave>;

const openPayroll = (level: "LIST" | "READ" = "READ") =>
	openOffice(server(), { key: "leaveaccounts.manage", level });

let browser: TestBrowser;
beforeAll(async () => {
	browser = (await openPayroll()).browser;
});

describe.each([
	["what a year grants", entitlementCases],
	["what leave costs", leaveDaysCases],
	["what is carried over, taken and lost", leaveLedgerCases],
	["sickness", sicknessCases],
])("%s", (_what, cases: readonly LeaveCase[]) => {
	test("every case comes out over HTTP", async () => {
		for (const one of cases) {
			const { status, answer } = await browser.call(contract.simulateLeave, one.given);
			expect(status, one.title).toBe(200);
			for (const [year, expected] of Object.entries(one.years ?? {}))
				expect(
					answer.years.find((each) => each.year === Number(year)),
					one.title,
				).toMatchObject(expected);
			for (const line of one.lines ?? [])
				expect(answer.years[0]?.lines, one.title).toContainEqual(expect.objectContaining(line));
			const absences = answer.absences.slice(0, one.absences?.length ?? 0);
			expect(absences, one.title).toMatchObject(one.absences ?? []);
			const found = answer.findings.map(({ code }) => code);
			expect(found, one.title).toEqual(one.findings ?? []);
		}
	});
});

const range = { from: "2026-03-02", to: "2026-03-01" };

describe("what does not fit is named by its field", () => {
	test.each([
		["colour", { ...office, colour: "red" } as Given],
		["rules.0.days", { ...office, rules: [{ kind: "STATUTORY", days: "20" }] } as never],
		["cuts.0.to", { ...office, cuts: [{ kind: "PARENTAL" as const, ...range }] }],
		["absences.0.to", { ...office, absences: [{ classType: "LEAVE" as const, ...range }] }],
		["years", { ...office, years: [2020, 2030] }],
		["years", { ...office, years: Array.from({ length: 11 }, (_, nth) => 2020 + nth) }],
		[
			"patterns.1.from",
			{
				...office,
				patterns: [
					{ from: "2026-07-01", workdays: [1] },
					{ from: "2026-01-01", workdays: [1] },
				],
			},
		],
		["employment.exit", { ...office, employment: { entry: "2026-02-01", exit: "2026-01-31" } }],
	])("%s", async (field, given) => {
		const { status, refusal } = await browser.call(contract.simulateLeave, given);
		expect(status).toBe(400);
		expect(refusal.details.map((fault) => fault.field)).toEqual([field]);
		expect(refusal.details[0]?.text).not.toBe("");
	});
});

test.each([
	[
		"de-DE",
		"Das Ende liegt vor dem Beginn.",
		"2026: Es ist mehr Urlaub genommen, als vorhanden ist.",
	],
	["en-EN", "The end lies before the start.", "2026: more leave is taken than there is."],
])("in %s", async (language, fault, finding) => {
	const own = (await openPayroll()).browser;
	own.headers[requestHeaders.language] = language;
	const refused = await own.call(contract.simulateLeave, { ...office, longSickness: [range] });
	expect(refused.refusal.details).toEqual([{ field: "longSickness.0.to", text: fault }]);
	const { answer } = await own.call(contract.simulateLeave, {
		...office,
		absences: [{ classType: "LEAVE", from: "2026-02-02", to: "2026-03-06" }],
	});
	expect(answer.findings).toEqual([{ code: "NEGATIVE_REST", text: finding }]);
});

test("to look at lists of accounts is not enough", async () => {
	const clerk = (await openPayroll("LIST")).browser;
	const { status } = await clerk.call(contract.simulateLeave, office);
	expect(status).toBe(403);
});
