import { expect, test } from "vitest";
import { chargedWard } from "#areas/reports/cost-centre-evaluation/server/test-charges.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const june = { fromMonth: "2026-06", toMonth: "2026-06" };

/** The ward with days, employments and a ledger put in by hand. */
async function reportedWard() {
	const ward = await chargedWard(server());
	const { ask, tenantId, units, siteId, ids } = ward;
	const day = (who: string, of: string, unit: string, [target, worked]: [number, number]) =>
		ask(
			`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min, holiday_credit_min,
				absence_credit_min, extra_min, balance_min, overtime_min, pending_min, flags, input_hash, violations)
			values ($1, $2, $3, $4, $5, $6::int, $7::int, 0, 0, 0, 0, 0, $7::int - $6::int, 0, 0, 0, '', $8)`,
			[
				...[tenantId, ids[who], of, units[unit], siteId, target, worked],
				worked > 600 ? '[{"code":"OVER_10_HOURS","severity":"ERROR"}]' : null,
			],
		);
	const sick = (who: string, of: string) =>
		ask(
			`with ill as (
				insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
				select $1, gen_random_uuid(), $2, a.id, 'SICK', 'APPROVED', $3, $3 from activity a
				where a.tenant_id = $1 and a.class_type = 'SICK' limit 1 returning id)
			insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason) select $1, $2, $3, id, 1, 480, 'WORKDAY' from ill`,
			[tenantId, ids[who], of],
		);
	const employ = (who: string, from: string, to: string | null = null) =>
		ask(
			"insert into employment (tenant_id, id, user_id, entry_date, exit_date) values ($1, gen_random_uuid(), $2, $3, $4)",
			[tenantId, ids[who], from, to],
		);
	return { ...ward, day, sick, employ };
}

