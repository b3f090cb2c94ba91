import { readFile } from "node:fs/promises";
import type pg from "pg";
import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer({}, { alone: true });
const migration = new URL("migrations/0106_years.sql", import.meta.url);

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

		await owner.query(`begin; select set_config('app.tenant_id', gen_random_uuid()::text, true)`);
		await owner.query(await readFile(migration, "utf8"));
		await owner.query("commit");
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
