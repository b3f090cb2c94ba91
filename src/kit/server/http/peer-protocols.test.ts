import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { serve } from "./serve.ts";

const contract = {
	see: endpoint({
		operationId: "see",
		method: "GET",
		path: "/api/test/sight",
		summary: "A read",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ done: z.boolean() }),
		refusals: [],
	}),
} as const;

const routes = serve(contract, { see: async () => ({ done: true }) });

// the test is the proxy, and 127.0.0.1 is believed
const server = useTestServer(
	{ PUBLIC_URL: "https://zeit.example", TRUST_PROXY: "127.0.0.1" },
	{
		alone: true,
		background: true,
		features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }],
	},
);

let quick = 0;

beforeEach(async () => {
	quick = 0;
	server().services.counters.quickAnswers.listener = () => {
		quick++;
	};
	await expect.poll(() => server().services.live.listening).toBe(true);
});

async function statusOf(name: string, value: string, protocol: string): Promise<number> {
	const browser = server().browser();
	browser.headers["x-forwarded-proto"] = protocol;
	browser.cookies.set(name, value);
	return (await browser.call(contract.see, {})).status;
}

async function newCookie(): Promise<string> {
	const { session } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Lena", lastName: "V" });
		return { session: await insertSession(tenant, id) };
	});
	return session.cookie;
}

test("behind a proxy the framework's word about https is learnt, and then used", async () => {
	const cookie = await newCookie();
	expect(await statusOf("__Host-stundwerk", cookie, "https")).toBe(200);
	expect(await statusOf("__Host-stundwerk", cookie, "https")).toBe(200);
	expect(quick).toBe(1);
});

test("over https only the cookie that no other host can have set counts, however well known its value", async () => {
	const cookie = await newCookie();
	expect(await statusOf("__Host-stundwerk", cookie, "https")).toBe(200);
	expect(await statusOf("stundwerk", cookie, "https")).toBe(401);
	expect(await statusOf("__Host-stundwerk", cookie, "http")).toBe(401);
	expect(quick).toBe(0);
	expect(await statusOf("stundwerk", cookie, "http")).toBe(200);
	expect(quick).toBe(1);
});
