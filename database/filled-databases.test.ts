import { readFile } from "node:fs/promises";
import type pg from "pg";
import { expect, test } from "vitest";
import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer({}, { alone: true });

/** As it is carried out where data of several tenants lie. */
async function migrate(owner: pg.Client, name: string): Promise<void> {
	const text = await readFile(new URL(`migrations/${name}`, import.meta.url), "utf8");
	await owner.query("begin; select set_config('app.tenant_id', gen_random_uuid()::text, true)");
	await owner.query(text);
	await owner.query("commit");
}

/** As an installation had it before: a partition a month, as empty as the year that gives way. */
const inMonths = `do $$ begin
	drop table login_event_2026, day_result_2026;
	for m in 1..12 loop
		execute format('create table login_event_2026%s partition of login_event for values from (%L) to (%L)', lpad(m::text, 2, '0'),
			uuid_v7_floor(make_timestamptz(2026, m, 1, 0, 0, 0, 'UTC')), uuid_v7_floor(make_timestamptz(2026, m, 1, 0, 0, 0, 'UTC') + interval '1 month'));
		execute format('create table day_result_2026%s partition of day_result for values from (%L) to (%L)', lpad(m::text, 2, '0'),
			make_date(2026, m, 1), (make_date(2026, m, 1) + interval '1 month')::date);
		execute format('alter table login_event_2026%s enable row level security, force row level security', lpad(m::text, 2, '0'));
		execute format('alter table day_result_2026%s enable row level security, force row level security', lpad(m::text, 2, '0'));
	end loop;
end $$`;

const edges = ["2026-01-01T00:00:00Z", "2026-06-30T23:59:59.999Z", "2026-12-31T23:59:59.999Z"];

async function fill(owner: pg.Client, tenantId: string, place: Readonly<Record<string, string>>) {
	const { userId, unitId, siteId } = place;
	await owner.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
	for (const at of edges) {
		await owner.query(
			"insert into login_event (tenant_id, id, at, user_id, provider, outcome) values ($1, $2, $3, $4, 'MANUAL', 'SIGNED_IN')",
			[tenantId, newId(Date.parse(at)), at, userId],
		);
		await owner.query(
			`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
				holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, input_hash)
			values ($1, $2, $3, $4, $5, 480, 490, 0, 0, 0, 0, 0, 10, 0, 0, '\\x00')`,
			[tenantId, userId, at.slice(0, 10), unitId, siteId],
		);
	}
}

async function kept(owner: pg.Client, tenantId: string) {
	await owner.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
	const logins = await owner.query("select uuid_v7_time(id) as at from login_event order by id");
	const days = await owner.query("select day, worked_min from day_result order by day");
	return { logins: logins.rows, days: days.rows };
}

test("what lay in months lies in its year, whole, and as far out of reach as before", async () => {
	const build = () =>
		buildTenant(server().ownerUrl, async (tenant) => ({
			userId: (await tenant.person({ firstName: "Ada", lastName: "Muster" })).id,
			unitId: tenant.created.siteUnitId,
			siteId: tenant.created.siteId,
		}));
	const tenants = [await build(), await build()];
	await withClient(server().ownerUrl, async (owner) => {
		await owner.query(inMonths);
		for (const tenant of tenants) await fill(owner, tenant.tenantId, { ...tenant });
		const before = [];
		for (const { tenantId } of tenants) before.push(await kept(owner, tenantId));
		expect(before[0]?.logins).toHaveLength(3);
		expect(before[1]?.days).toHaveLength(3);

		await migrate(owner, "0106_years.sql");
		const after = [];
		for (const { tenantId } of tenants) after.push(await kept(owner, tenantId));
		expect(after).toEqual(before);

		const { rows } = await owner.query(
			`select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded,
				(select pg_get_expr(p.polqual, p.polrelid) from pg_policy p where p.polrelid = c.oid) as policy
			from pg_inherits i join pg_class c on c.oid = i.inhrelid
			where i.inhparent in ('login_event'::regclass, 'day_result'::regclass) and c.relname ~ '_2026' order by 1`,
		);
		expect(rows).toEqual([
			{ name: "day_result_2026", guarded: true, policy: "false" },
			{ name: "login_event_2026", guarded: true, policy: "false" },
		]);
	});
});