test("times of people: whoever may see three people is told of three, over 24 months too", async () => {
	const { as, ask, ids, tenantId, day, sick, employ } = await reportedWard();
	for (const who of ["Mia", "Max", "Rita", "Sven"])
		await day(who, "2026-06-01", "Nord 1", [480, 500]);
	await day("Mia", "2024-08-05", "Nord 1", [480, 660]);
	await day("Mia", "2026-07-01", "Nord 1", [480, 300]);
	await sick("Mia", "2026-06-02");
	const two = { fromMonth: "2024-08", toMonth: "2026-07" };
	const leo = (await as("Leo").call(contract.listRangeSummary, two)).answer;
	expect(
		leo.items.map(({ firstName, workedMinutes, sickDays }) => [firstName, workedMinutes, sickDays]),
	).toEqual([
		...[
			["Max", 500, 0],
			["Mia", 1160, 1],
			["Rita", 500, 0],
		],
	]);
	expect(leo.sums).toMatchObject({ workedMinutes: 2160, balanceMinutes: 240, sickDays: 1 });
	expect((await as("Alma").call(contract.listRangeSummary, two)).answer.total).toBe(4);
	expect(
		(await as("Leo").call(contract.listRangeSummary, { ...two, fromMonth: "2024-07" })).refusal
			?.code,
	).toBe("MONTHS_TOO_MANY");
	expect((await as("Sven").call(contract.listRangeSummary, two)).refusal?.code).toBe("FORBIDDEN");
	const broken = (await as("Leo").call(contract.listViolationsReport, two)).answer;
	expect(broken.items).toMatchObject([
		{ firstName: "Mia", total: 1, serious: 1, hours: 1, rest: 0 },
	]);
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
		select $1, gen_random_uuid(), $2, '2026-06-06', '2026-06-06T20:00Z', '2026-06-07T04:30Z', '2026-06-07T04:30Z', 'Europe/Berlin', a.id, 'WORKTIME',
			'APPROVED', 'MANUAL' from activity a where a.tenant_id = $1 and a.class_type = 'WORKTIME' limit 1`,
		[tenantId, ids.Mia],
	);
	const night = (await as("Leo").call(contract.listNightWorkReport, { ...june, search: "Mia" }))
		.answer;
	// from 22:00 on a Saturday to 6:30 on Sunday in Berlin
	expect(night.items).toMatchObject([
		{ nightMinutes: 420, nights: 1, sundayMinutes: 390, sundays: 1 },
	]);
	await employ("Mia", "2024-07-01");
	await employ("Max", "2026-06-01", "2026-06-30");
	const staff = (await as("Alma").call(contract.listStaffReport, june)).answer;
	expect(
		staff.items.map(({ firstName, entryDate, tenureYears }) => [firstName, entryDate, tenureYears]),
	).toEqual([
		...[
			["Max", "2026-06-01", 0.1],
			["Mia", "2024-07-01", 2],
		],
	]);
	const moved = (
		await as("Alma").call(contract.listFluctuationReport, { ...june, toMonth: "2026-07" })
	).answer;
	expect(moved.items).toMatchObject([
		{ month: "2026-06", before: 1, entries: 1, exits: 1, after: 1, exitShare: 100 },
		{ month: "2026-07", before: 2, entries: 0, exits: 0, after: 1, exitShare: 0 },
	]);
});

test("of fewer than five people no sickness is told, alone or by what is missing", async () => {
	const { as, day, sick } = await reportedWard();
	const five = ["Mia", "Max", "Rita", "Petra", "Willi"];
	for (const who of five) await day(who, "2026-06-01", "Nord 1", [480, 480]);
	for (const who of ["Sven", "Hanna"]) await day(who, "2026-06-01", "Süd", [480, 0]);
	for (const who of ["Leo", "Alma"]) await day(who, "2026-06-01", "Nord", [480, 0]);
	for (const who of ["Mia", "Sven"]) await sick(who, "2026-06-01");
	const told = async (who: string, given = {}) => {
		const { answer } = await as(who).call(contract.listSicknessReport, { ...june, ...given });
		return [
			answer.items.map(({ unitName, people, sickDays, sickShare }) => [
				unitName,
				people,
				sickDays,
				sickShare,
			]),
			answer.sums,
			answer.bars.length,
		];
	};
	const nord = ["Nord 1", 5, 1, 20];
	const sums = { people: 5, cases: 1, sickDays: 1 };
	expect(await told("Alma")).toEqual([[nord], sums, 1]);
	// the four of two small departments are one too few; with one more they are told of together
	await day("Max", "2026-06-02", "Süd", [480, 480]);
	expect(await told("Alma")).toEqual([
		[nord, [null, 5, 1, 20]],
		{ people: 10, cases: 2, sickDays: 2 },
		2,
	]);
	expect(await told("Alma", { search: "Süd" })).toEqual([
		[],
		{ people: 0, cases: 0, sickDays: 0 },
		0,
	]);
});

test("overtime is what the ledger says of the months, shifts are judged by when they were made known", async () => {
	const { as, ask, ids, tenantId, day, shift, units } = await reportedWard();
	await ask(
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-01-01')",
		[tenantId, ids.Mia],
	);
	const line = async (kind: string, on: string, minutes: number) =>
		ask(
			"insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes, reason) values ($1, gen_random_uuid(), $2, $3, $4, $5, 'x')",
			[tenantId, ids.Mia, kind, on, minutes],
		);
	await line("INIT", "2026-01-01", 600);
	await line("MONTH_CLOSE", "2026-05-31", 120);
	await line("PAYOUT", "2026-06-15", -100);
	await line("EXPIRY", "2026-06-20", -50);
	await day("Mia", "2026-06-10", "Nord 1", [480, 510]);
	const one = async (given: object) =>
		(await as("Alma").call(contract.listOvertimeReport, { ...june, ...given })).answer.items;
	expect(await one({})).toMatchObject([
		{
			builtUpMinutes: 30,
			paidMinutes: 100,
			expiredMinutes: 50,
			correctedMinutes: 0,
			balanceMinutes: 600,
		},
	]);
	expect(await one({ fromMonth: "2026-01", toMonth: "2026-05" })).toMatchObject([
		{ builtUpMinutes: 120, paidMinutes: 0, correctedMinutes: 600, balanceMinutes: 720 },
	]);
	await shift(ids.Max, "2026-06-10", 480, 400);
	await shift(ids.Max, "2026-06-11", 480);
	await shift(null, "2026-06-12", 480);
	await ask(
		"update shift set published_at = day - interval '2 days' where tenant_id = $1 and day = '2026-06-10'",
		[tenantId],
	);
	await ask(
		"update shift set published_at = day - interval '8 days' where tenant_id = $1 and day = '2026-06-11'",
		[tenantId],
	);
	const plan = (await as("Petra").call(contract.listPlanActualReport, june)).answer;
	expect(plan.items).toMatchObject([
		{
			firstName: "Max",
			shifts: 2,
			plannedMinutes: 960,
			actualMinutes: 400,
			differenceMinutes: -560,
			notWorked: 1,
		},
	]);
	const punctual = (await as("Petra").call(contract.listPunctualityReport, june)).answer;
	expect(punctual.items).toMatchObject([
		{
			unitName: "Nord 1",
			shifts: 3,
			open: 1,
			published: 2,
			noticeDays: 5,
			shortNotice: 1,
			shortShare: 50,
		},
	]);
	expect(
		(
			await as("Petra").call(contract.listPunctualityReport, {
				...june,
				unitIds: [units.Süd as string],
			})
		).answer.total,
	).toBe(0);
});
