import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { getSession } from "#kit/contract/session.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { api } from "./api.ts";
import { ApiError, NetworkError } from "./api-error.ts";
import { serverNow, setServerTime } from "./clock.ts";
import { connection } from "./connection.ts";
import file from "./recorded.json";
import { updateSettings } from "./settings/settings-store.ts";

const putThing = endpoint("putThing", {
	route: "PUT /api/things/a%2Fb",
	summary: "",
	access: { signedIn: true },
	input: z.object({ name: z.string() }),
	answer: nothing,
});

const { forbidden } = recorded({}, file).refusals;

let server: StubServer;
beforeEach(() => {
	server = new StubServer();
	server.answer(getSession, sampleSession());
});
afterEach(() => {
	server.close();
	connection.set("online");
	localStorage.clear();
	setServerTime(new Date().toISOString());
});

test("every request carries the five headers", async () => {
	updateSettings({
		layout: { theme: "dark" },
		region: { language: "en-EN", timezone: "Europe/Lisbon" },
		session: { siteId: "" },
	});
	await api(getSession, {});
	const headers = server.calls(getSession)[0]?.headers;
	expect(headers?.get("x-client-version")).not.toBe("");
	expect(headers?.get("x-theme")).toBe("dark");
	expect(headers?.get("x-language")).toBe("en-EN");
	expect(headers?.get("x-timezone")).toBe("Europe/Lisbon");
	expect(headers?.get("x-site-id")).toBe("");
	updateSettings({ session: { siteId: null } });
	await api(getSession, {});
	expect(server.calls(getSession)[1]?.headers.get("x-site-id")).toBeNull();
});

test("names in braces go into the path, the rest into the body", async () => {
	server.answer(putThing, {});
	const withId = endpoint("putThing", {
		...putThing,
		route: "PUT /api/things/{id}",
		input: z.object({ id: z.string(), name: z.string() }),
	});
	await api(withId, { id: "a/b", name: "x" });
	expect(server.calls(putThing)[0]?.body).toEqual({ name: "x" });
});

test("a refusal keeps all that the server said", async () => {
	const { status, body } = forbidden;
	server.refuse(putThing, status, body);
	const error = await api(putThing, { name: "x" }).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(ApiError);
	expect(error).toMatchObject({ status, ...body });
	expect(body).toMatchObject({ permission: "customers.manage", level: "LIST" });
});

test("an answer that is no refusal of ours is an unknown error, 503 is maintenance", async () => {
	server.refuse(getSession, 502, {});
	await expect(api(getSession, {})).rejects.toMatchObject({ error: "UnknownError", status: 502 });
	server.refuse(getSession, 503, {});
	await expect(api(getSession, {})).rejects.toMatchObject({ error: "Maintenance" });
});

test("a server out of reach sets the offline state, the next answer takes it back", async () => {
	server.isAway = true;
	await expect(api(getSession, {})).rejects.toBeInstanceOf(NetworkError);
	expect(connection.get()).toBe("offline");
	server.isAway = false;
	await api(getSession, {});
	expect(connection.get()).toBe("online");
});

test("the clock goes by the server's time", async () => {
	const serverTime = "2031-01-01T12:00:00Z";
	server.answer(getSession, sampleSession({ serverTime }));
	await api(getSession, {});
	expect(Math.abs(serverNow() - Date.parse(serverTime))).toBeLessThan(2000);
});
