import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertEntry, insertNightAccount, stored, testCompany } from "../test-company.ts";

const server = useTestServer({}, { alone: true });

test("the nearest place says how a day counts and what makes a shift, from its day on", async () => {
	const company = await testCompany(server());
	const { ask, tenantId, mia } = company;
	const [person] = await ask<{ unit_id: string }>("select unit_id from app_user where id = $1", [
		mia,
	]);
	const put = (place: readonly unknown[], key: string, value: object) =>
		ask(
			`insert into setting (tenant_id, id, scope, place_id, key, value, valid_from) values ($1, $2, $3, $4, $5, $6, $7)`,
			[tenantId, newId(0), place[0], place[1], key, value, place[2]],
		);
	const balanceMode = "timetracking.balanceMode";
	const plus = { mode: "BUILDUP_ONLY" };
	const both = { mode: "ACTUAL_MINUS_TARGET" };
	await put(["GLOBAL", null, "2026-11-17"], balanceMode, plus);
	await put(["SITE", company.siteId, "2026-11-18"], balanceMode, both);
	await put(["UNIT", person?.unit_id, "2026-11-19"], balanceMode, plus);
	const gap = "timetracking.shiftGapMinutes";
	await put(["GLOBAL", null, "2026-11-20"], gap, { minutes: 60 });
	// two hours lie between them
	for (const day of ["2026-11-19", "2026-11-20"]) {
		await insertEntry(company, day, "08:00", "10:00");
		await insertEntry(company, day, "12:00", "13:00");
	}
	await company.settle("2026-11-16", "2026-11-22");
	const days = await stored(company);
	const balances = days.map((one) => one.balance_min);
	expect(balances).toEqual([-480, 0, -480, 0, 0, 0, 0]);
	const pauses = days.map((one) => one.pause_min);
	expect(pauses).toEqual([0, 0, 0, 120, 0, 0, 0]);
});

test("where it is set so, work on a holiday takes the place of its credit, from the day on that it is set for", async () => {
	const company = await testCompany(server());
	const { ask, tenantId } = company;
	for (const day of ["2026-11-17", "2026-11-18"]) {
		await ask(
			"insert into holiday (tenant_id, id, date, name, factor, kind) values ($1, $2, $3, 'Fest', 1, 'PUBLIC')",
			[tenantId, newId(0), day],
		);
		await insertEntry(company, day, "08:00", "11:00");
	}
	const figures = async () => {
		await company.settle("2026-11-17", "2026-11-18");
		return (await stored(company)).map((one) => [one.holiday_credit_min, one.balance_min]);
	};
	expect(await figures()).toEqual([
		[480, 180],
		[480, 180],
	]);
	await ask(
		`insert into setting (tenant_id, id, scope, key, value, valid_from)
		values ($1, $2, 'GLOBAL', 'timetracking.holidayWork', '{"mode": "HOURS_ONLY", "weeks": 8}', '2026-11-18')`,
		[tenantId, newId(0)],
	);
	// the setting leaves its notes by itself
	expect(await figures()).toEqual([
		[480, 180],
		[300, 0],
	]);
});

test("where it is set so, Easter Sunday passes for a holiday in surcharges alone", async () => {
	const company = await testCompany(server());
	const { ask, tenantId, mia } = company;
	await insertNightAccount(company);
	await ask(
		`update special_account_condition set type = 'HOLIDAY', settings = '{"minFactor": 1, "kind": "PUBLIC"}' where tenant_id = $1`,
		[tenantId],
	);
	await ask(
		`insert into setting (tenant_id, id, scope, key, value, valid_from)
		values ($1, $2, 'GLOBAL', 'timetracking.churchSundays', '{"areHolidays": true}', '2026-05-01')`,
		[tenantId, newId(0)],
	);
	// Easter Sunday before the setting holds, Whit Sunday after it
	await insertEntry(company, "2026-04-05", "08:00", "10:00");
	await insertEntry(company, "2026-05-24", "08:00", "10:00");
	await company.settle("2026-04-05", "2026-04-05");
	await company.settle("2026-05-24", "2026-05-24");
	const credited = await ask(
		"select day::text, minutes from special_account_day where user_id = $1",
		[mia],
	);
	expect(credited).toEqual([{ day: "2026-05-24", minutes: 120 }]);
	const days = await stored(company);
	expect(days.map((one) => one.holiday_credit_min)).toEqual([0, 0]);
});
