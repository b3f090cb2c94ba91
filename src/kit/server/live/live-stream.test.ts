import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { liveFrame } from "#kit/testing/live-frame.ts";
import type { Session } from "../session.ts";
import { frame, LiveStream } from "./live-stream.ts";

let server: Server | undefined;
let socket: Socket | undefined;

afterEach(() => {
	socket?.destroy();
	server?.closeAllConnections();
	server?.close();
});

const session = {
	tenantId: "t",
	sessionId: "s",
	userId: "u",
	permissions: {},
} as unknown as Session;

/** A stream whose reader has connected and never reads. */
async function stalledStream() {
	const asked = Promise.withResolvers<ServerResponse>();
	server = createServer((_request, response) => asked.resolve(response));
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	socket = connect(port, "127.0.0.1");
	socket.pause();
	socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
	const response = await asked.promise;
	return { response, stream: new LiveStream(session, response) };
}

const much = Buffer.alloc(8 * 1024 * 1024);

test("a reader that lets too much pile up is cut", async () => {
	const { response, stream } = await stalledStream();
	stream.send(much);
	expect(response.writableLength).toBeGreaterThan(256 * 1024);
	stream.send(Buffer.from("one more"));
	expect(stream.isClosed).toBe(true);
});

test("a reader that does not read is let go after the farewell, and later messages hurt nobody", async () => {
	const { response, stream } = await stalledStream();
	stream.send(much);
	stream.end(Buffer.from("farewell"));
	stream.end(Buffer.from("farewell again"));
	stream.send(Buffer.from("too late"));
	await once(response, "close");
	expect(stream.isClosed).toBe(true);
});

test("a reader that is gone before it joined says so", async () => {
	const { response, stream } = await stalledStream();
	socket?.destroy();
	await once(response, "close");
	expect(stream.isClosed).toBe(true);
});

test("messages are written as web tests are given them", () => {
	const message = { kind: "organisation", type: "UNITS" } as const;
	expect([...frame(message, "boot-1")]).toEqual([...liveFrame(message, "boot-1")]);
});
