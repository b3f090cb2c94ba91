import fc from "fast-check";
import { expect, test } from "vitest";
import { contract as cockpit } from "#areas/payroll/cockpit/contract.ts";
import { contract as wageFiles } from "#areas/payroll/exports/contract.ts";
import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { contract as centres } from "#areas/reports/cost-centre-evaluation/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { reportedWard } from "./test-reports.ts";
import {
	type DrawnViewer,
	drawnViewer,
	minutesOf,
	names,
	type PayrollIds,
	seenBy,
	type ViewedKey,
	viewedWard,
} from "./test-viewers.ts";

const server = useTestServer();
const june = { fromMonth: "2026-06", toMonth: "2026-06" };

test("people who may see three people are told of three, over 24 months too", async () => {
	const { as, day, sick, acknowledge } = await reportedWard(server());
	for (const who of ["Mia", "Max", "Rita", "Sven"])
		await day(who, "2026-06-01", "Nord 1", [480, 500]);
	await day("Mia", "2024-08-05", "Nord 1", [480, 660]);
	await day("Mia", "2026-07-01", "Nord 1", [480, 300]);
	await sick("Mia", "2026-06-02");
	const two = { fromMonth: "2024-08", toMonth: "2026-07" };
	const asked = async (who: string, given: object = {}) =>
		as(who).call(contract.listRangeSummary, { ...two, ...given });
	const leo = (await asked("Leo")).answer;
	expect(leo.items.map((row) => [row.firstName, row.workedMinutes, row.sickDays])).toEqual([
		...[
			["Max", 500, 0],
			["Mia", 1160, 1],
			["Rita", 500, 0],
		],
	]);
	expect(leo.sums).toMatchObject({ workedMinutes: 2160, balanceMinutes: 240, sickDays: 1 });
	expect((await asked("Alma")).answer.total).toBe(4);
	expect((await asked("Leo", { fromMonth: "2024-07" })).refusal?.code).toBe("MONTHS_TOO_MANY");
	expect((await asked("Sven")).refusal?.code).toBe("FORBIDDEN");
	await acknowledge("Mia", "2024-08-05");
	const broken = (await as("Leo").call(contract.listViolationsReport, two)).answer;
	const once = { firstName: "Mia", total: 1, serious: 1, hours: 1, rest: 0, acknowledged: 1 };
	expect(broken.items).toMatchObject([once]);
});

test("night and Sunday are those of the wall clock, entries and exits those of the month", async () => {
	const { as, ids, entry, employ, fill, aroundTheClock, byEntries } = await reportedWard(server());
	// from 22:00 on a Saturday to 6:30 on Sunday in Berlin
	await entry(ids.Mia, "2026-06-06T20:00:00Z", "2026-06-07T04:30:00Z");
	// two hours of the night before a pause and five behind it are one night, of the shift that began on the 10th
	await entry(ids.Mia, "2026-06-10T19:00:00Z", "2026-06-10T23:10:00Z");
	await entry(ids.Mia, "2026-06-10T23:40:00Z", "2026-06-11T05:00:00Z");
	await aroundTheClock();
	await fill("2026-03-01", "2026-06-30");
	const mia = { ...june, search: "Mia" };
	const night = (await as("Leo").call(contract.listNightWorkReport, mia)).answer;
	const worked = { nightMinutes: 420 + 390, nights: 2, sundayMinutes: 390, sundays: 1 };
	expect(night.items).toMatchObject([worked]);
	const max = { fromMonth: "2026-03", toMonth: "2026-04", search: "Max" };
	const spring = (await as("Leo").call(contract.listNightWorkReport, max)).answer;
	expect(spring.items).toMatchObject(await byEntries());
	await employ("Mia", "2024-07-01");
	await employ("Max", "2026-06-01", "2026-06-30");
	const staff = (await as("Alma").call(contract.listStaffReport, june)).answer;
	expect(staff.items.map((row) => [row.firstName, row.entryDate, row.tenureYears])).toEqual([
		["Max", "2026-06-01", 0.1],
		["Mia", "2024-07-01", 2],
	]);
	const two = { ...june, toMonth: "2026-07" };
	const moved = (await as("Alma").call(contract.listFluctuationReport, two)).answer;
	expect(moved.items).toMatchObject([
		{ month: "2026-06", before: 1, entries: 1, exits: 1, after: 1, exitShare: 100 },
		{ month: "2026-07", before: 1, entries: 0, exits: 0, after: 1, exitShare: 0 },
	]);
	expect(moved.bars).toHaveLength(2);
});

