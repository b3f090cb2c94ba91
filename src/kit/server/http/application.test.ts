import { connect } from "node:net";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

test("an unknown operation answers like a missing entry", async () => {
	const response = await server().browser().fetch("/api/nowhere");
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({
		error: "EntityNotFound",
		code: "NOT_FOUND",
		message: "Der Eintrag wurde nicht gefunden.",
	});
});

test("in the language of the request", async () => {
	const headers = { "x-language": "en-EN" };
	const response = await server().browser().fetch("/api/nowhere", { headers });
	expect((await response.json()).message).toBe("The entry was not found.");
});

test.each([
	["an address that cannot be decoded", "/api/%zz"],
	["half a character", "/api/users/%E4"],
	["a part of an address that is too long", `/api/users/${"a".repeat(301)}`],
])("%s is malformed, with the body and the headers of every refusal", async (_what, path) => {
	const headers = { "x-language": "en-EN" };
	const response = await server().browser().fetch(path, { headers });
	expect(response.status).toBe(400);
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	expect(response.headers.get("cache-control")).toBe("no-store");
	const { traceId, ...body } = await response.json();
	expect(response.headers.get("x-trace-id")).toBe(traceId);
	expect(body).toEqual({
		error: "StatusCode",
		code: "MALFORMED",
		message: "The details are incomplete or invalid.",
		details: [],
	});
});

/** What is answered to bytes, until the connection ends. */
async function answerTo(bytes: string): Promise<string> {
	const { hostname, port } = new URL(server().address);
	const socket = connect(Number(port), hostname);
	socket.end(bytes);
	let answer = "";
	for await (const part of socket) answer += part;
	return answer;
}

test.each([
	["what is no HTTP", "Guten Tag\r\n\r\n", "400 Bad Request"],
	[
		"too long headers",
		`GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(20_000)}\r\n\r\n`,
		"431 Request Header Fields Too Large",
	],
])("%s is answered with the body of every refusal", async (_what, bytes, status) => {
	const [head = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
	expect(head.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
	expect(JSON.parse(body)).toMatchObject({ error: "StatusCode", code: "MALFORMED", details: [] });
});

test("the process is healthy and ready on a migrated database", async () => {
	const browser = server().browser();
	expect((await browser.fetch("/healthz")).status).toBe(200);
	expect((await browser.fetch("/readyz")).status).toBe(200);
});

test("a tenant can be built beside others", async () => {
	const built = await buildTenant(server().ownerUrl, async (tenant) => ({
		person: await tenant.person({
			firstName: "Lena",
			lastName: "Vogt",
			username: "lena.vogt",
			roles: ["Mitarbeiter", "Administrator"],
		}),
		project: await tenant.project({ name: "Umbau", nodes: ["Planung"] }),
	}));
	expect(built.person.loginId).toBeDefined();
});
