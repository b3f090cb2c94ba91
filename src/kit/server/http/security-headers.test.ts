import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { asAttachment } from "../files/attachment.ts";
import { serve } from "./serve.ts";

const contract = {
	greet: endpoint("greet", {
		route: "POST /api/test/greetings",
		summary: "A greeting",
		access: { public: "only a test" },
		bodyLimit: 100,
		input: z.object({ name: z.string() }),
		answer: z.object({ text: z.string() }),
	}),
	handOut: endpoint("handOut", {
		route: "GET /api/test/file",
		summary: "A page that somebody has uploaded",
		access: { public: "only a test" },
		raw: true,
		input: z.object({}),
		answer: z.object({}),
	}),
} as const;

const routes = serve(contract, {
	async greet(_context, { name }) {
		if (name === "failing") throw new Error("nobody expected this");
		return { text: name };
	},
	async handOut({ reply }) {
		const file = { name: "a.html", mediaType: "text/html", bytes: 8 };
		return asAttachment(reply, file).send("<script>");
	},
});

const features = [{ routes, errors: { "de-DE": {}, "en-EN": {} } }];
const https = { PUBLIC_URL: "https://zeit.example", TRUST_PROXY: "127.0.0.1" };
const server = useTestServer(https, { alone: true, features });
const plain = useTestServer({}, { alone: true });

const post = (name: string, headers = {}) => {
	const body = JSON.stringify({ name });
	return server().browser().fetch(contract.greet.path, { method: "POST", body, headers });
};
const get = (path: string, init: RequestInit = {}) => server().browser().fetch(path, init);

const hsts = "max-age=31536000; includeSubDomains";
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

describe("what the API answers is data, of nobody but the one who asked", () => {
	test.each<[string, number, () => Promise<Response>]>([
		["an answer", 200, () => post("Lena")],
		["a refusal", 403, () => post("Lena", { "sec-fetch-site": "cross-site" })],
		["malformed input", 400, () => post(1 as never)],
		["a body that is too long", 413, () => post("x".repeat(200))],
		["a failure", 500, () => post("failing")],
		["an unknown operation", 404, () => get("/api/nowhere")],
		["an address that cannot be read", 400, () => get("/api/%zz")],
		[
			"a question that no operation answers",
			404,
			() => get("/api/test/file", { method: "OPTIONS" }),
		],
		["a file", 200, () => get(contract.handOut.path)],
		["the description of the API", 200, () => get("/api/openapi.json")],
	])("%s", async (_what, status, ask) => {
		const answer = await ask();
		expect(answer.status).toBe(status);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-security-policy": dataPolicy,
			"x-content-type-options": "nosniff",
			"strict-transport-security": hsts,
			"cache-control": expect.stringContaining("no-store"),
		});
		expect(answer.headers.get("access-control-allow-origin")).toBeNull();
	});
});

test("a file is saved and never shown, whatever is in it", async () => {
	const { headers } = await get(contract.handOut.path);
	expect(headers.get("content-disposition")).toMatch(/^attachment; /);
	expect(headers.get("content-security-policy")).toBe(dataPolicy);
});

describe("a page runs our own scripts only, and stands in no frame", () => {
	test.each(["/config.json", "/healthz", "/readyz", "/assets/nowhere.js"])("%s", async (path) => {
		const { headers } = await get(path);
		expect(directives(headers)).toEqual({
			"default-src": "'self'",
			"script-src": "'self'",
			"style-src": "'self' 'unsafe-inline'",
			"img-src": "'self' data: blob:",
			"font-src": "'self'",
			"connect-src": "'self'",
			"worker-src": "'self'",
			"object-src": "'none'",
			"base-uri": "'none'",
			"form-action": "'self'",
			"frame-ancestors": "'none'",
		});
		expect(Object.fromEntries(headers)).toMatchObject({
			"x-content-type-options": "nosniff",
			"strict-transport-security": hsts,
			"referrer-policy": "same-origin",
			"x-frame-options": "DENY",
			"cross-origin-opener-policy": "same-origin",
			"permissions-policy": "camera=(), microphone=(), geolocation=(self)",
		});
		expect(headers.get("access-control-allow-origin")).toBeNull();
	});
});

function directives(headers: Headers): Record<string, string> {
	const policy = headers.get("content-security-policy") ?? "";
	return Object.fromEntries(
		policy.split("; ").map((one) => {
			const [name = "", ...sources] = one.split(" ");
			return [name, sources.join(" ")];
		}),
	);
}

test("what is no HTTP is answered with them too, and nobody's request is sent back", async () => {
	for (const bytes of ["Guten Tag\r\n\r\n", "TRACE /api/geheim HTTP/1.1\r\nhost: a\r\n\r\n"]) {
		const answer = await answerTo(bytes);
		expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
		expect(answer).toContain(`content-security-policy: ${dataPolicy}\r\n`);
		expect(answer).toContain(`strict-transport-security: ${hsts}\r\n`);
		expect(answer).toContain("cache-control: no-store\r\n");
		expect(answer).not.toMatch(/geheim|Guten Tag/);
	}
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

test("without https no browser is told to ask by https", async () => {
	const browser = plain().browser();
	for (const path of ["/config.json", "/api/nowhere"]) {
		const { headers } = await browser.fetch(path);
		expect(headers.get("strict-transport-security")).toBeNull();
	}
});
