import { describe, expect, test } from "vitest";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { getSession } from "#kit/contract/session.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, type KeyPermissions } from "../contract.ts";

const server = useTestServer();

/** A company with an administrator, or with somebody who has other roles. */
async function company(roles: readonly string[] = ["Administrator"]) {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "Nora",
			lastName: "Petersen",
			roles: [...roles],
		});
		const { cookie } = await insertSession(tenant, id);
		return { userId: id, cookie };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const create = async (permissions: KeyPermissions, expiresOn: string | null = null) =>
		(await browser.call(contract.createApiKey, { name: "Lohnprogramm", permissions, expiresOn }))
			.answer;
	return { ...built, browser, create };
}

/** A program: no cookies, none of the web application's headers. */
function program(key: string) {
	const own = server().browser();
	for (const name of Object.keys(own.headers)) delete own.headers[name];
	own.headers.authorization = `Bearer ${key}`;
	own.headers["sec-fetch-site"] = "none";
	return own;
}

const list = (key: string) => program(key).call(costCentres.listCostCentres, {});

describe("what a key opens", () => {
	test("reads and writes what it may, and leaves its own trace", async () => {
		const { create, userId } = await company();
		const { id, key } = await create({ "costcentres.manage": "WRITE" });
		expect((await list(key)).answer.total).toBe(0);
		const made = await program(key).call(costCentres.createCostCentre, {
			code: "4711",
			name: "Pflege",
		});
		expect(made.status).toBe(200);
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query("select actor_id, actor_kind from audit_event where entity_id = $1", [
				made.answer.id,
			]),
		);
		expect(rows).toEqual([{ actor_id: id, actor_kind: "APIKEY" }]);
		expect(id).not.toBe(userId);
	});

	test("nothing beyond its level, and nothing of another kind", async () => {
		const { create } = await company();
		const { key } = await create({ "costcentres.manage": "READ" });
		const refused = await program(key).call(costCentres.createCostCentre, {
			code: "4711",
			name: "Pflege",
		});
		expect([refused.status, refused.refusal.level]).toEqual([403, "WRITE"]);
		const other = await program(key).call(contract.listApiKeys, {});
		expect([other.status, other.refusal.permission]).toEqual([403, "apikeys.manage"]);
	});

	test("never the web application", async () => {
		const { create } = await company();
		const { key } = await create({ "access.defaults": "FULL" });
		const session = await program(key).call(getSession, {});
		expect([session.status, session.refusal.code]).toEqual([403, "INVALID_ROLE"]);
		const [, , , secret] = /^(sw)_(key)_.{5}_(.+)$/.exec(key) ?? [];
		const cheat = server().browser();
		const { tenantId } = await company();
		cheat.cookies.set(sessionCookie, `${tenantId}.${secret}`);
		expect((await cheat.call(getSession, {})).status).toBe(401);
	});
});

describe("keys that open nothing", () => {
	test("revoked, at once", async () => {
		const { create, browser } = await company();
		const { id, key } = await create({ "costcentres.manage": "READ" });
		expect((await list(key)).status).toBe(200);
		expect((await browser.call(contract.deleteApiKey, { id })).status).toBe(200);
		expect((await list(key)).status).toBe(401);
		expect((await browser.call(contract.deleteApiKey, { id })).status).toBe(404);
		const { items: apiKeys } = (await browser.call(contract.listApiKeys, {})).answer;
		expect(apiKeys.map(({ state }) => state)).toEqual(["REVOKED"]);
	});

	test("expired: the last day counts to its end", async () => {
		const { create } = await company();
		const { key } = await create({ "costcentres.manage": "READ" }, "2026-11-21");
		const { clock } = server();
		const before = clock.now();
		clock.set("2026-11-21T22:59:00Z");
		expect((await list(key)).status).toBe(200);
		clock.set("2026-11-21T23:01:00Z");
		const late = await list(key);
		clock.set(before.toISOString());
		expect(late.status).toBe(401);
	});

	test("of another company, misspelt, or none", async () => {
		const { create } = await company();
		const { tenantNo } = await company();
		const { key } = await create({ "costcentres.manage": "READ" });
		const foreign = key.replace(/^sw_key_.{5}/, `sw_key_${tenantNo}`);
		for (const wrong of [foreign, `${key.slice(0, -1)}~`, "x", ""]) {
			expect((await list(wrong)).status).toBe(401);
		}
	});

	test("a cookie does not help a wrong key", async () => {
		const { cookie } = await company();
		const both = program("sw_key_00000_wrong");
		both.cookies.set(sessionCookie, cookie);
		const made = await both.call(costCentres.createCostCentre, { code: "1", name: "Fremd" });
		expect(made.status).toBe(401);
	});
});

describe("making keys", () => {
	test("never with more than its creator holds", async () => {
		const { browser } = await company(["Personalabteilung"]);
		const refused = await browser.call(contract.createApiKey, {
			name: "x",
			permissions: { "users.manage": "READ" },
			expiresOn: null,
		});
		expect(refused.status).toBe(403);
		const { create } = await company();
		const { key } = await create({ "apikeys.manage": "WRITE", "users.manage": "READ" });
		const child = await program(key).call(contract.createApiKey, {
			name: "x",
			permissions: { "users.manage": "WRITE" },
			expiresOn: null,
		});
		expect([child.status, child.refusal.code, child.refusal.facts]).toEqual([
			403,
			"API_KEY_ABOVE_CREATOR",
			{ key: "users.manage", level: "WRITE" },
		]);
	});

	test("asks for a right and a day to come", async () => {
		const { browser } = await company();
		const given = { name: "x", expiresOn: null };
		const bare = await browser.call(contract.createApiKey, {
			...given,
			permissions: { "users.manage": "NONE" },
		});
		expect(bare.refusal.code).toBe("API_KEY_RIGHTS_MISSING");
		const late = await browser.call(contract.createApiKey, {
			...given,
			permissions: { "users.manage": "READ" },
			expiresOn: "2026-11-20",
		});
		expect(late.refusal.code).toBe("API_KEY_EXPIRY_PAST");
	});

	test("the secret is kept nowhere, and the use is noted to the hour", async () => {
		const { create, browser } = await company();
		const { key } = await create({ "costcentres.manage": "READ" });
		const shown = async () => (await browser.call(contract.listApiKeys, {})).answer.items[0];
		expect((await shown())?.usedAt).toBeNull();
		await list(key);
		const used = (await shown())?.usedAt;
		expect(used).not.toBeNull();
		expect(await shown()).toMatchObject({ name: "Lohnprogramm", createdBy: "Nora Petersen" });
		const secret = key.slice(13);
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query(
				`select (select count(*) from audit_event e where e::text like '%' || $1 || '%')
					+ (select count(*) from api_key k where k::text like '%' || $1 || '%') as n`,
				[secret],
			),
		);
		expect(Number(rows[0].n)).toBe(0);
	});
});

test("who tries keys has to wait", async () => {
	const own = program("sw_key_00000_wrong");
	const tries = Array.from({ length: 31 }, () => own.call(costCentres.listCostCentres, {}));
	const refused = (await Promise.all(tries)).find(({ status }) => status === 429);
	expect(refused?.refusal.code).toBe("TOO_MANY_REQUESTS");
	expect(refused?.refusal.timeUntilRetry).toBeGreaterThan(0);
	server().clock.advance({ minutes: 1 });
	expect((await list("sw_key_00000_wrong")).status).toBe(401);
});