test("of fewer than five people no sickness is told, alone or by what is missing", async () => {
	const { as, day, sick, units } = await reportedWard(server());
	for (const who of ["Mia", "Max", "Rita", "Petra", "Willi"])
		await day(who, "2026-06-01", "Nord 1", [480, 480]);
	for (const who of ["Sven", "Hanna"]) await day(who, "2026-06-01", "Süd", [480, 0]);
	for (const who of ["Leo", "Alma"]) await day(who, "2026-06-01", "Nord", [480, 0]);
	for (const who of ["Mia", "Sven"]) await sick(who, "2026-06-01");
	const told = async (given = {}) => {
		const asked = { ...june, ...given };
		const { items, sums, bars } = (await as("Alma").call(contract.listSicknessReport, asked))
			.answer;
		const rows = items.map((row) => [row.unitName, row.people, row.sickDays, row.sickShare]);
		return [rows, sums, bars.length];
	};
	const nord = ["Nord 1", 5, 1, 20];
	expect(await told()).toEqual([[nord], { people: 5, cases: 1, sickDays: 1 }, 1]);
	// the four of two small departments are one too few; with one more they are told of together
	await day("Max", "2026-06-02", "Süd", [480, 480]);
	expect(await told()).toEqual([
		[nord, [null, 5, 1, 20]],
		{ people: 10, cases: 2, sickDays: 2 },
		2,
	]);
	// of all but one department nothing is told together: it would be what the two have less of
	const all = { unitIds: Object.values(units) };
	expect((await told(all))[0]).toEqual([nord]);
	expect(await told({ search: "Süd" })).toEqual([[], { people: 0, cases: 0, sickDays: 0 }, 0]);
});

test("overtime is what the ledger says of the months, and of days that are not closed", async () => {
	const { as, day, ledger } = await reportedWard(server());
	await ledger([
		["INIT", "2026-01-01", 600],
		["MONTH_CLOSE", "2026-05-31", 120],
		["PAYOUT", "2026-06-15", -100],
		["EXPIRY", "2026-06-20", -50],
	]);
	await day("Mia", "2026-06-10", "Nord 1", [480, 510]);
	const report = async (given: object) =>
		(await as("Alma").call(contract.listOvertimeReport, { ...june, ...given })).answer.items;
	expect(await report({})).toMatchObject([
		{ builtUpMinutes: 30, paidMinutes: 100, expiredMinutes: 50, balanceMinutes: 600 },
	]);
	expect(await report({ fromMonth: "2026-01", toMonth: "2026-05" })).toMatchObject([
		{ builtUpMinutes: 120, paidMinutes: 0, correctedMinutes: 600, balanceMinutes: 720 },
	]);
});

test("shifts are compared with what was worked, and judged by when they were made known", async () => {
	const { as, ask, ids, tenantId, shift, units } = await reportedWard(server());
	await shift(ids.Max, "2026-06-10", 480, 400);
	await shift(ids.Max, "2026-06-11", 480);
	await shift(null, "2026-06-12", 480);
	await ask(
		"update shift set published_at = day - case day when '2026-06-10' then 2 else 8 end where tenant_id = $1 and user_id is not null",
		[tenantId],
	);
	const plan = (await as("Petra").call(contract.listPlanActualReport, june)).answer;
	expect(plan.items).toMatchObject([
		{ firstName: "Max", plannedMinutes: 960, actualMinutes: 400, notWorked: 1 },
	]);
	const punctual = async (given = {}) =>
		(await as("Petra").call(contract.listPunctualityReport, { ...june, ...given })).answer;
	expect((await punctual()).items).toMatchObject([
		{ shifts: 3, open: 1, published: 2, noticeDays: 5, shortNotice: 1, shortShare: 50 },
	]);
	expect((await punctual({ unitIds: [units.Süd] })).total).toBe(0);
});