/** One entry of each, by the clock of Berlin, with what it has of the night and of Sunday. */
const workers = [
	["über Mitternacht", "2026-06-08 22:00", "2026-06-09 06:00", "APPROVED", 420, 0],
	["am Morgen", "2026-06-08 05:00", "2026-06-08 13:00", "APPROVED", 60, 0],
	["am Abend", "2026-06-08 15:00", "2026-06-08 23:30", "APPROVED", 30, 0],
	["am Sonntag", "2026-06-07 10:00", "2026-06-07 14:00", "APPROVED", 0, 240],
	["am Tag", "2026-06-08 08:00", "2026-06-08 16:00", "APPROVED", 0, 0],
	["beantragt", "2026-06-08 22:00", "2026-06-09 06:00", "REQUESTED", 0, 0],
] as const;
const hasNight = ([, , , , night, sunday]: (typeof workers)[number]) => night + sunday > 0;
const june = { from: "2026-06-01", to: "2026-06-30" };

/** Results of June as a release kept them that knew nothing of nights; 999 minutes of work show which day stays as it is. */
async function workersOfBefore() {
	const { services, ownerUrl } = server();
	const { tenantId, ids } = await buildTenant(ownerUrl, async (tenant) => {
		const people = [];
		for (const [lastName] of workers)
			people.push((await tenant.person({ firstName: "Ada", lastName })).id);
		return { ids: people };
	});
	await withClient(ownerUrl, async (owner) => {
		await owner.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		for (const [nth, [, begin, end, state]] of workers.entries())
			await owner.query(entryOfBerlin, [tenantId, ids[nth], begin, end, state]);
	});
	const compute = () =>
		services.database.transaction(tenantId, (tx) => makeDaysCurrent(tx, tenantId, ids, june));
	await compute();
	await withClient(ownerUrl, async (owner) => {
		await owner.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		// what the older release reckoned by had other hashes
		await owner.query("update day_result set input_hash = '\\x00'");
		await owner.query("update day_result set worked_min = 999 where worked_min > 0");
		await owner.query("delete from day_stale");
	});
	return { tenantId, compute };
}

const entryOfBerlin = `
	insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
	select $1, gen_random_uuid(), $2, $3::timestamp::date, x.begin_at, x.end_at, x.end_at, 'Europe/Berlin', a.id, a.class_type, $5, 'MANUAL'
	from activity a, (select $3::timestamp at time zone 'Europe/Berlin' as begin_at, $4::timestamp at time zone 'Europe/Berlin' as end_at) x
	where a.tenant_id = $1 and a.class_type = 'WORKTIME' and a.is_default`;

const waiting = `
	select u.last_name, s.from_day, s.to_day from day_stale s join app_user u on u.id = s.user_id order by 1`;
const nights = `
	select u.last_name, sum(r.night_min)::int as night, sum(r.sunday_min)::int as sunday, bool_or(r.worked_min = 999) as stays
	from day_result r join app_user u on u.id = r.user_id group by u.last_name order by 1`;

test("who has worked at night or on a Sunday is computed once more, and the days of all others stay as they are", async () => {
	const tenants = [await workersOfBefore(), await workersOfBefore()];
	await withClient(server().ownerUrl, async (owner) => {
		await owner.query("alter table day_result drop column night_min, drop column sunday_min");
		await migrate(owner, "0240_night_and_sunday_work.sql");
		const ask = async (text: string) =>
			(await owner.query<unknown[]>({ text, rowMode: "array" })).rows;
		const inOrder = workers.toSorted(([a], [b]) => (a < b ? -1 : 1));
		for (const { tenantId, compute } of tenants) {
			await owner.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
			expect(await ask(waiting)).toEqual(
				inOrder
					.filter(hasNight)
					.map(([name, begin]) => [name, twoDaysBefore(begin), begin.slice(0, 10)]),
			);
			await compute();
			expect(await ask(nights)).toEqual(
				inOrder.map((one) => [one[0], one[4], one[5], one[0] === "am Tag"]),
			);
		}
	});
});

function twoDaysBefore(begin: string): string {
	return isoOfDay((dayOfIso(begin.slice(0, 10)) - 2) as LocalDay);
}
