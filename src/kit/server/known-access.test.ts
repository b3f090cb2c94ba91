import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import {
	askSession,
	readToken,
	type Session,
	type SessionRow,
	type SessionToken,
} from "./session.ts";

const server = useTestServer({}, { alone: true });

async function office() {
	server().clock.set("2026-11-21T08:00:00Z");
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const south = await tenant.site({
			name: "Haus Süd",
			timeZone: "Europe/Berlin",
			country: "DE",
			region: "BY",
		});
		const ward = await tenant.unit("Station 1");
		const { id } = await tenant.person({ firstName: "Lena", lastName: "Vogt" });
		return { id, ward, southId: south.siteId, cookie: (await insertSession(tenant, id)).cookie };
	});
	return { ...built, token: readToken(built.cookie) as SessionToken };
}

/** Past every rule of the server: nothing announces these changes. */
function change(text: string, values: readonly unknown[]) {
	return withClient(server().adminUrl, (client) => client.query(text, [...values]));
}

/** Who it is now, and whether what she may was computed for the answer. */
async function ask(token: SessionToken): Promise<{ session: Session; computed: boolean }> {
	const asked = askSession(token, server().clock.now());
	const [row] = await server().services.database.gate<SessionRow>(asked.statement);
	const session = asked.sessionOf(row);
	if (session === undefined) throw new Error("There is no session.");
	return { session, computed: row?.session?.permissions !== undefined };
}

const grant = `insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from, valid_to)
	select tenant_id, gen_random_uuid(), id, 'timetrackings.manage', 3, 'UNIT', '2026-01-01', $2 from app_user where id = $1`;

test("what somebody may is computed once, and the same is answered from then on", async () => {
	const { token } = await office();
	const first = await ask(token);
	const second = await ask(token);
	expect([first.computed, second.computed]).toEqual([true, false]);
	expect(second.session).toEqual(first.session);
});

test("a right given or taken counts with the next question", async () => {
	const { token, id, ward } = await office();
	const held = async () => (await ask(token)).session.permissions["timetrackings.manage"] ?? [];
	expect(await held()).toEqual([]);
	await change(grant, [id, null]);
	expect(await held()).toMatchObject([{ scope: "UNIT", level: "WRITE" }]);
	await change("update app_user set unit_id = $2 where id = $1", [id, ward]);
	expect(await held()).toMatchObject([{ unitId: ward }]);
	await change("delete from user_permission where user_id = $1", [id]);
	expect(await held()).toEqual([]);
});

test("what a role may, and who has it, counts with the next question", async () => {
	const { token, id, tenantId } = await office();
	const levels = async () =>
		((await ask(token)).session.permissions["customers.manage"] ?? []).map(({ level }) => level);
	const [role] = (
		await change(
			"insert into role (tenant_id, id, name) values ($1, gen_random_uuid(), 'Neu') returning id",
			[tenantId],
		)
	).rows;
	await change(
		`insert into role_assignment (tenant_id, id, user_id, role_id, scope, valid_from)
		values ($1, gen_random_uuid(), $2, $3, 'GLOBAL', '2026-01-01')`,
		[tenantId, id, role.id],
	);
	expect(await levels()).toEqual([]);
	await change("insert into role_permission values ($1, $2, 'customers.manage', 2)", [
		tenantId,
		role.id,
	]);
	expect(await levels()).toEqual(["READ"]);
	await change("update role_permission set level = 4 where role_id = $1", [role.id]);
	expect(await levels()).toEqual(["FULL"]);
	await change("delete from role_assignment where role_id = $1", [role.id]);
	expect(await levels()).toEqual([]);
});

test("a right that ends with the day is gone on the next", async () => {
	const { token, id } = await office();
	await change(grant, [id, "2026-11-21"]);
	expect((await ask(token)).session.permissions).toHaveProperty(["timetrackings.manage"]);
	server().clock.set("2026-11-21T17:00:00Z");
	expect(await ask(token)).toMatchObject({ computed: false });
	server().clock.set("2026-11-22T00:30:00Z");
	await change("update session set idle_until = '2026-11-23', ends_at = '2026-11-23'", []);
	expect((await ask(token)).session.permissions).not.toHaveProperty(["timetrackings.manage"]);
});

test("a site added, chosen, taken away or archived counts with the next question", async () => {
	const { token, id, tenantId, southId } = await office();
	const sites = async () => {
		const { siteId, siteIds } = (await ask(token)).session;
		return [siteIds.length, siteId === southId];
	};
	expect(await sites()).toEqual([1, false]);
	await change("insert into user_site values ($1, $2, $3)", [tenantId, id, southId]);
	await change("update session set site_id = $2 where user_id = $1", [id, southId]);
	expect(await sites()).toEqual([2, true]);
	await change("update site set is_enabled = false where id = $1", [southId]);
	expect(await sites()).toEqual([1, false]);
	await change("update site set is_enabled = true where id = $1", [southId]);
	expect(await sites()).toEqual([2, true]);
	await change("delete from user_site where user_id = $1", [id]);
	expect(await sites()).toEqual([1, false]);
});

test("more changes than are kept: what was remembered before them never counts again", async () => {
	const { token, id, tenantId } = await office();
	await change(grant, [id, null]);
	expect((await ask(token)).session.permissions).toHaveProperty(["timetrackings.manage"]);
	await change("delete from user_permission where user_id = $1", [id]);
	for (let nth = 0; nth < 25; nth++) {
		await change(
			"update site set name = name || '.' where id in (select site_id from app_user where id = $1)",
			[id],
		);
	}
	expect((await ask(token)).session.permissions).not.toHaveProperty(["timetrackings.manage"]);
	const { rows } = await change(
		"select count(*)::int as kept from recent_change where subject = 'ACCESS' and tenant_id = $1",
		[tenantId],
	);
	expect(rows[0].kept).toBe(20);
});
