import { expect, test } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function office() {
	const { cookie } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "Jan",
			lastName: "Albers",
			roles: ["Personalabteilung"],
		});
		return insertSession(tenant, id);
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

const none = {
	weeklyMinutes: null,
	dailyMinutes: null,
	monthlyMinutes: null,
	monthlyWageCents: null,
};

test("an employment type keeps its limits; lists leave them out", async () => {
	const browser = await office();
	const limits = { ...none, monthlyWageCents: 55_600 };
	const made = await browser.call(contract.createEmploymentType, { name: "Minijob", limits });
	const { id } = made.answer;
	expect(made.answer.limits).toEqual(limits);
	const { items } = (await browser.call(contract.listEmploymentTypes, {})).answer;
	expect(items).toEqual([{ id, version: 1, isEnabled: true, name: "Minijob", userCount: 0 }]);
	const changed = await browser.call(contract.updateEmploymentType, {
		id,
		version: 1,
		name: "Minijob",
		limits: { ...limits, weeklyMinutes: 600 },
	});
	expect(changed.answer).toMatchObject({ version: 2, limits: { weeklyMinutes: 600 } });
});

test.each([
	{ ...none, weeklyMinutes: 168 * 60 + 1 },
	{ ...none, dailyMinutes: -1 },
	{ ...none, monthlyWageCents: 1.5 },
	{ weeklyMinutes: 60 },
])("limits %o are malformed", async (limits) => {
	const browser = await office();
	const { status } = await browser.call(contract.createEmploymentType, {
		name: "Minijob",
		limits: limits as unknown as typeof none,
	});
	expect(status).toBe(400);
});
