import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import {
	insertAbsence,
	insertEntry,
	insertHoliday,
	insertNightAccount,
	insertRule,
	stored,
	type TestCompany,
	testCompany,
} from "../test-company.ts";

const server = useTestServer({}, { alone: true });

async function week(prepare: (company: TestCompany) => Promise<void>) {
	const company = await testCompany(server());
	await prepare(company);
	await company.settle("2026-11-16", "2026-11-22");
	const days = await stored(company);
	return new Map(days.map((one) => [one.day, one]));
}

test("work is set against the plan, weekends have no target", async () => {
	const days = await week((company) => insertEntry(company, "2026-11-18", "07:00", "15:30"));
	expect(days.get("2026-11-18")).toMatchObject({
		target_min: 480,
		worked_min: 510,
		balance_min: 30,
	});
	expect(days.get("2026-11-19")).toMatchObject({ worked_min: 0, balance_min: -480, flags: 0 });
	expect(days.get("2026-11-21")).toMatchObject({ target_min: 0 });
});

test("a shift over midnight belongs to the day of its begin", async () => {
	const days = await week((company) =>
		insertEntry(company, "2026-11-18", "21:00", "2026-11-19T05:00Z"),
	);
	expect(days.get("2026-11-18")?.worked_min).toBe(480);
	expect(days.get("2026-11-19")?.worked_min).toBe(0);
});

test("what nobody approved is pending and counts nowhere", async () => {
	const days = await week((company) =>
		insertEntry(company, "2026-11-18", "07:00", "09:00", { state: "REQUESTED" }),
	);
	expect(days.get("2026-11-18")).toMatchObject({
		worked_min: 0,
		pending_min: 120,
		balance_min: -480,
		flags: 2,
	});
});

test("half a day of leave credits half the target and costs half a day", async () => {
	const days = await week((company) =>
		insertAbsence(company, "2026-11-18", "2026-11-18", "FIRST_HALF"),
	);
	expect(days.get("2026-11-18")).toMatchObject({
		absence_credit_min: 240,
		leave_days: 0.5,
		balance_min: -240,
		flags: 8,
	});
});

test("a holiday of the site credits the day, one of another site does not", async () => {
	const days = await week(async (company) => {
		await insertHoliday(company, "2026-11-18", null, 1);
		await insertHoliday(company, "2026-11-19", company.siteId, 0.5);
	});
	expect(days.get("2026-11-18")).toMatchObject({
		holiday_credit_min: 480,
		balance_min: 0,
		flags: 4,
	});
	expect(days.get("2026-11-19")?.holiday_credit_min).toBe(240);
});

test("nobody has a target before the entry; the first day may lie in the month", async () => {
	const company = await testCompany(server());
	const { mia } = company;
	await company.ask("update contract set valid_from = '2026-11-18' where user_id = $1", [mia]);
	await company.ask("update employment set entry_date = '2026-11-18' where user_id = $1", [mia]);
	await company.settle("2026-11-16", "2026-11-19");
	const days = await stored(company);
	expect(days.map((one) => [one.target_min, one.flags])).toEqual([
		[0, 16],
		[0, 16],
		[480, 0],
		[480, 0],
	]);
});

test("a new plan holds from its first day on", async () => {
	const company = await testCompany(server());
	await company.changePlan("2026-11-18", 240);
	await company.settle("2026-11-17", "2026-11-18");
	const days = await stored(company);
	expect(days.map((one) => one.target_min)).toEqual([480, 240]);
});

test("a day that differs wins over the plan", async () => {
	const days = await week(async ({ ask, tenantId, mia }) => {
		await ask(
			`insert into worksheet_exception (tenant_id, id, user_id, day, target_min, reason)
			values ($1, $2, $3, '2026-11-21', 300, 'Inventur')`,
			[tenantId, newId(0), mia],
		);
	});
	expect(days.get("2026-11-21")?.target_min).toBe(300);
});

test.each([
	["2026-03-28", "21:00", "2026-03-29T05:00Z", 480],
	["2026-10-24", "20:00", "2026-10-25T05:00Z", 540],
	["2026-03-29", "00:00", "2026-03-29T02:00Z", 120],
])("the night of the clock change, %s", async (day, begin, end, minutes) => {
	const company = await testCompany(server());
	await insertEntry(company, day, begin, end);
	await company.settle(day, day);
	expect(await stored(company)).toMatchObject([{ day, worked_min: minutes }]);
});

test("days so far ahead that they have no place are left out", async () => {
	const company = await testCompany(server());
	await company.settle("2126-01-01", "2126-01-31");
	await company.changed("2126-01-01");
	expect(await stored(company)).toEqual([]);
});

