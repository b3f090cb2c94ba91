import { describe, expect, test } from "vitest";
import { orNobodyHeader } from "#kit/contract/headers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { contract } from "../contract.ts";
import { statusOf, useClinic } from "./test-clinic.ts";

const { server, clinic, signIn } = useClinic();

describe("the session", () => {
	test("says who is signed in, and how", async () => {
		const browser = await signIn({ persistent: true });
		const { answer } = await browser.call(contract.getSession, {});
		const { tenantId, tenantNo, sofia } = clinic();
		expect(answer).toMatchObject({
			userId: sofia.id,
			tenant: { id: tenantId, no: tenantNo, name: "Klinikum Musterstadt" },
			username: "sofia",
			firstName: "Sofia",
			lastName: "Krüger",
			role: "USER",
			provider: "MANUAL",
			trialState: "NONE",
			licenseState: "ACTIVE",
			currency: "EUR",
			loginSettings: { tenantNo, username: "sofia", persistent: true, provider: "MANUAL" },
			serverTime: server().clock.now().toISOString(),
		});
	});

	test("is refused where there is none, except to a browser that asks whether there is", async () => {
		const browser = server().browser();
		expect((await browser.call(contract.getSession, {})).status).toBe(401);
		browser.headers[orNobodyHeader] = "1";
		const asked = await browser.fetch("/api/session");
		expect([asked.status, await asked.json()]).toEqual([200, null]);
		const others = await browser.call(contract.listSessions, {});
		expect(others.status).toBe(401);
		const signedIn = await signIn();
		signedIn.headers[orNobodyHeader] = "1";
		expect((await signedIn.call(contract.getSession, {})).answer.username).toBe("sofia");
	});

	test("says where she works", async () => {
		const { answer } = await (await signIn()).call(contract.getSession, {});
		const { created, south } = clinic();
		const home = { siteId: created.siteId, unitId: created.siteUnitId, name: "Haus Nord" };
		const berlin = { timeZone: "Europe/Berlin" };
		expect(answer).toMatchObject({
			rootUnitId: created.rootUnitId,
			primaryUnit: { id: created.siteUnitId, name: "Haus Nord" },
			primarySite: home,
			currentSite: { ...home, ...berlin },
			timeZoneHomebase: "Europe/Berlin",
		});
		expect(answer.availableSites).toEqual([
			{ ...home, ...berlin },
			{
				siteId: south.siteId,
				unitId: south.siteUnitId,
				name: "Haus Süd",
				timeZone: "Europe/Vienna",
			},
		]);
	});

	test("says what she may do", async () => {
		const { answer } = await (await signIn()).call(contract.getSession, {});
		expect(answer.uiFeatures).toContain("MANAGER");
		expect(answer.permissions["timetrackings.manage"]).toEqual([
			{ scope: "UNIT", level: "FULL", unitId: clinic().created.siteUnitId },
		]);
	});

	test("knows MANAGER only for those who decide", async () => {
		const browser = await signIn({ name: "lena" });
		const { answer } = await browser.call(contract.getSession, {});
		expect(answer.uiFeatures).not.toContain("MANAGER");
		expect(answer.uiFeatures).toContain("TIMETRACKINGS");
	});

	test.each([
		["a session of the day", false, { hours: 12 }],
		["a persistent one", true, { days: 30 }],
	] as const)("%s ends when it rested too long", async (_case, persistent, rest) => {
		const browser = await signIn({ persistent });
		server().clock.advance(rest);
		expect(await statusOf(browser)).toBe(401);
	});

	test("of the day goes on while it is used, a persistent one overnight", async () => {
		const [day, long] = [await signIn(), await signIn({ persistent: true })];
		for (let count = 0; count < 4; count++) {
			server().clock.advance({ hours: 11 });
			expect(await statusOf(day)).toBe(200);
		}
		expect(await statusOf(long)).toBe(200);
	});

	test("ends on the day after the last working day", async () => {
		const browser = await signIn({ name: "lena" });
		const end = (day: string | null) =>
			withClient(server().adminUrl, (client) =>
				client.query("update app_user set exit_date = $2 where id = $1", [clinic().lena.id, day]),
			);
		const today = server().clock.now().toISOString().slice(0, 10);
		await end(today);
		expect(await statusOf(browser)).toBe(200);
		await end("2026-01-01");
		expect(await statusOf(browser)).toBe(401);
		await end(null);
	});
});
