import { expect, test } from "vitest";
import { getSession } from "#kit/contract/session.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Somebody signs in at a company that has set how long sessions live. */
async function signIn(times: object, persistent = false) {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		await tenant.tx
			.insertInto("setting")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				scope: "GLOBAL",
				key: "session.times",
				value: JSON.stringify(times),
				valid_from: "2026-01-01",
			})
			.execute();
		const name = { firstName: "Lena", lastName: "Vogt", username: "lena" };
		return tenant.person(name);
	});
	const browser = server().browser();
	const { tenantNo, password } = built;
	const given = { tenantNo, username: "lena", password, persistent };
	const { headers } = await browser.call(contract.login, given);
	const status = async () => (await browser.call(getSession, {})).status;
	return { status, cookie: headers.get("set-cookie") ?? "" };
}

test("an unused session ends as soon as the company says, a used one goes on", async () => {
	const { status } = await signIn({ idleMinutes: 15, longestDays: 30 });
	const { clock } = server();
	clock.advance({ minutes: 14 });
	expect(await status()).toBe(200);
	clock.advance({ minutes: 14 });
	expect(await status()).toBe(200);
	clock.advance({ minutes: 16 });
	expect(await status()).toBe(401);
});

test("no session lives longer than the company says", async () => {
	const times = { idleMinutes: 60, longestDays: 2 };
	const { status, cookie } = await signIn(times, true);
	expect(cookie).toContain("Max-Age=172800");
	const { clock } = server();
	clock.advance({ days: 1, hours: 23 });
	expect(await status()).toBe(200);
	clock.advance({ hours: 1 });
	expect(await status()).toBe(401);
});

test("times that nobody can follow count as none", async () => {
	const { status } = await signIn({ idleMinutes: -1 });
	server().clock.advance({ hours: 11 });
	expect(await status()).toBe(200);
});
