import { beforeEach, expect, test } from "vitest";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { refuse } from "../../refusals/refuse.ts";
import { sessionCookie } from "../cookies.ts";
import { serve } from "../serve.ts";

const contract = {
	look: endpoint("look", {
		route: "GET /api/test/things",
		summary: "Looks",
		access: { signedIn: true },
		input: nothing,
		answer: nothing,
	}),
	change: endpoint("change", {
		route: "POST /api/test/things",
		summary: "Changes",
		access: { signedIn: true },
		input: nothing,
		answer: nothing,
	}),
	book: endpoint("book", {
		route: "POST /api/test/bookings",
		summary: "Looks after its session itself",
		access: { signedIn: true },
		input: nothing,
		answer: nothing,
	}),
	ask: endpoint("ask", {
		route: "GET /api/test/open",
		summary: "Open to all",
		access: { public: "only a test" },
		input: nothing,
		answer: nothing,
	}),
} as const;

const empty = async () => ({});
let known = new Set<string>();
const routes = serve(contract, {
	look: empty,
	change: empty,
	ask: empty,
	book: {
		direct: async ({ token }) =>
			known.has(token.tenantId) ? {} : refuse(commonRefusals.unauthenticated),
	},
});

const server = useTestServer(
	{
		REQUESTS_PER_SESSION: "60/4",
		REQUESTS_PER_TENANT: "60/7",
		REQUESTS_PER_ADDRESS: "60/5",
		TRUST_PROXY: "127.0.0.1",
	},
	{ alone: true, background: true, features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }] },
);

type Name = keyof typeof contract;

/** Statuses of so many calls, one after the other. */
async function statuses(browser: TestBrowser, name: Name, count: number): Promise<number[]> {
	const seen: number[] = [];
	for (let n = 0; n < count; n++) seen.push((await browser.call(contract[name], {})).status);
	return seen;
}

/** What was used up is back. */
beforeEach(() => {
	server().clock.advance({ minutes: 1 });
	known = new Set();
});

const answered = (count: number) => Array(count).fill(200);

test("a session that asks too often is told when to come back; others of the company go on", async () => {
	const { annas, bens } = await twoPeople(server());
	expect(await statuses(annas, "look", 4)).toEqual(answered(4));
	const refused = await annas.call(contract.look, {});
	expect(refused.status).toBe(429);
	expect(refused.refusal).toMatchObject({
		error: "TooManyAttempts",
		code: "TOO_MANY_REQUESTS",
		timeUntilRetry: 1,
		message: "Zu viele Anfragen. Bitte versuchen Sie es in 1 Sekunde noch einmal.",
	});
	expect(refused.headers.get("retry-after")).toBe("1");
	expect(refused.headers.get("ratelimit-policy")).toBe('"session";q=4;w=4');
	expect(refused.headers.get("ratelimit")).toBe('"session";r=0;t=1');
	annas.headers["x-language"] = "en-EN";
	expect((await annas.call(contract.change, {})).refusal.message).toBe(
		"Too many requests. Please try again in 1 second.",
	);
	expect(await statuses(bens, "change", 1)).toEqual([200]);
	server().clock.advance({ seconds: 1 });
	expect(await statuses(annas, "look", 2)).toEqual([200, 429]);
});

test.each(["look", "change", "book"] as const)("every way counts: %s", async (name) => {
	const { annas, tenantId } = await twoPeople(server());
	known.add(tenantId);
	expect(await statuses(annas, name, 5)).toEqual([...answered(4), 429]);
});

test("a company whose people ask too often together keeps no other one waiting", async () => {
	const one = await twoPeople(server());
	const other = await twoPeople(server());
	await statuses(one.annas, "look", 4);
	expect(await statuses(one.bens, "look", 4)).toEqual([...answered(3), 429]);
	const refused = await one.bens.call(contract.look, {});
	expect(refused.headers.get("ratelimit-policy")).toBe('"tenant";q=7;w=7');
	expect(await statuses(other.annas, "look", 4)).toEqual(answered(4));
});

test("calls before sign-in are counted by address, as the proxy tells it", async () => {
	const from = (address: string) => {
		const browser = server().browser();
		browser.headers["x-forwarded-for"] = address;
		return browser;
	};
	expect(await statuses(from("192.0.2.1"), "ask", 6)).toEqual([...answered(5), 429]);
	const refused = await from("192.0.2.1").call(contract.look, {});
	expect([refused.status, refused.headers.get("ratelimit")]).toEqual([429, '"address";r=0;t=1']);
	expect((await from("192.0.2.1").fetch("/api/openapi.json")).status).toBe(429);
	expect(await statuses(from("192.0.2.2"), "ask", 1)).toEqual([200]);
	expect(await statuses(from("2001:db8:1:2::1"), "ask", 5)).toEqual(answered(5));
	expect(await statuses(from("2001:db8:1:2::ffff"), "ask", 1)).toEqual([429]);
});

test("who turns out to be known is not counted by address", async () => {
	for (let n = 0; n < 3; n++) {
		const { annas, bens, tenantId } = await twoPeople(server());
		known.add(tenantId);
		expect(await statuses(annas, "look", 1)).toEqual([200]);
		expect(await statuses(bens, "book", 1)).toEqual([200]);
		expect(await statuses(annas, "change", 1)).toEqual([200]);
	}
	expect(await statuses(server().browser(), "ask", 5)).toEqual(answered(5));
});

test.each(["look", "change", "book"] as const)(
	"forged cookies use up what is the address's, not the company's: %s",
	async (name) => {
		const { annas, tenantId } = await twoPeople(server());
		await statuses(annas, "look", 1);
		const forger = server().browser();
		forger.headers["x-forwarded-for"] = `198.51.100.${name.length}`;
		const seen: number[] = [];
		for (let n = 0; n < 8; n++) {
			const secret = String(n).repeat(43);
			forger.cookies.set(sessionCookie, `${tenantId}.${secret}`);
			seen.push(...(await statuses(forger, name, 1)));
		}
		expect(seen).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
		expect(await statuses(annas, "look", 3)).toEqual(answered(3));
	},
);

test("live messages, files of the page and health are not counted", async () => {
	const { annas } = await twoPeople(server());
	for (let n = 0; n < 8; n++) {
		const live = await LiveReader.open(annas);
		await live.next("connection");
	}
	for (let n = 0; n < 8; n++) {
		for (const path of ["/config.json", "/healthz"])
			expect((await annas.fetch(path)).status).toBe(200);
	}
	expect(await statuses(annas, "look", 3)).toEqual(answered(3));
});

test("what was refused is told to who watches", async () => {
	const { annas } = await twoPeople(server());
	const { refused } = server().services.counters;
	const before = refused.values.get("session") ?? 0;
	await statuses(annas, "look", 6);
	expect(refused.values.get("session")).toBe(before + 2);
});
