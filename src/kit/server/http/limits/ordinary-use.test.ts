import { expect, test } from "vitest";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { limits as numbers } from "#kit/contract/limits.ts";
import { Counter } from "../../metrics/counters.ts";
import type { SessionToken } from "../../session.ts";
import { configuredRates } from "./configured-rates.ts";
import { RequestLimits } from "./request-limits.ts";

/** All of it happens in one moment, which is worse than whatever can happen. */
const now = new Date("2026-11-26T18:00:00Z");
const anything = endpoint("anything", {
	route: "GET /api/anything",
	summary: "",
	access: { signedIn: true },
	input: nothing,
	answer: nothing,
});

function asking() {
	const refused = new Counter();
	const limits = new RequestLimits(configuredRates({}), refused);
	const reply = { header: () => reply } as never;
	const asked = { request: { ip: "192.0.2.1" }, reply, now };
	const call = (token: Partial<SessionToken> & { cacheKey: string }, count: number) => {
		const known = { tenantId: "t", hash: Buffer.alloc(0), ...token };
		for (let n = 0; n < count; n++) {
			limits.enter(asked, known, anything);
			limits.admit(asked, known);
		}
	};
	return { limits, asked, call };
}

test("500 people behind one address sign in, open a heavy page and book in one moment", () => {
	const { limits, asked, call } = asking();
	for (let person = 0; person < 500; person++) {
		for (let n = 0; n < 8; n++) limits.enterUnknown(asked);
		call({ cacheKey: `person ${person}` }, 50);
	}
});

test("a terminal brings a day of 1,000 people after the network was away", () => {
	asking().call({ cacheKey: "terminal", isKey: true, device: "TERMINAL" }, 4 * 1000 + 100);
});

test("a program reads 10 million entries", () => {
	asking().call({ cacheKey: "key", isKey: true }, 10_000_000 / numbers.listLength);
});

test("somebody turns twenty heavy pages within the same second", () => {
	asking().call({ cacheKey: "person" }, 20 * 50);
});

test("all of this is not without limits", () => {
	expect(() => asking().call({ cacheKey: "person" }, 1201)).toThrow("TOO_MANY_REQUESTS");
	const crowd = asking();
	const storm = () => {
		for (let n = 0; n < 40; n++) crowd.call({ cacheKey: `person ${n}` }, 1000);
	};
	expect(storm).toThrow("TOO_MANY_REQUESTS");
});

test("the operator sets other numbers, or none", () => {
	const rates = configuredRates({
		REQUESTS_PER_KEY: "100",
		REQUESTS_PER_DEVICE: "100/5000",
		REQUESTS_PER_SESSION: "",
	});
	expect(rates).toMatchObject({
		key: { perMinute: 100, atOnce: 100 },
		device: { perMinute: 100, atOnce: 5000 },
		session: { perMinute: 1200 },
	});
	const off = configuredRates({ REQUESTS_PER_TENANT: "off" });
	expect(off.tenant.atOnce).toBeGreaterThan(100_000_000);
	for (const odd of ["0", "-1", "1/0", "many", "1/2/3"])
		expect(() => configuredRates({ REQUESTS_PER_KEY: odd })).toThrow("REQUESTS_PER_KEY must be");
});
