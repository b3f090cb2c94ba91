import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { refuse } from "../refuse.ts";
import { serve } from "./serve.ts";

const notToday = refusal("InvalidAction", "NOT_TODAY");
const tooOften = refusal("TooManyAttempts", "TOO_OFTEN");

const read = {
	method: "GET",
	summary: "A read",
	access: { signedIn: true },
	input: nothing,
	answer: z.object({ done: z.boolean() }),
	refusals: [],
} as const;

const contract = {
	greet: endpoint({
		...read,
		operationId: "greet",
		path: "/api/test/greeting",
		answer: z.object({
			userId: id,
			text: z.string(),
			language: z.string(),
			siteFilter: z.nullable(id),
			timeZone: z.optional(z.string()),
			now: z.string(),
		}),
	}),
	pick: endpoint({
		...read,
		operationId: "pick",
		path: "/api/test/picks",
		input: z.strictObject({ size: z._default(z.coerce.number(), 25) }),
		answer: z.object({ size: z.number() }),
	}),
	need: endpoint({
		...read,
		operationId: "need",
		path: "/api/test/needs",
		input: z.strictObject({ name: z.string() }),
	}),
	govern: endpoint({
		...read,
		operationId: "govern",
		path: "/api/test/government",
		access: { key: "settings.manage", level: "FULL" },
	}),
	decline: endpoint({
		...read,
		operationId: "decline",
		path: "/api/test/declined",
		refusals: [notToday],
	}),
	delay: endpoint({
		...read,
		operationId: "delay",
		path: "/api/test/delayed",
		refusals: [tooOften],
	}),
	fail: endpoint({ ...read, operationId: "fail", path: "/api/test/failed" }),
	lie: endpoint({ ...read, operationId: "lie", path: "/api/test/lies" }),
} as const;

const routes = serve(contract, {
	greet: async (context) => ({
		userId: context.session.userId,
		text: "Grüße 👋",
		language: context.language,
		siteFilter: context.siteFilter,
		timeZone: context.timeZone,
		now: context.now.toISOString(),
		secret: "kept",
	}),
	pick: async (_context, { size }) => ({ size }),
	need: async () => ({ done: true }),
	govern: async () => ({ done: true }),
	decline: async () => refuse(notToday, { facts: { day: "Montag" } }),
	delay: async () => refuse(tooOften, { timeUntilRetry: 7 }),
	async fail() {
		throw new Error("password=hunter2");
	},
	lie: async () => ({ done: "yes" }) as unknown as { done: boolean },
});

const reason = { NOT_TODAY: "Heute nicht.", TOO_OFTEN: "Zu oft." };
const server = useTestServer(
	{},
	{
		alone: true,
		background: true,
		features: [{ routes, errors: { "de-DE": reason, "en-EN": reason } }],
	},
);

/** Operations answered before the framework, in order. */
let quick: string[] = [];
/** Connections taken from the pool: without one there is no question to the database. */
let questions = 0;
const count = () => {
	questions++;
};

beforeEach(async () => {
	quick = [];
	server().services.counters.quickAnswers.listener = (operationId, status) =>
		quick.push(`${operationId} ${status}`);
	server().services.database.pool.on("acquire", count);
	await expect.poll(() => server().services.live.listening).toBe(true);
});
afterEach(() => {
	server().services.database.pool.off("acquire", count);
});

async function signedIn() {
	const { person } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id: userId } = await tenant.person({
			firstName: "Lena",
			lastName: "Vogt",
		});
		return { person: await insertSession(tenant, userId) };
	});
	return { cookie: `stundwerk=${person.cookie}` };
}

/** What the server writes, to the letter, but for the trace's name and the header date. */
async function ask(path: string, headers: Record<string, string>, method = "GET"): Promise<string> {
	const { hostname, port, host } = new URL(server().address);
	const socket = connect(Number(port), hostname);
	const lines = [
		`${method} ${path} HTTP/1.1`,
		`host: ${host}`,
		"connection: close",
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
	];
	socket.write(`${lines.join("\r\n")}\r\n\r\n`);
	const answer = await text(socket);
	return answer
		.replace(/\r\nDate: [^\r]+/i, "")
		.replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}(?=[\r"])/g, (found) =>
			answer.includes(`x-trace-id: ${found}`) ? "<trace>" : found,
		);
}

/** A body of no bytes leads the same request to the framework. */
const slowly = { "content-length": "0" };

test("a read of a session just checked asks the database nothing", async () => {
	const headers = await signedIn();
	await ask(contract.greet.path, headers);
	expect(quick).toEqual([]);
	const asked = questions;
	const answer = await ask(contract.greet.path, headers);
	expect(answer).toContain("HTTP/1.1 200 OK");
	expect(quick).toEqual(["greet 200"]);
	expect(questions).toBe(asked);
});

describe("the quick answer is the framework's, byte for byte", () => {
	test.each([
		["greet", 200, {}],
		["greet", 200, { [requestHeaders.language]: "en-EN" }],
		["greet", 200, { [requestHeaders.siteId]: "" }],
		["greet", 200, { [requestHeaders.siteId]: "01a1fd2c" }],
		["greet", 200, { [requestHeaders.timeZone]: "Europe/Vienna" }],
		["pick", 200, {}],
		["decline", 409, { [requestHeaders.language]: "en-EN" }],
		["delay", 429, {}],
		["fail", 500, {}],
		["lie", 500, {}],
	] as const)("%s %i %o", async (name, status, more) => {
		const headers = { ...(await signedIn()), ...more };
		const { path } = contract[name];
		const slow = await ask(path, { ...headers, ...slowly });
		expect(quick).toEqual([]);
		expect(await ask(path, headers)).toBe(slow);
		expect(quick).toEqual([`${name} ${status}`]);
		expect(slow).toContain("x-trace-id: <trace>");
		expect(slow).not.toMatch(/hunter2|kept/);
	});
});

describe("left to the framework is", () => {
	const { path } = contract.greet;
	test.each([
		["a permission that nobody gave", 403, contract.govern.path, {}, "GET"],
		["input that is missing", 400, contract.need.path, {}, "GET"],
		["a query", 200, `${contract.pick.path}?size=3`, {}, "GET"],
		["a question for the headers alone", 200, path, {}, "HEAD"],
		["a body", 200, path, slowly, "GET"],
		["no cookie", 401, path, { cookie: "" }, "GET"],
		["another's cookie", 401, path, { cookie: "stundwerk=x" }, "GET"],
		["a bearer token beside the cookie", 401, path, { authorization: "Bearer x" }, "GET"],
		["an address nobody serves", 404, "/api/test/nowhere", {}, "GET"],
	] as const)("%s", async (_case, status, address, more, method) => {
		const headers = await signedIn();
		await ask(path, headers);
		const answer = await ask(address, { ...headers, ...more }, method);
		expect(answer).toContain(`HTTP/1.1 ${status} `);
		expect(quick).toEqual([]);
	});

	test("a session that changed, or was checked more than a second ago", async () => {
		const headers = await signedIn();
		const { sessions } = server().services;
		const tenantId = /=([^.]+)/.exec(headers.cookie)?.[1] as string;
		for (const forget of [
			() => sessions.dropTenant(tenantId),
			() => server().clock.advance({ seconds: 1 }),
		]) {
			await ask(path, headers);
			await ask(path, headers);
			expect(quick).toEqual(["greet 200"]);
			forget();
			await ask(path, headers);
			expect(quick).toEqual(["greet 200"]);
			quick = [];
			forget();
		}
	});
});
