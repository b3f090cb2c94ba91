import { sql } from "kysely";
import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const people = Array.from({ length: 500 }, (_, nth) => nth + 1);

/** People of whom each balance says whose it is, all signed in; in a few statements, for they are many. */
async function hireAll({ tx, tenantId, created, now }: TenantBuilder): Promise<readonly string[]> {
	const secrets = people.map(() => newSecret());
	const hashes = secrets.map(hashOfSecret);
	await sql`
		insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name)
		select ${tenantId}, gen_random_uuid(), ${created.siteUnitId}, ${created.siteId}, 'Nr.', nth::text
		from unnest(${people}::int[]) nth`.execute(tx);
	const hired = sql`
		app_user u join unnest(${people}::int[], ${hashes}::bytea[]) p(nth, hash) on u.last_name = p.nth::text
		where u.tenant_id = ${tenantId} and u.first_name = 'Nr.'`;
	await sql`
		insert into user_unit (tenant_id, id, user_id, unit_id, is_primary, valid_from)
		select u.tenant_id, gen_random_uuid(), u.id, u.unit_id, true, '2020-01-01' from ${hired}`.execute(
		tx,
	);
	await sql`
		insert into role_assignment (tenant_id, id, user_id, role_id, scope, valid_from)
		select u.tenant_id, gen_random_uuid(), u.id, ${created.roleIds.Mitarbeiter}, 'UNIT', '2020-01-01'
		from ${hired}`.execute(tx);
	await sql`
		insert into session (tenant_id, token_hash, id, user_id, provider, seen_at, idle_until, ends_at)
		select u.tenant_id, p.hash, gen_random_uuid(), u.id, 'MANUAL', ${now}::timestamptz,
			${now}::timestamptz + interval '12 hours', ${now}::timestamptz + interval '12 hours' from ${hired}`.execute(
		tx,
	);
	await sql`
		insert into overtime_account (tenant_id, user_id, opened_on)
		select u.tenant_id, u.id, '2026-01-01' from ${hired}`.execute(tx);
	await sql`
		insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes)
		select u.tenant_id, gen_random_uuid(), u.id, 'INIT', '2026-01-01', p.nth from ${hired}`.execute(
		tx,
	);
	return secrets.map((secret) => `${tenantId}.${secret}`);
}

/** What a browser asks for when the dashboard is opened, all at once; its lists have tests of their own. */
async function openDashboard(cookie: string) {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const [session, overview, shown] = await Promise.all([
		browser.call(signIn.getSession, {}),
		browser.call(contract.getOverview, {}),
		browser.call(clocks.getTimeClocks, {}),
	]);
	expect([session.status, overview.status, shown.status]).toEqual([200, 200, 200]);
	return [session.answer.lastName, overview.answer.overtimeAccount?.overtimeTotal];
}

test("five hundred people open the dashboard at once: each sees her own, and nobody is turned away", async () => {
	const { cookies } = await buildTenant(server().ownerUrl, async (tenant) => ({
		cookies: await hireAll(tenant),
	}));
	const seen = await Promise.all(cookies.map(openDashboard));
	expect(seen).toEqual(people.map((nth) => [String(nth), nth]));
	// one of them in as many windows
	const windows = await Promise.all(people.map(() => openDashboard(cookies[7] as string)));
	expect(new Set(windows.map(String))).toEqual(new Set(["8,8"]));
}, 60_000);
