import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { reportedWard } from "./test-reports.ts";

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
