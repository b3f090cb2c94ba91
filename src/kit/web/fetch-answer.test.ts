import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { api } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { fetchAnswer, queryKey } from "./use-api.ts";

const listThings = endpoint("listThings", {
	route: "GET /api/things",
	summary: "Things",
	access: { signedIn: true },
	input: z.object({}),
	answer: z.object({ names: z.array(z.string()) }),
});

let server: StubServer;
beforeEach(() => {
	server = new StubServer();
});
afterEach(() => {
	server.close();
	queryClient.clear();
});

test("an answer at hand is not asked for again", async () => {
	server.answer(listThings, { names: ["a"] });
	expect(await fetchAnswer(listThings, {}, 60_000)).toEqual({ names: ["a"] });
	expect(await fetchAnswer(listThings, {}, 60_000)).toEqual({ names: ["a"] });
	expect(server.calls(listThings)).toHaveLength(1);
});

test("who joined the question of a component that is left gets an answer all the same", async () => {
	const late = Promise.withResolvers<{ names: string[] }>();
	server.answer(listThings, () => late.promise);
	const leave = new QueryObserver(queryClient, {
		queryKey: queryKey(listThings, {}),
		queryFn: ({ signal }) => api(listThings, {}, { signal }),
	}).subscribe(() => undefined);
	const answer = fetchAnswer(listThings, {}, 60_000);
	server.answer(listThings, { names: ["b"] });
	leave();
	expect(await answer).toEqual({ names: ["b"] });
	expect(server.calls(listThings)).toHaveLength(2);
});

test("a refusal is passed on", async () => {
	server.refuse(listThings, 403, {});
	await expect(fetchAnswer(listThings, {}, 0)).rejects.toMatchObject({ status: 403 });
});