interface Asked {
	readonly key: ViewedKey;
	readonly endpoint: { readonly path: string };
	/** A sum of the weights of people. */
	readonly summed: string;
	readonly more?: object;
	/** Whether rows are of people. */
	readonly hasNames?: false;
	/** Beside the right to the rows, for the sum. */
	readonly also?: ViewedKey;
}
const times = "timetrackings.manage";
const plan = "shiftplan.manage";
const ofNone = { costCentreId: "NONE" };
const asked: readonly Asked[] = [
	{ key: times, endpoint: contract.listRangeSummary, summed: "workedMinutes" },
	{ key: times, endpoint: contract.listNightWorkReport, summed: "nightMinutes" },
	{ key: "overtime.manage", endpoint: contract.listOvertimeReport, summed: "paidMinutes" },
	{ key: plan, endpoint: contract.listPlanActualReport, summed: "plannedMinutes" },
	{
		...{ key: "users.manage", endpoint: contract.listStaffReport, summed: "weeklyMinutes" },
		also: "contracts.manage",
	},
	{
		...{ key: plan, endpoint: centres.listCostCentreShiftDetails, summed: "plannedMinutes" },
		more: ofNone,
	},
	{
		...{ key: times, endpoint: centres.listCostCentreTrackingDetails, summed: "actualMinutes" },
		more: ofNone,
	},
	{
		...{ key: plan, endpoint: centres.listCostCentreShifts, summed: "plannedMinutes" },
		hasNames: false,
	},
	{
		...{ key: times, endpoint: centres.listCostCentreTrackings, summed: "actualMinutes" },
		hasNames: false,
	},
];

/** Rows and sums of every report are of those whom somebody may see, and who may see nobody is turned away. */
async function reportsOf(browser: TestBrowser, viewer: DrawnViewer): Promise<void> {
	for (const { key, endpoint, summed, more, hasNames, also } of asked) {
		const reply = await browser.call(endpoint as typeof contract.listRangeSummary, {
			...{ ...june, ...more },
		});
		const told = [endpoint.path, reply.status];
		if (viewer[key] === null) expect(told).toEqual([endpoint.path, 403]);
		else {
			const seen = seenBy(viewer, key);
			const known = also === undefined ? seen : commonTo(seen, seenBy(viewer, also));
			const { items, sums } = reply.answer;
			const rows = names.filter((name) => items.some(({ firstName }) => firstName === name));
			expect([...told, hasNames === false || rows, sums[summed] ?? 0]).toEqual([
				...[endpoint.path, 200, hasNames === false || seen, minutesOf(known)],
			]);
		}
	}
	const file = await browser.fetch("/api/list-exports", {
		method: "POST",
		body: JSON.stringify({
			...{ list: "reports.range-summary", format: "CSV_INT", columns: [] },
			filter: june,
		}),
	});
	const text = await file.text();
	expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual(
		seenBy(viewer, times),
	);
}

const commonTo = <One>(some: readonly One[], others: readonly One[]) =>
	some.filter((one) => others.includes(one));

/** The same of the payrolls of the month, what their accounts come to, and of wage files, which are of the whole company. */
async function payrollsOf(browser: TestBrowser, viewer: DrawnViewer, ids: PayrollIds) {
	const held = viewer["payroll.manage"];
	const month = "2026-06";
	const seen = seenBy(viewer, "payroll.manage");
	const statuses = [
		await browser.call(payrolls.listPayrolls, { month }),
		await browser.call(payrolls.listPayrollPeriods, { month }),
		await browser.call(cockpit.getPayrollSums, { month }),
		await browser.call(wageFiles.listPayrollExports, { month }),
		await browser.call(wageFiles.previewPayrollExport, { configId: newId(0), month }),
	].map(({ status }) => status);
	const ofCompany = held?.scope === "GLOBAL" ? [200, 404] : [403, 403];
	const own = held === null ? 403 : 200;
	expect(statuses).toEqual([own, own, own, ...ofCompany]);
	for (const name of names) {
		const found = await browser.call(payrolls.getPayroll, { id: ids[name] });
		const isSeen = seen.includes(name);
		expect([name, found.status === 200]).toEqual([name, isSeen]);
		if (isSeen) expect(found.answer.lines).toMatchObject([{ minutes: minutesOf([name]) }]);
	}
	if (held === null) return;
	const { items, total } = (await browser.call(payrolls.listPayrolls, { month })).answer;
	expect([items.map(({ user }) => user.firstName).toSorted(), total]).toEqual([
		...[seen.toSorted(), seen.length],
	]);
	const periods = (await browser.call(payrolls.listPayrollPeriods, { month })).answer.items;
	expect(periods.map(({ people }) => people)).toEqual(seen.length === 0 ? [] : [seen.length]);
	const { accounts } = (await browser.call(cockpit.getPayrollSums, { month })).answer;
	expect(accounts.map(({ now, people }) => [now, people])).toEqual(
		seen.length === 0 ? [] : [[minutesOf(seen), seen.length]],
	);
}

test("whatever rights somebody holds, she is told neither a line nor a sum of people beyond them", async () => {
	const { signIn, payrollIds } = await viewedWard(server());
	for (const viewer of fc.sample(drawnViewer, 6)) {
		const browser = await signIn(viewer);
		await reportsOf(browser, viewer);
		await payrollsOf(browser, viewer, payrollIds);
	}
});
