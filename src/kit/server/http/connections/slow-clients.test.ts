import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { type TwoPeople, twoPeople } from "#kit/testing/two-people.ts";
import { sessionCookie } from "../cookies.ts";
import { serve } from "../serve.ts";

const contract = {
	load: endpoint("load", {
		route: "GET /api/test/file",
		summary: "A file without end",
		access: { signedIn: true },
		input: nothing,
		answer: nothing,
		raw: true,
	}),
	bring: endpoint("bring", {
		route: "POST /api/test/file",
		summary: "Takes a file",
		access: { signedIn: true },
		upload: true,
		bodyLimit: 1_000_000,
		input: nothing,
		answer: z.object({ bytes: z.number() }),
	}),
	write: endpoint("write", {
		route: "POST /api/test/things",
		summary: "Takes a body",
		access: { signedIn: true },
		input: nothing,
		answer: nothing,
	}),
} as const;

const chunk = Buffer.alloc(64 * 1024);
let made = 0;
let isOver = Promise.withResolvers<void>();
let uploadFailed = Promise.withResolvers<unknown>();

async function* withoutEnd() {
	try {
		for (;;) {
			made += chunk.length;
			yield chunk;
		}
	} finally {
		isOver.resolve();
	}
}

const routes = serve(contract, {
	async load({ reply }) {
		reply.send(Readable.from(withoutEnd(), { objectMode: false }));
	},
	async bring({ upload }) {
		let bytes = 0;
		try {
			for await (const some of upload as Readable) bytes += some.length;
		} catch (error) {
			uploadFailed.resolve(error);
			throw error;
		}
		return { bytes };
	},
	write: async () => ({}),
});

const server = useTestServer(
	{
		HEADERS_WITHIN: "0.2",
		REQUEST_WITHIN: "0.4",
		ANSWER_WITHIN: "0.2",
		MOST_CONNECTIONS: "20",
	},
	{ alone: true, background: true, features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }] },
);

const open: Socket[] = [];
afterEach(() => {
	for (const socket of open.splice(0)) socket.destroy();
	made = 0;
	isOver = Promise.withResolvers();
	uploadFailed = Promise.withResolvers();
});

function line(): Socket {
	const socket = connect(Number(new URL(server().address).port), "127.0.0.1");
	socket.on("error", () => {});
	open.push(socket);
	return socket;
}

/** All that came until the server closed the connection. */
async function heard(socket: Socket): Promise<string> {
	let text = "";
	socket.setEncoding("utf8").on("data", (some) => {
		text += some;
	});
	await closed(socket);
	return text;
}

/** However it came to that. */
const closed = (socket: Socket) =>
	new Promise<void>((resolve) => socket.once("close", () => resolve()));

function head(people: TwoPeople, request: string, headers: readonly string[] = []): string {
	return [
		`${request} HTTP/1.1`,
		"host: localhost",
		`cookie: ${sessionCookie}=${people.anna.cookie}`,
		"sec-fetch-site: same-origin",
		"x-client-version: test",
		...headers,
		"",
		"",
	].join("\r\n");
}

const cutSoFar = (who: string) => server().services.counters.cut.values.get(who) ?? 0;

