import { beforeAll, describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as siteSwitch } from "#areas/session/site-switch/contract.ts";
import { getSession } from "#kit/contract/session.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
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
		const foreign = await tenant.site({
			name: "Haus West",
			timeZone: "Europe/Berlin",
			country: "DE",
			region: null,
		});
		return {
			north: tenant.created.siteId,
			south: south.siteId,
			west: foreign.siteId,
			sofia: await tenant.person({
				firstName: "Sofia",
				lastName: "Krüger",
				username: "sofia",
				otherSiteIds: [south.siteId],
			}),
			lena: await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" }),
		};
	});
}

let tenant: Awaited<ReturnType<typeof build>>;
let sofia: TestBrowser;
let lena: TestBrowser;

async function browserOf(username: string, more: object = {}) {
	const browser = server().browser();
	await browser.call(signIn.login, {
		tenantNo: tenant.tenantNo,
		username,
		password: testPassword,
		persistent: false,
		...more,
	});
	return browser;
}

beforeAll(async () => {
	tenant = await build();
	sofia = await browserOf("sofia", { language: "en-EN", timeZone: "Europe/Lisbon" });
	lena = await browserOf("lena", { timeZone: "Nowhere/Land" });
});

const sessionOf = async (browser: TestBrowser) => (await browser.call(getSession, {})).answer;

describe("settings of a person", () => {
	const layout = { scope: "WEBAPP", key: "Layout" } as const;

	test("are kept for her alone, and come with the session", async () => {
		const value = { theme: "dark", browserZoom: 110, deep: [{ a: null }] };
		await sofia.call(contract.putSetting, { ...layout, value });
		expect((await sofia.call(contract.getSetting, layout)).answer).toEqual({ value });
		expect((await lena.call(contract.getSetting, layout)).answer).toEqual({ value: null });
		expect((await sessionOf(sofia)).settings.Layout).toEqual(value);
		await sofia.call(contract.deleteSetting, layout);
		expect((await sofia.call(contract.getSetting, layout)).answer).toEqual({ value: null });
		expect((await sofia.call(contract.deleteSetting, layout)).status).toBe(200);
	});

	test("the language of the sign-in page is the first one, a zone only when it exists", async () => {
		expect((await sessionOf(sofia)).settings).toMatchObject({
			"Profile.Language": "en-EN",
			"Profile.TimeZone": "Europe/Lisbon",
		});
		expect((await sessionOf(lena)).settings).toEqual({});
		await sofia.call(contract.putSetting, {
			scope: "PROFILE",
			key: "Profile.Language",
			value: "de-DE",
		});
		const again = await browserOf("sofia", { language: "en-EN" });
		expect((await sessionOf(again)).settings["Profile.Language"]).toBe("de-DE");
	});

	test("of a grid stay out of the session and are kept for each site", async () => {
		const grid = { scope: "WEBAPP", key: "Grid.staff.users" } as const;
		await sofia.call(contract.putSetting, { ...grid, perSite: true, value: 1 });
		expect((await sessionOf(sofia)).settings).not.toHaveProperty([grid.key]);
		const read = async () =>
			(await sofia.call(contract.getSetting, { ...grid, perSite: "true" })).answer.value;
		expect(await read()).toBe(1);
		sofia.headers["x-site-id"] = tenant.south;
		expect(await read()).toBeNull();
		sofia.headers["x-site-id"] = tenant.west;
		expect(await read()).toBe(1);
		sofia.headers["x-site-id"] = "";
		expect(await read()).toBe(1);
		delete sofia.headers["x-site-id"];
	});

	test.each([
		["text of 32 KiB with its quotes", "x".repeat(32_766), 200],
		["one byte more", "x".repeat(32_767), 413],
		["bytes, not characters", "ä".repeat(20_000), 413],
		["as the database writes it", Array(11_000).fill(1), 413],
		["the zero character", "a\u0000b", 400],
		["half a surrogate pair", { "\ud800": 1 }, 400],
		["an emoji", "👍", 200],
		["a number beyond all", 1e300, 200],
		["nothing but null", null, 200],
		["nothing", undefined, 400],
		["names of prototypes", JSON.parse('{"__proto__":{"x":1}}'), 400],
	])("%s", async (_case, value, status) => {
		const reply = await lena.call(contract.putSetting, { ...layout, key: "Probe", value });
		expect(reply.status).toBe(status);
	});

	test("deep nesting is refused, not a fault", async () => {
		const response = await lena.fetch("/api/settings/WEBAPP/Deep", {
			method: "PUT",
			body: `{"value":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
		});
		expect(response.status).toBe(400);
	});

	test.each(["__proto__", "constructor", "a/b", "ä ö?&=#", "'; drop table x"])(
		"keys may be named %s",
		async (key) => {
			const named = { scope: "PROFILE", key } as const;
			await lena.call(contract.putSetting, { ...named, value: key });
			expect((await lena.call(contract.getSetting, named)).answer.value).toBe(key);
			expect((await lena.call(getSession, {})).status).toBe(200);
			await lena.call(contract.deleteSetting, named);
		},
	);

	test("that somebody broke in the database never break the session", async () => {
		for (const broken of ["[1", "null", '"x"', "{}", "42"]) {
			await withClient(server().adminUrl, (client) =>
				client.query(
					`insert into user_setting (tenant_id, user_id, scope, key, value)
					values ($1, $2, 'WEBAPP', 'Layout', $3)
					on conflict (tenant_id, user_id, scope, site_id, key) do update set value = excluded.value`,
					[tenant.tenantId, tenant.lena.id, JSON.stringify(broken)],
				),
			);
			expect((await sessionOf(lena)).settings.Layout).toBe(broken);
		}
	});

	test.each(["/api/settings/OTHER/Layout", `/api/settings/WEBAPP/${"x".repeat(201)}`])(
		"%s is refused",
		async (path) => {
			expect((await lena.fetch(path)).status).toBe(400);
		},
	);
});

describe("switching the site", () => {
	test("holds for the session and is seen at once", async () => {
		const browser = await browserOf("sofia");
		await browser.call(siteSwitch.switchSite, { siteId: tenant.south });
		const session = await sessionOf(browser);
		expect(session.currentSite.name).toBe("Haus Süd");
		expect(session.primarySite.name).toBe("Haus Nord");
		expect((await sessionOf(sofia)).currentSite.name).toBe("Haus Nord");
	});

	test("is refused for a site one may not work in", async () => {
		const reply = await sofia.call(siteSwitch.switchSite, { siteId: tenant.west });
		expect(reply.status).toBe(404);
		expect((await sessionOf(sofia)).currentSite.name).toBe("Haus Nord");
	});

	test("falls back to one's own when the site is withdrawn", async () => {
		const browser = await browserOf("sofia");
		await browser.call(siteSwitch.switchSite, { siteId: tenant.south });
		await withClient(server().adminUrl, (client) =>
			client.query("delete from user_site where site_id = $1", [tenant.south]),
		);
		const session = await sessionOf(browser);
		expect(session.currentSite.name).toBe("Haus Nord");
		expect(session.availableSites).toHaveLength(1);
	});
});
