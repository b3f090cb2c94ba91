import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { guardedFetch, OutgoingRefused } from "./guarded-fetch.ts";

let server: Server;
let port: number;
let asked = 0;
let answer: RequestListener;

beforeEach(async () => {
	asked = 0;
	answer = (_request, response) => void response.end("here");
	server = createServer((request, response) => {
		asked += 1;
		answer(request, response);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
	server.closeAllConnections();
	server.close();
	await once(server, "close");
});

const guarded = guardedFetch({ allowed: new Set() });
const open = (limits: object = {}) =>
	guardedFetch({ allowed: new Set([`127.0.0.1:${port}`]), ...limits });
const here = () => `http://127.0.0.1:${port}/a`;

test.each([
	"127.0.0.1",
	"127.0.0.2",
	"localhost",
	"[::1]",
	"[::ffff:127.0.0.1]",
	"0x7f000001",
	"2130706433",
	"0177.0.0.1",
])("%s is not fetched from", async (host) => {
	await expect(guarded(`http://${host}:${port}/`)).rejects.toBeInstanceOf(OutgoingRefused);
	expect(asked).toBe(0);
});

test.each(["file:///etc/passwd", "ftp://example.com/", "data:text/plain,a"])(
	"%s is not fetched",
	async (address) => {
		await expect(guarded(address)).rejects.toBeInstanceOf(OutgoingRefused);
	},
);

test("an allowed host is asked as one asks, its other ports are not", async () => {
	answer = async (request, response) => {
		let body = "";
		for await (const part of request) body += part;
		response.setHeader("x-said", `${request.method} ${request.headers.accept} ${body}`).end("{}");
	};
	const headers = { accept: "application/json" };
	const given = { method: "POST", headers, body: new URLSearchParams({ a: "b" }) };
	const response = await open()(here(), given);
	expect([response.status, response.headers.get("x-said"), await response.json()]).toEqual([
		200,
		"POST application/json a=b",
		{},
	]);
	const other = guardedFetch({ allowed: new Set([`127.0.0.1:${port + 1}`]) });
	await expect(other(here())).rejects.toBeInstanceOf(OutgoingRefused);
});

test("a redirect is answered and not followed", async () => {
	answer = (_request, response) => void response.writeHead(302, { location: here() }).end();
	expect((await open()(here())).status).toBe(302);
	expect(asked).toBe(1);
});

test("what answers too much, or never ends, is left", async () => {
	answer = (_request, response) => void response.end("x".repeat(2000));
	await expect(open({ mostBytes: 1999 })(here())).rejects.toBeInstanceOf(OutgoingRefused);
	expect(await (await open({ mostBytes: 2000 })(here())).text()).toHaveLength(2000);
	answer = (_request, response) => void response.write("x");
	await expect(open({ timeoutMs: 50 })(here())).rejects.toThrow(/abort|timeout/i);
});
