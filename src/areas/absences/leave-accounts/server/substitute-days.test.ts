import { expect, test } from "vitest";
import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { insertEntry } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { leaveCompany, statutory } from "./test-leave.ts";

const server = useTestServer();

/** From June 2026 on work on a holiday gives another day within four weeks; Mia has worked on holidays before and since. */
async function holidayWorkers() {
	const company = await leaveCompany(server(), { rules: [statutory] });
	const { ask, tenantId, mia, within } = company;
	await ask(
		`insert into setting (tenant_id, id, scope, key, value, valid_from)
		values ($1, $2, 'GLOBAL', 'timetracking.holidayWork', '{"mode": "SUBSTITUTE_DAY", "weeks": 4}', '2026-06-01')`,
		[tenantId, newId(0)],
	);
	/** Three hours on a holiday. */
	const work = async (day: string, factor = 1, kind = "PUBLIC") => {
		await ask(
			"insert into holiday (tenant_id, id, date, name, factor, kind) values ($1, $2, $3, 'Fest', $4, $5)",
			[tenantId, newId(0), day, factor, kind],
		);
		await insertEntry({ ...company, settle: async () => {} }, day, "08:00", "11:00");
		await within((tx) => makeDaysCurrent(tx, tenantId, [mia], { from: day, to: day }));
	};
	const days = async () =>
		(
			await ask<{ day: string }>(
				`select concat_ws(' ', kind, effective_on, 'until', expires_on, days::float8) as day from leave_entry e
				where tenant_id = $1 and origin = 'SUBSTITUTE' order by kind, effective_on, days`,
				[tenantId],
			)
		).map(({ day }) => day);
	return { ...company, work, days };
}

test("a holiday that was worked gives a day of its own, where and since when it is set so", async () => {
	const { work, settle, days, ask, tenantId } = await holidayWorkers();
	await work("2026-05-14");
	await work("2026-10-27");
	// a Sunday, and a custom of the company
	await work("2026-11-01");
	await work("2026-11-09", 1, "OTHER");
	await settle("2026-11-21");
	expect(await days()).toEqual(["ENTITLEMENT 2026-10-27 until 2026-11-24 1"]);
	await settle("2026-11-21");
	expect(await days()).toHaveLength(1);
	// what was worked is taken back: so is the day
	await ask("delete from time_tracking where tenant_id = $1 and day = '2026-10-27'", [tenantId]);
	await ask("update day_result set worked_min = 0 where tenant_id = $1 and day = '2026-10-27'", [
		tenantId,
	]);
	await settle("2026-11-21");
	expect(await days()).toEqual([
		"ENTITLEMENT 2026-10-27 until 2026-11-24 1",
		"REVERSAL 2026-10-27 until 2026-11-24 -1",
	]);
});

test("it is taken before other leave, else it lapses after its weeks; one of December lies over the year", async () => {
	const { work, settle, days, absent, leaveOf } = await holidayWorkers();
	await work("2026-06-04");
	await work("2026-10-27");
	await work("2026-12-25");
	expect(await leaveOf({ "2026-11-23": "1" })).toEqual(["2026: 22 → 21"]);
	await absent(["2026-11-23", "2026-11-25"]);
	await settle("2026-12-30");
	await settle("2027-01-10");
	expect(await days()).toEqual([
		"CARRY_OVER 2027-01-01 until 2027-01-22 1",
		"ENTITLEMENT 2026-06-04 until 2026-07-02 1",
		"ENTITLEMENT 2026-10-27 until 2026-11-24 1",
		"ENTITLEMENT 2026-12-25 until 2027-01-22 1",
		"EXPIRY 2026-07-02 until -1",
		"TAKEN 2026-11-23 until -1",
	]);
});