test("who connects and says nothing is let go", async () => {
	expect(await heard(line())).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test("headers that do not come to an end are answered 408 and the end", async () => {
	const before = cutSoFar("sender");
	const socket = line();
	socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-one: 1\r\n");
	const text = await heard(socket);
	expect(text).toMatch(/^HTTP\/1\.1 408 /);
	expect(text).toContain('"code":"MALFORMED"');
	expect(cutSoFar("sender")).toBe(before + 1);
});

test("so is a body that does not come to an end", async () => {
	const people = await twoPeople(server());
	const socket = line();
	const type = ["content-type: application/json", "content-length: 100"];
	socket.write(`${head(people, "POST /api/test/things", type)}{`);
	expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test("who sends too much reads why after the last byte, and goes on; without bounds it is cut", async () => {
	const people = await twoPeople(server());
	const socket = line();
	const text = heard(socket);
	const bytes = Buffer.alloc(5_000_000, " ");
	const type = ["content-type: application/json", `content-length: ${bytes.length}`];
	socket.write(head(people, "POST /api/test/things", type));
	await new Promise<void>((resolve, reject) => {
		socket.write(bytes, (error) => (error ? reject(error) : resolve()));
	});
	socket.write(head(people, "GET /api/session", ["connection: close"]));
	expect(await text).toMatch(/^HTTP\/1\.1 413 .*"code":"TOO_LARGE".*HTTP\/1\.1 404 /s);

	const endless = line();
	const after = heard(endless);
	endless.write(
		head(people, "POST /api/test/things", [type[0] as string, "content-length: 5000000000"]),
	);
	expect(await after).toMatch(/^HTTP\/1\.1 413 /);
});

test("a file that does not come to an end leaves nobody waiting for it", async () => {
	const people = await twoPeople(server());
	const socket = line();
	const type = ["content-type: application/octet-stream", "content-length: 100000"];
	socket.write(`${head(people, "POST /api/test/file", type)}some of it`);
	expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
	expect(await uploadFailed.promise).toBeInstanceOf(Error);
});

test("who does not read what was asked for is cut, and little of it was made", async () => {
	const before = cutSoFar("reader");
	const people = await twoPeople(server());
	const socket = line();
	socket.pause();
	socket.write(head(people, "GET /api/test/file"));
	await isOver.promise;
	expect(cutSoFar("reader")).toBe(before + 1);
	// what the system itself holds between two sockets, and one piece or two
	expect(made).toBeLessThan(16 * 1024 * 1024);
});

test("who reads goes on reading for longer than a slow reader has", async () => {
	const people = await twoPeople(server());
	const [socket, other] = [line(), line()];
	const before = cutSoFar("reader");
	for (const one of [socket, other]) one.write(head(people, "GET /api/test/file"));
	other.pause();
	let bytes = 0;
	socket.on("data", (some) => {
		bytes += some.length;
	});
	// the other one is cut meanwhile, so as long has passed here
	while (cutSoFar("reader") === before) await once(socket, "data");
	const then = bytes;
	await once(socket, "data");
	expect(bytes).toBeGreaterThan(then);
	expect(socket.destroyed).toBe(false);
});

test("a reader of live messages who stops reading is cut, though little waits for it", async () => {
	const people = await twoPeople(server());
	const responses: ServerResponse[] = [];
	const note = (_request: unknown, response: ServerResponse) => responses.push(response);
	server().app.server.on("request", note);
	const socket = line();
	socket.write(head(people, "GET /api/live"));
	await once(socket, "readable");
	server().app.server.off("request", note);
	const [response] = responses;
	const { live } = server().services;
	const ids = Array.from({ length: 150 }, () => crypto.randomUUID());
	const notice = { tenantId: people.tenantId, userId: people.anna.id };
	while (response?.writableLength === 0) {
		live.hear([{ ...notice, kind: "SETTINGS", ids }]);
		await new Promise((done) => setImmediate(done));
	}
	expect(response?.writableLength).toBeLessThan(256 * 1024);
	await once(response as ServerResponse, "close");
	expect(live.size).toBe(0);
});

test("more connections than there may be are not let in", async () => {
	const answers: string[] = [];
	for (let n = 0; n < 25; n++) {
		const socket = line();
		socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
		const said = new Promise<string>((resolve) =>
			socket.once("data", (some) => resolve(String(some))),
		);
		answers.push((await Promise.race([said, closed(socket)])) ?? "");
	}
	const isIn = answers.map((text) => text.includes("200 OK"));
	expect(isIn.filter(Boolean).length).toBeLessThanOrEqual(20);
	expect([isIn.at(0), isIn.at(-1)]).toEqual([true, false]);
});
