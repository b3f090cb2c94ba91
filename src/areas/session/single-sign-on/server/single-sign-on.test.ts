import { describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { ssoKinds } from "../contract/sso-kinds.ts";
import { enter, expectRejected, redirectUri, useProviders, verified } from "./test-providers.ts";

const { server, providers, tenant, start, answerOf, logins } = useProviders();

describe.each(ssoKinds)("%s", (kind) => {
	test("signs in, links the person once, and recognises her afterwards", async () => {
		const browser = server().browser();
		const reply = await enter(browser, await answerOf(browser, kind));
		expect(reply.answer.userId).toBe(tenant().sofia.id);
		const { answer } = await browser.call(signIn.getSession, {});
		expect(answer.provider).toBe(kind);
		expect(answer.loginSettings.provider).toBe(kind);
		// the address may change at the provider; the subject stays
		providers[kind].account = { ...verified, email: "neu@anderswo.example" };
		const again = server().browser();
		const second = await enter(again, await answerOf(again, kind));
		expect(second.answer.userId).toBe(tenant().sofia.id);
		expect(await logins()).toEqual([
			{ user_id: tenant().sofia.id, provider: kind, external_subject: "subject-1" },
		]);
	});

	test("is asked with PKCE, state and nonce, and is told to come back to us", async () => {
		const address = new URL(await start(server().browser(), kind));
		expect(address.origin).toBe(providers[kind].issuer);
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			response_type: "code",
			client_id: "stundwerk",
			redirect_uri: redirectUri,
			code_challenge_method: "S256",
			code_challenge: expect.stringMatching(/^[\w-]{43}$/),
			nonce: expect.stringMatching(/^[\w-]{43}$/),
			state: expect.stringMatching(new RegExp(`^${tenant().tenantNo}\\.[\\w-]{43}$`)),
		});
	});

	test("is offered on the sign-in page while it is switched on", async () => {
		const idsOf = async () => {
			const { answer } = await server()
				.browser()
				.call(signIn.getTenantInfo, { tenantNo: tenant().tenantNo });
			return answer.logins;
		};
		expect(await idsOf()).toContainEqual({
			id: kind,
			name: expect.any(String),
			url: `/api/sso/${tenant().tenantNo}/${kind}`,
		});
		await withClient(server().adminUrl, (client) =>
			client.query(
				"update sso_provider set is_enabled = false where tenant_id = $1 and kind = $2",
				[tenant().tenantId, kind],
			),
		);
		expect((await idsOf()).map((one) => one.id)).not.toContain(kind);
		const back = await start(server().browser(), kind);
		expect(back).toMatch(new RegExp(`^/login/${tenant().tenantNo}\\?reason=sso_rejected&code=`));
	});
});

describe("who is not let in", () => {
	test.each([
		["GOOGLE", { email_verified: false }],
		["GOOGLE", { email_verified: undefined }],
		["GOOGLE", { email: "sofia@klinikum.example.boese.example" }],
		["GOOGLE", { email: "boese@klinikum.example" }],
		["GOOGLE", { email: undefined }],
		["AUTH0", { email_verified: "true" }],
		["ENTRAID", { email_verified: undefined, xms_edov: false }],
		["ENTRAID", { email: "sofia@anderswo.example" }],
	] as const)("by %s as %j", async (kind, claims) => {
		providers[kind].account = { ...verified, ...claims };
		const browser = server().browser();
		await expectRejected(await enter(browser, await answerOf(browser, kind)));
		expect(await logins()).toEqual([]);
		expect(browser.cookies.has("stundwerk")).toBe(false);
	});

	test("but Entra ID by a directory's own address", async () => {
		const { email, email_verified, ...rest } = verified;
		providers.ENTRAID.account = { ...rest, preferred_username: email };
		const browser = server().browser();
		const reply = await enter(browser, await answerOf(browser, "ENTRAID"));
		expect(email_verified).toBe(true);
		expect(reply.status).toBe(200);
	});

	test("somebody switched off, or linked with another subject already", async () => {
		const browser = server().browser();
		await enter(browser, await answerOf(browser));
		providers.GOOGLE.account = { ...verified, sub: "subject-2" };
		const second = server().browser();
		await expectRejected(await enter(second, await answerOf(second)));
		providers.GOOGLE.account = verified;
		await withClient(server().adminUrl, (client) =>
			client.query("update app_user set is_enabled = false where id = $1", [tenant().sofia.id]),
		);
		await expectRejected(await enter(second, await answerOf(second)));
	});

	test("whom the provider itself refuses", async () => {
		providers.GOOGLE.account = undefined;
		const browser = server().browser();
		const answer = await answerOf(browser);
		expect(answer.code).toBe("-");
		await expectRejected(await enter(browser, answer));
	});
});

test.each([
	["cross-site", false],
	["same-site", false],
	["same-origin", true],
	["none", true],
])("a start that is %s goes on to the provider: %s", async (site, goesOn) => {
	const browser = server().browser();
	browser.headers["sec-fetch-site"] = site;
	const address = await start(browser);
	expect(address.startsWith(providers.GOOGLE.issuer)).toBe(goesOn);
	if (goesOn) return;
	expect(address).toBe(`/login/${tenant().tenantNo}`);
	expect(browser.cookies.size).toBe(0);
});

test("an address that starts too often is told to wait, and asks no provider", async () => {
	const count = (starts: number) =>
		withClient(server().adminUrl, (client) =>
			client.query("update address_throttle set count = $1 where purpose = 'sso-start'", [starts]),
		);
	const browser = server().browser();
	await start(browser);
	await count(599);
	expect(await start(browser)).toContain(providers.GOOGLE.issuer);
	const { tenantNo } = tenant();
	const back = `/login/${tenantNo}?reason=too_many_attempts`;
	expect(await start(browser)).toBe(back);
	// counted before the customer is looked for: nobody finds out who is one
	const unknown = await browser.fetch("/api/sso/ZZZZZ/GOOGLE");
	expect(unknown.headers.get("location")).toBe("/login/ZZZZZ?reason=too_many_attempts");
	server().clock.advance({ seconds: 600 });
	expect(await start(browser)).toContain(providers.GOOGLE.issuer);
});
