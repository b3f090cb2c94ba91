import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { getSession } from "#kit/contract/session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { api } from "./api.ts";

const getLamp = endpoint("getLamp", {
	route: "GET /api/lamp",
	summary: "Whether the lamp is lit",
	access: { signedIn: true },
	input: nothing,
	answer: z.object({
		state: z.enum(["ON", "OFF"]),
		bulbs: z.array(z.object({ watts: z.number() })),
	}),
	refusals: [refusal("InvalidAction", "LAMP_BROKEN")],
});
const lit = { state: "ON" as const, bulbs: [{ watts: 40 }] };
const { fetch } = globalThis;
afterEach(() => {
	globalThis.fetch = fetch;
});

test("what the server never answers is no stub", async () => {
	const server = new StubServer();
	server.answer(getLamp, lit);
	expect(await api(getLamp, {})).toEqual(lit);
	const dim = { ...lit, state: "DIM" } as never;
	expect(() => server.answer(getLamp, dim)).toThrow("state: Invalid");
	const red = { ...lit, bulbs: [{ watts: 40, colour: "red" }] };
	expect(() => server.answer(getLamp, red)).toThrow("bulbs.0.colour: is not in the contract");
	server.close();
});

test("what is made of a request is judged when the test is over", async () => {
	const server = new StubServer();
	server.answer(getLamp, () => ({ ...lit, colour: "red" }));
	await api(getLamp, {});
	expect(() => server.close()).toThrow("colour: is not in the contract");
});

test("refusals are those of the contract", () => {
	const server = new StubServer();
	server.refuse(getLamp, 409, { error: "InvalidAction", code: "LAMP_BROKEN" });
	server.refuse(getLamp, 502, {});
	const wrong = { error: "InvalidAction", code: "LAMP_STOLEN" } as const;
	expect(() => server.refuse(getLamp, 409, wrong)).toThrow("LAMP_STOLEN");
	expect(() => server.refuse(getLamp, 404, { ...wrong, code: "LAMP_BROKEN" })).toThrow("404");
});

test("who is not signed in is refused, and told so by null where that is the question", async () => {
	const server = new StubServer();
	server.refuseSignedOut(getSession);
	await expect(api(getSession, {})).rejects.toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
	expect(await api(getSession, {}, { orNobody: true })).toBeNull();
	server.refuseSignedOut(getLamp);
	await expect(api(getLamp, {}, { orNobody: true })).rejects.toMatchObject({ status: 401 });
	server.close();
});
