import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const people = Array.from({ length: 500 }, (_, nth) => nth + 1);

/** Somebody whose balance says who she is. */
async function hire(tenant: TenantBuilder, nth: number): Promise<string> {
	const { tx, tenantId } = tenant;
	const { id } = await tenant.person({ firstName: "Nr.", lastName: String(nth) });
	const whose = { tenant_id: tenantId, user_id: id };
	await tx
		.insertInto("overtime_account")
		.values({ ...whose, opened_on: "2026-01-01" })
		.execute();
	const opening = { kind: "INIT", effective_on: "2026-01-01", minutes: nth };
	await tx
		.insertInto("overtime_entry")
		.values({ ...whose, id: tenant.newId(), ...opening })
		.execute();
	return (await insertSession(tenant, id)).cookie;
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
	const name = session.answer.lastName;
	return [name, overview.answer.overtimeAccount?.overtimeTotal];
}

test("five hundred people open the dashboard at once: each sees her own, and nobody is turned away", async () => {
	const { cookies } = await buildTenant(server().ownerUrl, async (tenant) => {
		const cookies: string[] = [];
		for (const nth of people) cookies.push(await hire(tenant, nth));
		return { cookies };
	});
	const seen = await Promise.all(cookies.map(openDashboard));
	expect(seen).toEqual(people.map((nth) => [String(nth), nth]));
	// one of them in as many windows
	const windows = await Promise.all(people.map(() => openDashboard(cookies[7] as string)));
	expect(new Set(windows.map(String))).toEqual(new Set(["8,8"]));
});
