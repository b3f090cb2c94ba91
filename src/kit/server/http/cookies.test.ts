import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { clearCookie, keepOpenCookie, setCookie } from "./cookies.ts";
import { serve } from "./serve.ts";

const contract = {
	bake: endpoint("bake", {
		route: "POST /api/test/cookies",
		summary: "Cookies of every kind",
		access: { public: "only a test" },
		input: z.object({}),
		answer: z.object({}),
	}),
} as const;

const routes = serve(contract, {
	async bake(context) {
		setCookie(context, "until-closed", "one");
		setCookie(context, "for-a-day", "two", 86_400);
		keepOpenCookie(context, "open", "three", 60);
		clearCookie(context, "old");
		return {};
	},
});

const server = useTestServer(
	{ TRUST_PROXY: "127.0.0.1" },
	{ alone: true, features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }] },
);

/** Name → attributes, as the browser gets them. */
async function baked(protocol: "https" | "http") {
	const browser = server().browser();
	browser.headers["x-forwarded-proto"] = protocol;
	const { headers } = await browser.call(contract.bake, {});
	return Object.fromEntries(
		headers.getSetCookie().map((line) => {
			const [pair = "", ...attributes] = line.split("; ");
			return [pair.split("=")[0], attributes.sort()];
		}),
	);
}

test("over https every cookie is of this host alone, goes by https alone, and is out of reach of scripts unless it is no secret", async () => {
	const common = ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"];
	expect(await baked("https")).toEqual({
		"__Host-until-closed": common,
		"__Host-for-a-day": ["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax", "Secure"],
		"__Host-open": ["Max-Age=60", "Path=/", "SameSite=Lax", "Secure"],
		"__Host-old": ["Expires=Thu, 01 Jan 1970 00:00:00 GMT", "Max-Age=0", ...common].sort(),
	});
});

test("over plain http, for trials, only what browsers accept there is left out", async () => {
	const cookies = await baked("http");
	expect(cookies["until-closed"]).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
	expect(Object.keys(cookies).some((name) => name.startsWith("__Host-"))).toBe(false);
});
