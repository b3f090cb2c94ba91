import { describe, expect, test } from "vitest";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { getSession, logout } from "#kit/contract/session.ts";
import { putSetting } from "#kit/contract/settings.ts";
import { ownSessionCookie, sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** An administrator and an employee; the browser is that of the administrator unless said otherwise. */
async function company(by: "admin" | "staff" = "admin") {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const admin = await tenant.person({
			firstName: "Anna",
			lastName: "Albrecht",
			roles: ["Administrator"],
		});
		const staff = await tenant.person({
			firstName: "Petra",
			lastName: "Nowak",
			username: "petra",
			roles: ["Personalabteilung"],
		});
		const gone = await tenant.person({ firstName: "Olaf", lastName: "Weg", isEnabled: false });
		const ids = { admin: admin.id, staff: staff.id, gone: gone.id };
		return { ids, own: await insertSession(tenant, ids[by]) };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.own.cookie);
	const start = (userId: string) => browser.call(contract.startImpersonation, { userId });
	const end = () => browser.call(contract.endImpersonation, {});
	const session = async () => (await browser.call(getSession, {})).answer;
	return { ...built, browser, start, end, session };
}

describe("acting as somebody else", () => {
	test("has her rights, names the administrator in every trace, and leads back", async () => {
		const { ids, browser, start, end, session, own } = await company();
		expect((await start(ids.staff)).status).toBe(200);
		const acting = await session();
		expect([acting.userId, acting.provider]).toEqual([ids.staff, "IMPERSONATION"]);
		expect(acting.permissions["access.defaults"]).toBeUndefined();
		expect(browser.cookies.get(ownSessionCookie)).toBe(own.cookie);
		expect((await start(ids.admin)).refusal.code).toBe("IMPERSONATING");
		const changed = { scope: "WEBAPP", key: "x", value: 1 } as const;
		expect((await browser.call(putSetting, changed)).status).toBe(200);
		expect((await end()).answer).toEqual({ isBack: true });
		expect(browser.cookies.has(ownSessionCookie)).toBe(false);
		expect((await session()).userId).toBe(ids.admin);
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query(
				"select action, actor_id, impersonator_id from audit_event where entity_id = $1 order by xid",
				[acting.sessionId],
			),
		);
		expect(rows).toEqual([
			{ action: "impersonation-began", actor_id: ids.admin, impersonator_id: null },
			{ action: "ended", actor_id: ids.staff, impersonator_id: ids.admin },
		]);
	});

	test("cannot change the password", async () => {
		const { ids, browser, start } = await company();
		await start(ids.staff);
		const refused = await browser.call(passwords.changePassword, {
			username: "petra",
			oldPassword: testPassword,
			newPassword: "Ganz-Neu-2026!",
			persistent: false,
		});
		expect([refused.status, refused.refusal.code]).toEqual([403, "IMPERSONATING"]);
	});

	test("ends after four hours, and with the administrator", async () => {
		const first = await company();
		await first.start(first.ids.staff);
		server().clock.advance({ hours: 4 });
		expect((await first.browser.call(getSession, {})).status).toBe(401);
		server().clock.set("2026-11-21T08:15:00Z");
		await withClient(server().adminUrl, (client) =>
			client.query("update app_user set is_enabled = false where id = $1", [first.ids.admin]),
		);
		expect((await first.browser.call(getSession, {})).status).toBe(401);
	});

	test("signing out ends both sessions", async () => {
		const { ids, browser, start, own } = await company();
		await start(ids.staff);
		await browser.call(logout, {});
		expect(browser.cookies.size).toBe(0);
		browser.cookies.set(sessionCookie, own.cookie);
		expect((await browser.call(getSession, {})).status).toBe(401);
	});

	test("does not lead back to anybody else's session", async () => {
		const { ids, browser, start, end } = await company();
		const other = await company();
		await start(ids.staff);
		browser.cookies.set(ownSessionCookie, other.own.cookie);
		expect((await end()).answer).toEqual({ isBack: false });
		expect((await browser.call(getSession, {})).status).toBe(401);
	});
});

describe("refused", () => {
	test("to a person who is no administrator, though she may do all to people", async () => {
		const { ids, start } = await company("staff");
		const refused = await start(ids.admin);
		expect([refused.status, refused.refusal.permission]).toEqual([403, "access.defaults"]);
	});

	test("for oneself, for the disabled, for people of others", async () => {
		const { ids, start, end } = await company();
		const foreign = await company();
		expect((await start(ids.admin)).refusal.code).toBe("IMPERSONATION_OF_ONESELF");
		expect((await start(ids.gone)).refusal.code).toBe("IMPERSONATION_NOT_POSSIBLE");
		expect((await start(foreign.ids.staff)).status).toBe(404);
		expect((await end()).refusal.code).toBe("NOT_IMPERSONATING");
	});
});
