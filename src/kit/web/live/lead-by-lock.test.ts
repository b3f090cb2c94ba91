import { afterEach, expect, test, vi } from "vitest";
import type { LiveMessage } from "#kit/contract/live.ts";
import { liveFrame } from "#kit/testing/live-frame.ts";
import { leadByLock } from "./lead-by-lock.ts";
import type { WorkerMessage } from "./live-exchange.ts";

/** Stands for the server: each connection that is open, and a way to speak on it. */
const open: { say(message: LiveMessage, place?: string): Promise<void> }[] = [];
const links: { close(): void }[] = [];

afterEach(() => {
	for (const link of links.splice(0)) link.close();
	open.length = 0;
	vi.restoreAllMocks();
});

const address = "/api/live";

function serve(): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
		if (url !== address) return new Response(null, { status: 404 });
		const { readable, writable } = new TransformStream<Uint8Array>();
		const writer = writable.getWriter();
		const connection = {
			say: (message: LiveMessage, place = "boot-1") => writer.write(liveFrame(message, place)),
		};
		open.push(connection);
		init?.signal?.addEventListener("abort", () => {
			open.splice(open.indexOf(connection), 1);
		});
		return new Response(
			init?.signal
				? readable.pipeThrough(new TransformStream(), { signal: init.signal })
				: readable,
		);
	});
}

/** One tab of a browser without shared workers. */
function tab(owner: string, place = "boot-0") {
	const heard: WorkerMessage[] = [];
	const link = leadByLock({
		owner,
		url: address,
		headers: {},
		place,
		onMessage: (message) => void heard.push(message),
	});
	links.push(link);
	return { heard, link };
}

const units: LiveMessage = { kind: "organisation", type: "UNITS" };
const news: WorkerMessage = { type: "message", message: units };

test("one tab holds the connection, all hear it; when it goes another takes over", async () => {
	serve();
	const owner = crypto.randomUUID();
	const first = tab(owner);
	await expect.poll(() => open.length).toBe(1);
	const second = tab(owner);
	await open[0]?.say(units);
	await expect.poll(() => first.heard).toContainEqual(news);
	await expect.poll(() => second.heard).toContainEqual(news);
	expect(open).toHaveLength(1);

	second.heard.length = 0;
	first.link.close();
	const before = first.heard.length;
	await expect
		.poll(() => second.heard)
		.toContainEqual({ type: "message", message: { kind: "resync" } });
	await expect.poll(() => open.length).toBe(1);
	await open[0]?.say(units);
	await expect.poll(() => second.heard).toContainEqual(news);
	expect(first.heard.slice(before)).not.toContainEqual(news);
});

test("a tab that leaves before its turn never connects", async () => {
	serve();
	const owner = crypto.randomUUID();
	const first = tab(owner);
	await expect.poll(() => open.length).toBe(1);
	tab(owner).link.close();
	const third = tab(owner);
	first.link.close();
	await expect.poll(() => open.length).toBe(1);
	await open[0]?.say(units);
	await expect.poll(() => third.heard).toContainEqual(news);
	const connections = vi.mocked(fetch).mock.calls;
	expect(connections.filter(([url]) => url === address)).toHaveLength(2);
});

test("a tab that begins is told what came between its first answer and now", async () => {
	serve();
	const owner = crypto.randomUUID();
	const first = tab(owner);
	await expect.poll(() => open.length).toBe(1);
	await open[0]?.say(units, "boot-1");
	await expect.poll(() => first.heard).toContainEqual(news);
	const second = tab(owner, "boot-0");
	await expect.poll(() => second.heard).toContainEqual(news);
	expect(open).toHaveLength(1);
});
