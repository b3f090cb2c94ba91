import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { api } from "./api.ts";

const listThings = endpoint("listThings", {
	route: "GET /api/things",
	summary: "Things",
	access: { signedIn: true },
	input: nothing,
	answer: z.object({ names: z.array(z.string()) }),
});
const putThing = endpoint("putThing", {
	route: "PUT /api/things",
	summary: "",
	access: { signedIn: true },
	input: nothing,
	answer: nothing,
});

const tooMany = (timeUntilRetry: number) => ({
	...commonRefusals.tooManyRequests,
	timeUntilRetry,
	message: "Zu viele Anfragen.",
});

let server: StubServer;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	server = new StubServer();
});
afterEach(() => {
	vi.useRealTimers();
	server.close();
});

/** Waits until what was asked for has been refused so often, and a wait has begun after it. */
async function refused(times: number): Promise<void> {
	// polling of the test runner would move its clock
	while (server.calls(listThings).length < times || vi.getTimerCount() === 0)
		await new Promise(requestAnimationFrame);
}

test("what is read is asked for again after the time that the server names, and not before", async () => {
	server.refuse(listThings, 429, tooMany(7));
	const answer = api(listThings, {});
	await refused(1);
	server.answer(listThings, { names: ["a"] });
	await vi.advanceTimersByTimeAsync(6_999);
	expect(server.calls(listThings)).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(await answer).toEqual({ names: ["a"] });
	expect(server.calls(listThings)).toHaveLength(2);
});

test("what is refused again and again is an error at last", async () => {
	server.refuse(listThings, 429, tooMany(1));
	const thrown = api(listThings, {}).catch((error: unknown) => error);
	for (let times = 1; times <= 3; times++) {
		await refused(times);
		await vi.advanceTimersByTimeAsync(1000);
	}
	expect(await thrown).toMatchObject({ code: "TOO_MANY_REQUESTS", timeUntilRetry: 1 });
	expect(server.calls(listThings)).toHaveLength(4);
});

test("who leaves meanwhile waits for nothing", async () => {
	server.refuse(listThings, 429, tooMany(7));
	const abort = new AbortController();
	const thrown = api(listThings, {}, { signal: abort.signal }).catch((error: unknown) => error);
	await refused(1);
	abort.abort();
	expect(await thrown).toMatchObject({ name: "AbortError" });
	expect([vi.getTimerCount(), server.calls(listThings).length]).toEqual([0, 1]);
});

test("nobody is kept waiting for longer than a minute", async () => {
	server.refuse(listThings, 429, tooMany(61));
	await expect(api(listThings, {})).rejects.toMatchObject({ timeUntilRetry: 61 });
	expect(server.calls(listThings)).toHaveLength(1);
});

test("what changes something is never sent twice", async () => {
	server.refuse(putThing, 429, tooMany(1));
	await expect(api(putThing, {})).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
	expect([vi.getTimerCount(), server.calls(putThing).length]).toEqual([0, 1]);
});