test("rules and special accounts of the company count", async () => {
	const company = await testCompany(server());
	await insertRule(company, {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
	});
	await insertNightAccount(company);
	await insertEntry(company, "2026-11-18", "19:00", "2026-11-19T03:00Z");
	await company.settle("2026-11-18", "2026-11-19");
	expect(await stored(company)).toMatchObject([
		{ worked_min: 450, auto_pause_min: 30 },
		{ worked_min: 0, auto_pause_min: 0 },
	]);
	const credited = await company.ask(
		"select day::text, minutes, factor_minutes from special_account_day where user_id = $1 order by day",
		[company.mia],
	);
	expect(credited).toEqual([
		{ day: "2026-11-18", minutes: 120, factor_minutes: 30 },
		{ day: "2026-11-19", minutes: 210, factor_minutes: 53 },
	]);
});

test("whose birthday nobody knows is young as long as the contract says", async () => {
	const company = await testCompany(server());
	const { ask, mia } = company;
	await ask("update contract set minor_until = '2026-11-18' where user_id = $1", [mia]);
	for (const day of ["2026-11-18", "2026-11-19"]) {
		await insertEntry(company, day, "18:30", "20:00");
	}
	await company.settle("2026-11-18", "2026-11-19");
	const told = await ask<{ codes: string }>(
		`select violations #>> '{0,code}' as codes from day_result where user_id = $1 order by day`,
		[mia],
	);
	expect(told.map(({ codes }) => codes)).toEqual(["MINOR_NIGHT", null]);
});

test("planned standby is working time where its activity says so", async () => {
	const company = await testCompany(server());
	const { ask, tenantId, mia } = company;
	const insert = (day: string, counts: boolean) =>
		ask(
			`with kind as (insert into activity (tenant_id, id, name, class_type, counts_as_working_time)
				values ($1, $2, $4::text, 'SHIFT_STANDBY', $5))
			insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at)
			select tenant_id, $2, id, unit_id, $2, 'SHIFT_STANDBY', $4::date, $4::date + time '08:00', $4::date + time '16:00'
			from app_user where tenant_id = $1 and id = $3`,
			[tenantId, newId(0), mia, day, counts],
		);
	await insert("2026-11-18", true);
	await insert("2026-11-19", false);
	await insertEntry(company, "2026-11-18", "09:00", "10:00");
	await company.settle("2026-11-18", "2026-11-19");
	const days = await stored(company);
	expect(days.map((one) => one.worked_min)).toEqual([480, 0]);
});

/** Days of the week with worked and target minutes and what is wrong with them. */
async function told({ settle, ask, mia }: TestCompany): Promise<string[]> {
	await settle("2026-11-16", "2026-11-19");
	const days = await ask<{ day: string; codes: string | null }>(
		`select to_char(day, 'DD') || ' ' || worked_min || '/' || target_min as day,
			(select string_agg(v ->> 'code', ' ') from jsonb_array_elements(violations) v) as codes
		from day_result where user_id = $1 order by day_result.day`,
		[mia],
	);
	return days.map(({ day, codes }) => (codes ? `${day} ${codes}` : day));
}

test("a night over a change of plan, contract and zone of the site is one shift of its first day", async () => {
	const company = await testCompany(server());
	const { ask, mia, tenantId } = company;
	await company.changePlan("2026-11-18", 240);
	// eleven hours without a pause, on the last day of a contract that the law of working time holds for
	await ask(
		`with ended as (update contract set valid_to = '2026-11-17' where user_id = $1 returning *)
		insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week, arbzg_exempt)
		select tenant_id, $2, user_id, employment_id, '2026-11-18', 1200, 5, true from ended`,
		[mia, newId(0)],
	);
	await insertEntry(company, "2026-11-17", "20:00", "2026-11-18T07:00Z");
	const tooLong = "OVER_10_HOURS BREAK_MISSING SIX_HOURS_WITHOUT_BREAK";
	const inBerlin = ["16 0/480", `17 660/480 ${tooLong}`, "18 0/240", "19 0/240"];
	expect(await told(company)).toEqual(inBerlin);
	await ask("update site set time_zone = 'Asia/Kolkata' where tenant_id = $1", [tenantId]);
	// it begins on the 18th there, at half past one
	expect(await told(company)).toEqual(["16 0/480", "17 0/480", "18 660/240", "19 0/240"]);
	await ask("update site set time_zone = 'Europe/Berlin' where tenant_id = $1", [tenantId]);
	expect(await told(company)).toEqual(inBerlin);
});
