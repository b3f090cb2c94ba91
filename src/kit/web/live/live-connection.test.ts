import { afterEach, expect, test, vi } from "vitest";
import { lastEventId } from "#kit/contract/headers.ts";
import type { LiveMessage } from "#kit/contract/live.ts";
import { liveFrame } from "#kit/testing/live-frame.ts";
import { type LiveConnection, openConnection } from "./live-connection.ts";

/** Stands for the server: each request is answered by the next of these. */
interface Exchange {
	readonly headers: Headers;
	answer(response: Response): void;
}

const exchanges: Exchange[] = [];
const heard: (LiveMessage | string)[] = [];
let connection: LiveConnection | undefined;

afterEach(() => {
	connection?.close();
	vi.restoreAllMocks();
	exchanges.length = 0;
	heard.length = 0;
});

function open(silence = 5000): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(
		(_url, init) =>
			new Promise((resolve, reject) => {
				init?.signal?.addEventListener("abort", () => {
					reject(new DOMException("aborted", "AbortError"));
				});
				exchanges.push({
					headers: new Headers(init?.headers),
					answer: (response) => resolve(abortable(response, init?.signal)),
				});
			}),
	);
	connection = openConnection({
		url: "/api/live",
		headers: { "x-client-version": "1" },
		place: "boot-0",
		onMessage: (message) => void heard.push(message),
		onState: (state) => void heard.push(state),
		pauses: { shortest: 1, longest: 10, silence },
	});
}

/** As in a real request, aborting breaks off the body too. */
function abortable(response: Response, signal: AbortSignal | null | undefined): Response {
	if (response.body === null || signal == null) return response;
	return new Response(response.body.pipeThrough(new TransformStream(), { signal }));
}

function stream() {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const writer = writable.getWriter();
	return {
		response: new Response(readable),
		send: (message: LiveMessage, place: string) => writer.write(liveFrame(message, place)),
		end: () => writer.close(),
	};
}

const exchange = (index: number) =>
	vi.waitFor(() => {
		const found = exchanges[index];
		if (found === undefined) throw new Error(`no request ${index}`);
		return found;
	});
const units: LiveMessage = { kind: "organisation", type: "UNITS" };
const connected: LiveMessage = { kind: "connection", state: "CONNECTED" };

test("a connection that breaks off comes back and says where it stopped", async () => {
	open();
	const first = stream();
	(await exchange(0)).answer(first.response);
	await first.send(connected, "a-1");
	await first.send(units, "a-2");
	await first.end();
	const second = await exchange(1);
	expect(second.headers.get(lastEventId)).toBe("a-2");
	expect(second.headers.get("x-client-version")).toBe("1");
	const back = stream();
	second.answer(back.response);
	await back.send(connected, "a-3");
	await vi.waitFor(() =>
		expect(heard).toEqual([
			"connecting",
			"connected",
			connected,
			units,
			"interrupted",
			"connected",
			connected,
		]),
	);
});

test("silence longer than a heartbeat allows is a dead line", async () => {
	open(30);
	const first = stream();
	expect((await exchange(0)).headers.get(lastEventId)).toBe("boot-0");
	(await exchange(0)).answer(first.response);
	await first.send(connected, "a-1");
	expect((await exchange(1)).headers.get(lastEventId)).toBe("a-1");
});

test("without a session it stops, and says so", async () => {
	open();
	(await exchange(0)).answer(new Response(null, { status: 401 }));
	await vi.waitFor(() => expect(heard).toContainEqual({ kind: "sessionEnded" }));
	expect(heard).toEqual(["connecting", "off", { kind: "sessionEnded" }]);
	globalThis.dispatchEvent(new Event("online"));
	expect(exchanges).toHaveLength(1);
});

test("a server that says that the session is over is believed", async () => {
	open();
	const first = stream();
	(await exchange(0)).answer(first.response);
	await first.send(connected, "a-1");
	await first.send({ kind: "sessionEnded" }, "end");
	await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: "sessionEnded" }));
	expect(exchanges).toHaveLength(1);
});
