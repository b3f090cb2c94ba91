import { describe, expect, test } from "vitest";
import { testPassword } from "#kit/testing/person-builder.ts";
import { statusOf, useClinic } from "./test-clinic.ts";

const { server, clinic, signIn } = useClinic();

describe("requests that are no requests of ours", () => {
	const credentials = () =>
		JSON.stringify({
			tenantNo: clinic().tenantNo,
			username: "sofia",
			password: testPassword,
			persistent: false,
		});

	test.each([
		["from another site", { "sec-fetch-site": "cross-site" }],
		["from another origin", { "sec-fetch-site": "", origin: "https://boese.example" }],
		["as a form", { "content-type": "application/x-www-form-urlencoded" }],
		["as plain text", { "content-type": "text/plain" }],
	])("sign-in %s", async (_case, headers) => {
		const browser = server().browser();
		const response = await browser.fetch("/api/session", {
			method: "POST",
			body: credentials(),
			headers,
		});
		expect([400, 403]).toContain(response.status);
		expect(browser.cookies.size).toBe(0);
	});

	test("logout from another site does not end the session", async () => {
		const browser = await signIn();
		const response = await browser.fetch("/api/session", {
			method: "DELETE",
			headers: { "sec-fetch-site": "cross-site" },
		});
		expect(response.status).toBe(403);
		expect(await statusOf(browser)).toBe(200);
	});

	test.each([
		["no JSON", "{", 400],
		["nothing", "", 400],
		["a list", "[]", 400],
		["null", "null", 400],
		["wrong kinds", '{"tenantNo":1,"username":{},"password":[],"persistent":"x"}', 400],
		[
			"a zero character",
			'{"tenantNo":"10001","username":"a\\u0000","password":"x","persistent":false}',
			400,
		],
		["too much", JSON.stringify({ username: "x".repeat(70_000) }), 413],
	])("a body of %s", async (_case, body, status) => {
		const response = await server()
			.browser()
			.fetch("/api/session", {
				method: "POST",
				body,
				headers: { "content-type": "application/json" },
			});
		expect(response.status).toBe(status);
		const answer = await response.json();
		expect(answer.code).toBe(status === 413 ? "TOO_LARGE" : "MALFORMED");
		expect(JSON.stringify(answer)).not.toMatch(/\.ts|node_modules|at /);
	});
});
