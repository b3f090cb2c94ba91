import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { serve } from "./serve.ts";

const contract = {
	look: endpoint("look", {
		route: "GET /api/test/looks/{what}",
		summary: "Take a look",
		access: { key: "users.manage", level: "READ" },
		input: z.object({ what: z.string() }),
		answer: z.object({}),
	}),
	change: endpoint("change", {
		route: "PUT /api/test/looks/{what}",
		summary: "Change a look",
		access: { key: "users.manage", level: "WRITE" },
		input: z.object({ what: z.string() }),
		answer: z.object({}),
	}),
} as const;

const routes = serve(contract, { look: async () => ({}), change: async () => ({}) });
const lines: string[] = [];
const server = useTestServer(
	{ LOG_LEVEL: "info" },
	{
		alone: true,
		features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }],
		logTo: { write: (line) => void lines.push(line) },
	},
);
beforeEach(() => {
	lines.length = 0;
});

async function somebody(roles: string[] = []) {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Lena", lastName: "Vogt", roles });
		return { userId: id, ...(await insertSession(tenant, id)) };
	});
	const browser = server().browser();
	browser.cookies.set("stundwerk", built.cookie);
	return { ...built, browser };
}

const logged = () =>
	lines.map((line) => JSON.parse(line)).filter(({ msg }) => /refused|opens nothing/.test(msg));

test("who tries what they may not stands in the log: who, what, and what it takes", async () => {
	const { browser, tenantId, userId } = await somebody();
	const replies = [
		await browser.call(contract.look, { what: "wages" }),
		await browser.call(contract.change, { what: "wages" }),
	];
	const common = { code: "FORBIDDEN", permission: "users.manage", tenantId, userId, role: "USER" };
	expect(logged()).toMatchObject([
		{ ...common, level: "READ", operation: "GET /api/test/looks/:what" },
		{ ...common, level: "WRITE", operation: "PUT /api/test/looks/:what" },
	]);
	expect(logged().map(({ traceId }) => traceId)).toEqual(
		replies.map(({ refusal }) => refusal.traceId),
	);
	expect(lines.join("")).not.toContain("wages");
});

test("so does a call from another site, and a key that opens nothing", async () => {
	const { browser, tenantNo } = await somebody();
	const foreign = { method: "PUT", body: "{}", headers: { "sec-fetch-site": "cross-site" } };
	await browser.fetch("/api/test/looks/wages", foreign);
	browser.headers.authorization = `Bearer sw_key_${tenantNo}_${"A".repeat(43)}`;
	await browser.call(contract.look, { what: "wages" });
	expect(logged()).toMatchObject([
		{ code: "FOREIGN_ORIGIN", operation: "PUT /api/test/looks/:what" },
		{ msg: "a key that opens nothing" },
	]);
});

test("who may leaves no line, and who asks wrongly none either", async () => {
	const { browser } = await somebody(["Administrator"]);
	expect((await browser.call(contract.look, { what: "wages" })).status).toBe(200);
	expect((await browser.fetch("/api/test/nowhere")).status).toBe(404);
	expect(logged()).toEqual([]);
});
