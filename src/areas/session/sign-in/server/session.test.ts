import { beforeAll, describe, expect, test } from "vitest";
import { buildTenant } from "../../../../kit/testing/build-tenant.ts";
import { testPassword } from "../../../../kit/testing/person-builder.ts";
import type { TestBrowser } from "../../../../kit/testing/test-browser.ts";
import { withClient } from "../../../../kit/testing/test-cluster.ts";
import { useTestServer } from "../../../../kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function build() {
	return buildTenant(server().ownerUrl, async (tenant) => {
		const south = await tenant.site({
			name: "Haus Süd",
			timeZone: "Europe/Vienna",
			country: "AT",
			region: null,
		});
		return {
			south,
			created: tenant.created,
			sofia: await tenant.person({
				firstName: "Sofia",
				lastName: "Krüger",
				username: "sofia",
				mail: "sofia@klinikum.example",
				roles: ["Mitarbeiter", { name: "Abteilungsleitung", scope: "UNIT" }],
				otherSiteIds: [south.siteId],
			}),
			lena: await tenant.person({
				firstName: "Lena",
				lastName: "Vogt",
				username: "lena",
			}),
		};
	});
}

let tenant: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
	tenant = await build();
});

async function signIn(
	options: { name?: string; persistent?: boolean; browser?: TestBrowser } = {},
) {
	const browser = options.browser ?? server().browser();
	const reply = await browser.call(contract.login, {
		tenantNo: tenant.tenantNo,
		username: options.name ?? "sofia",
		password: testPassword,
		persistent: options.persistent ?? false,
	});
	expect(reply.status).toBe(200);
	return browser;
}

const statusOf = async (browser: TestBrowser) =>
	(await browser.call(contract.getSession, {})).status;

describe("the session", () => {
	test("says who is signed in, where, and with which rights", async () => {
		const browser = await signIn({ persistent: true });
		const { answer } = await browser.call(contract.getSession, {});
		const site = {
			siteId: tenant.created.siteId,
			unitId: tenant.created.siteUnitId,
			name: "Haus Nord",
			timeZone: "Europe/Berlin",
		};
		const south = {
			...tenant.south,
			name: "Haus Süd",
			timeZone: "Europe/Vienna",
		};
		expect(answer).toMatchObject({
			userId: tenant.sofia.id,
			tenant: {
				id: tenant.tenantId,
				no: tenant.tenantNo,
				name: "Klinikum Musterstadt",
			},
			username: "sofia",
			firstName: "Sofia",
			lastName: "Krüger",
			role: "USER",
			provider: "MANUAL",
			rootUnitId: tenant.created.rootUnitId,
			primaryUnit: { id: tenant.created.siteUnitId, name: "Haus Nord" },
			primarySite: {
				siteId: site.siteId,
				name: site.name,
				unitId: site.unitId,
			},
			currentSite: site,
			availableSites: [
				site,
				{
					siteId: south.siteId,
					unitId: south.siteUnitId,
					name: south.name,
					timeZone: south.timeZone,
				},
			],
			trialState: "NONE",
			currency: "EUR",
			timeZoneHomebase: "Europe/Berlin",
			loginSettings: {
				tenantNo: tenant.tenantNo,
				username: "sofia",
				persistent: true,
				provider: "MANUAL",
			},
			serverTime: server().clock.now().toISOString(),
		});
		expect(answer.uiFeatures).toContain("MANAGER");
		expect(answer.permissions["timetrackings.manage"]).toEqual([
			{ scope: "UNIT", level: "FULL", unitId: tenant.created.siteUnitId },
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
	] as const)(
		"%s ends when it rested too long",
		async (_case, persistent, rest) => {
			const browser = await signIn({ persistent });
			server().clock.advance(rest);
			expect(await statusOf(browser)).toBe(401);
		},
	);

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
				client.query("update app_user set exit_date = $2 where id = $1", [
					tenant.lena.id,
					day,
				]),
			);
		const today = server().clock.now().toISOString().slice(0, 10);
		await end(today);
		expect(await statusOf(browser)).toBe(200);
		await end("2026-01-01");
		expect(await statusOf(browser)).toBe(401);
		await end(null);
	});
});

