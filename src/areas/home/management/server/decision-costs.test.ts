import { expect, test } from "vitest";
import { roundTripsOf } from "#kit/testing/round-trips-of.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testInbox } from "./test-inbox.ts";

const server = useTestServer();
type Inbox = Awaited<ReturnType<typeof testInbox>>;

/** Three hundred people of one unit, of whom each asks for a day, and every third enters four hours. */
async function fill({ query, tenantId, worker, extra, activities }: Inbox) {
	const lena = worker("lena").id;
	await query(
		`with crowd as (
			insert into app_user (tenant_id, id, personnel_no, first_name, last_name, unit_id, site_id, role)
			select tenant_id, gen_random_uuid(), 'p' || n, 'Person', 'Nr. ' || n, unit_id, site_id, role
			from app_user, generate_series(1, 300) n where tenant_id = $1 and id = $2
			returning id),
		sheets as (
			insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
			select $1, gen_random_uuid(), c.id, w.template_id, w.cycle_start, w.valid_from
			from crowd c, worksheet w where w.tenant_id = $1 and w.user_id = $2),
		absences as (
			insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
			select $1, gen_random_uuid(), id, $3, 'LEAVE', 'REQUESTED', '2026-07-06', '2026-07-06' from crowd
			returning id, user_id),
		days as (
			insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
			select $1, user_id, '2026-07-06', id, 1, 480, 'WORKDAY' from absences)
		insert into approval_step (tenant_id, id, user_id, entity, entity_id, purpose, kind)
		select $1, uuid_v7_floor(timestamptz '2026-07-01T14:00Z' + row_number() over () * interval '1 second'), user_id, 'absence', id, 'REQUEST', 'SUPERVISOR_APPROVAL' from absences`,
		[tenantId, lena, extra.leave],
	);
	await query(
		`with entries as (
			insert into time_tracking (tenant_id, id, user_id, activity_id, class_type, source, day, zone, begin_at, end_at, occupied_to, state)
			select $1, gen_random_uuid(), id, $2, 'WORKTIME', 'MANUAL', '2026-06-30', 'Europe/Berlin',
				'2026-06-30T06:00Z', '2026-06-30T10:00Z', '2026-06-30T10:00Z', 'REQUESTED'
			from app_user where tenant_id = $1 and personnel_no like 'p%0' returning id, user_id)
		insert into approval_step (tenant_id, id, user_id, time_tracking_id, purpose, kind)
		select $1, uuid_v7_floor(timestamptz '2026-07-01T13:00Z' + row_number() over () * interval '1 second'), user_id, id,
			'REQUEST', 'SUPERVISOR_APPROVAL' from entries`,
		[tenantId, activities.work],
	);
}

test("a supervisor of three hundred people waits twice for the database, and asks no more than one of two", async () => {
	const inbox = await testInbox(server());
	const { ask, enter, change, browser, list } = inbox;
	await ask("lena");
	await enter();
	await change();
	const all = { pageSize: 200, order: "CLEAN_FIRST" } as const;
	const call = () => browser("boss").call(contract.listDecisions, all);
	await call();
	const few = (await statementsOf(server(), call)).length;
	await fill(inbox);
	expect((await list("boss", all)).items).toHaveLength(200);
	expect((await statementsOf(server(), call)).length).toBe(few);
	expect(few).toBeLessThanOrEqual(30);
	expect(await roundTripsOf(server(), call)).toBe(2);
	const { counts } = await list("boss");
	expect([counts.ABSENCE, counts.ENTRY]).toEqual([301, 31]);
});

test("figures of the team come in one round trip, as far as each may see them", async () => {
	const { browser, worker, activities, query, tenantId } = await testInbox(server());
	await worker("tom").book({ action: "START", activityId: activities.work });
	const figures = async (who: string) =>
		(await browser(who).call(contract.getTeamFigures, {})).answer;
	const told = await figures("boss");
	expect(told.presence).toMatchObject({ people: 8, present: 1, onPause: 0, absent: 0 });
	expect(told.overtime).toMatchObject({ accounts: 1, above: 0 });
	await query("update overtime_account set upper_min = -100000 where tenant_id = $1", [tenantId]);
	expect((await figures("boss")).overtime?.above).toBe(1);
	const nothing = { days: 0, people: 0, entries: 0, shifts: 0 };
	expect(await figures("head")).toEqual({
		...{ presence: null, overtime: null, conflicts: nothing, expiring: null },
	});
	const call = () => browser("boss").call(contract.getTeamFigures, {});
	expect(await roundTripsOf(server(), call)).toBe(1);
});

test("conflicts are whole days away with approval on which somebody works or is to work; lapsing leave is added up", async () => {
	const inbox = await testInbox(server());
	const { ask, enter, browser, worker, query, tenantId } = inbox;
	const figures = async (who = "boss") =>
		(await browser(who).call(contract.getTeamFigures, {})).answer;
	const none = { days: 0, people: 0, entries: 0, shifts: 0 };
	expect(await figures()).toMatchObject({
		conflicts: none,
		expiring: { people: 0, days: "0", on: null },
	});
	const tuesday = { from: "2026-06-30", to: "2026-06-30", state: "APPROVED" } as const;
	await ask("boss", tuesday);
	await enter();
	await ask("boss", { user: "tom", state: "APPROVED" });
	// a half day leaves the other one to work
	const half = { fromPart: "FIRST_HALF", toPart: "FIRST_HALF", state: "APPROVED" } as const;
	await ask("boss", { ...half, from: "2026-07-16", to: "2026-07-16" });
	await inbox.shift("tom", "2026-07-07");
	await inbox.shift("lena", "2026-07-16");
	await query(
		`insert into leave_entry (tenant_id, id, account_id, kind, origin, source, days, effective_on, expires_on, reason)
		select tenant_id, gen_random_uuid(), id, 'MODIFICATION', 'EXTRA', 'MANUAL', 2.5, '2026-07-01', '2026-09-30', 'Mehr'
		from leave_account where tenant_id = $1 and user_id = $2 and year = 2026`,
		[tenantId, worker("tom").id],
	);
	expect(await figures()).toMatchObject({
		conflicts: { days: 2, people: 2, entries: 1, shifts: 1 },
		expiring: { people: 1, days: "2.5", on: "2026-09-30" },
	});
	expect((await figures("head")).conflicts).toEqual(none);
});
