import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { serve } from "./serve.ts";

const read = {
	summary: "A read",
	access: { signedIn: true },
	input: nothing,
	answer: z.object({ done: z.boolean() }),
	refusals: [],
} as const;

const contract = {
	see: endpoint("see", {
		route: "GET /api/test/sight",
		...read,
	}),
	govern: endpoint("govern", {
		route: "GET /api/test/government",
		...read,
		access: { key: "settings.manage", level: "FULL" },
	}),
	lie: endpoint("lie", {
		route: "GET /api/test/lies",
		...read,
	}),
} as const;

const routes = serve(contract, {
	see: async () => ({ done: true, secret: "kept" }),
	govern: async () => ({ done: true }),
	lie: async () => ({ done: "yes" }) as unknown as { done: boolean },
});

// the test is the proxy, and 127.0.0.1 is believed
const server = useTestServer(
	{ PUBLIC_URL: "https://zeit.example", TRUST_PROXY: "127.0.0.1" },
	{ alone: true, background: true, features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }] },
);

/** Connections taken from the pool: without one there is no question to the database. */
let questions = 0;
const count = () => {
	questions++;
};

beforeEach(async () => {
	server().services.database.pool.on("acquire", count);
	await expect.poll(() => server().services.live.listening).toBe(true);
});
afterEach(() => {
	server().services.database.pool.off("acquire", count);
});

async function signedIn() {
	const { person } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Lena", lastName: "Vogt" });
		return { person: await insertSession(tenant, id) };
	});
	return person.cookie;
}

function ask(cookie: string, path: string = contract.see.path, headers = {}, name = "stundwerk") {
	const browser = server().browser();
	browser.cookies.set(name, cookie);
	return browser.fetch(path, { headers });
}

test("a read of a session just checked asks the database nothing, and answers what the contract names", async () => {
	const cookie = await signedIn();
	await ask(cookie);
	const asked = questions;
	const answer = await ask(cookie);
	expect(await answer.json()).toEqual({ done: true });
	expect(questions).toBe(asked);
});

test("a session that changed, or was checked more than a second ago, is asked for again", async () => {
	const cookie = await signedIn();
	const tenantId = cookie.split(".")[0] as string;
	for (const forget of [
		() => server().services.sessions.dropTenant(tenantId),
		() => server().clock.advance({ seconds: 1 }),
	]) {
		await ask(cookie);
		const asked = questions;
		forget();
		await ask(cookie);
		expect(questions).toBe(asked + 1);
	}
});

test.each([
	["a permission that nobody gave", 403, contract.govern.path, {}],
	["a bearer token beside the cookie", 401, contract.see.path, { authorization: "Bearer x" }],
	["an answer that is not the contract's", 500, contract.lie.path, {}],
] as const)("a well-known session does not help: %s", async (_case, status, path, headers) => {
	const cookie = await signedIn();
	expect((await ask(cookie)).status).toBe(200);
	expect((await ask(cookie, path, headers)).status).toBe(status);
});

test("over https only the cookie that no other host can have set counts, however well known its value", async () => {
	const cookie = await signedIn();
	const statusOf = async (name: string, protocol: string) =>
		(await ask(cookie, contract.see.path, { "x-forwarded-proto": protocol }, name)).status;
	expect(await statusOf("__Host-stundwerk", "https")).toBe(200);
	expect(await statusOf("stundwerk", "https")).toBe(401);
	expect(await statusOf("__Host-stundwerk", "http")).toBe(401);
	expect(await statusOf("stundwerk", "http")).toBe(200);
});