describe("cookies that are not sessions", () => {
	test.each([
		["none", undefined],
		["nonsense", "nonsense"],
		["an injection", `${"0".repeat(8)}' or '1'='1`],
		["another secret", (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
		[
			"another tenant",
			(cookie: string) =>
				cookie.replace(/^[^.]+/, "01a1fd2c-0000-7000-8000-000000000000"),
		],
		["no secret", (cookie: string) => cookie.replace(/\..*/, ".")],
	] as const)("%s", async (_case, forge) => {
		const browser = await signIn();
		const real = browser.cookies.get("stundwerk") as string;
		browser.cookies.delete("stundwerk");
		if (typeof forge === "string") browser.cookies.set("stundwerk", forge);
		if (typeof forge === "function")
			browser.cookies.set("stundwerk", forge(real));
		const reply = await browser.call(contract.getSession, {});
		expect(reply.status).toBe(401);
		expect(reply.refusal.error).toBe("ClientUnauthorized");
	});

	test("one that was stolen is worth nothing after logout", async () => {
		const browser = await signIn();
		const thief = server().browser();
		thief.cookies.set("stundwerk", browser.cookies.get("stundwerk") as string);
		expect(await statusOf(thief)).toBe(200);
		await browser.call(contract.logout, {});
		expect(browser.cookies.size).toBe(0);
		expect(await statusOf(thief)).toBe(401);
		expect((await thief.call(contract.logout, {})).status).toBe(200);
	});

	test("the cookie changes at sign-in, and the old one ends", async () => {
		const browser = await signIn();
		const old = server().browser();
		old.cookies.set("stundwerk", browser.cookies.get("stundwerk") as string);
		await signIn({ browser, name: "lena" });
		expect(await statusOf(browser)).toBe(200);
		expect(await statusOf(old)).toBe(401);
	});

	test("it ends in the old tenant too when the browser moves to another", async () => {
		const browser = await signIn();
		const old = server().browser();
		old.cookies.set("stundwerk", browser.cookies.get("stundwerk") as string);
		const other = await build();
		await browser.call(contract.login, {
			tenantNo: other.tenantNo,
			username: "sofia",
			password: testPassword,
			persistent: false,
		});
		expect(await statusOf(browser)).toBe(200);
		expect(await statusOf(old)).toBe(401);
	});
});

describe("one's own sessions", () => {
	test("are listed, the present one marked, and can be ended", async () => {
		const here = await signIn({ name: "lena" });
		const there = await signIn({ name: "lena", persistent: true });
		const { sessions } = (await here.call(contract.listSessions, {})).answer;
		expect(sessions.filter((one) => one.current)).toHaveLength(1);
		const far = sessions.find((one) => one.persistent);
		const ended = await here.call(contract.endSession, {
			id: far?.id as string,
		});
		expect(ended.status).toBe(200);
		expect(await statusOf(there)).toBe(401);
		expect(await statusOf(here)).toBe(200);
		const again = await here.call(contract.endSession, {
			id: far?.id as string,
		});
		expect(again.status).toBe(404);
	});

	test("only one's own", async () => {
		const sofia = await signIn();
		const lena = await signIn({ name: "lena" });
		const { sessions } = (await sofia.call(contract.listSessions, {})).answer;
		for (const { id } of sessions) {
			expect((await lena.call(contract.endSession, { id })).status).toBe(404);
		}
		expect(await statusOf(sofia)).toBe(200);
	});
});

describe("requests that are no requests of ours", () => {
	const credentials = () =>
		JSON.stringify({
			tenantNo: tenant.tenantNo,
			username: "sofia",
			password: testPassword,
			persistent: false,
		});

	test.each([
		["from another site", { "sec-fetch-site": "cross-site" }],
		[
			"from another origin",
			{ "sec-fetch-site": "", origin: "https://boese.example" },
		],
		["as a form", { "content-type": "application/x-www-form-urlencoded" }],
		["as plain text", { "content-type": "text/plain" }],
	])("sign-in %s", async (_case, headers) => {
		const browser = server().browser();
		const response = await browser.fetch("/api/session", {
			method: "POST",
			body: credentials(),
			headers,
		});
		expect([400, 403]).toContain(response.status);
		expect(browser.cookies.size).toBe(0);
	});

	test("logout from another site does not end the session", async () => {
		const browser = await signIn();
		const response = await browser.fetch("/api/session", {
			method: "DELETE",
			headers: { "sec-fetch-site": "cross-site" },
		});
		expect(response.status).toBe(403);
		expect(await statusOf(browser)).toBe(200);
	});

	test.each([
		["no JSON", "{", 400],
		["nothing", "", 400],
		["a list", "[]", 400],
		["null", "null", 400],
		[
			"wrong kinds",
			'{"tenantNo":1,"username":{},"password":[],"persistent":"x"}',
			400,
		],
		[
			"a zero character",
			'{"tenantNo":"10001","username":"a\\u0000","password":"x","persistent":false}',
			400,
		],
		["too much", JSON.stringify({ username: "x".repeat(70_000) }), 413],
	])("a body of %s", async (_case, body, status) => {
		const response = await server()
			.browser()
			.fetch("/api/session", {
				method: "POST",
				body,
				headers: { "content-type": "application/json" },
			});
		expect(response.status).toBe(status);
		const answer = await response.json();
		expect(answer.code).toBe(status === 413 ? "TOO_LARGE" : "MALFORMED");
		expect(JSON.stringify(answer)).not.toMatch(/\.ts|node_modules|at /);
	});
});
