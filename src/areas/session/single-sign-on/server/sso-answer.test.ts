import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { TestIdentityProvider } from "#kit/testing/test-identity-provider.ts";
import {
	comeBack,
	enter,
	expectRejected,
	redirectUri,
	useProviders,
	verified,
} from "./test-providers.ts";

const { server, providers, tenant, build, start, answerOf } = useProviders();

describe("an answer", () => {
	test("works once", async () => {
		const browser = server().browser();
		const answer = await answerOf(browser);
		const cookie = browser.cookies.get("stundwerk-sso") as string;
		expect((await enter(browser, answer)).status).toBe(200);
		browser.cookies.set("stundwerk-sso", cookie);
		await expectRejected(await enter(browser, answer));
	});

	test("is worth nothing in another browser", async () => {
		const answer = await answerOf(server().browser());
		await expectRejected(await enter(server().browser(), answer));
		const other = server().browser();
		await start(other);
		await expectRejected(await enter(other, answer));
	});

	test("cannot be given another code, state or tenant", async () => {
		const foreign = await build();
		const browser = server().browser();
		const own = await answerOf(browser);
		const cookie = browser.cookies.get("stundwerk-sso") as string;
		for (const answer of [
			{ ...own, code: `${own.code}x` },
			{ ...own, state: `${own.state.slice(0, -3)}AAA` },
			{ ...own, state: own.state.replace(tenant().tenantNo, foreign.tenantNo) },
		]) {
			browser.cookies.set("stundwerk-sso", cookie);
			await expectRejected(await enter(browser, answer));
		}
		browser.cookies.set("stundwerk-sso", cookie);
		expect((await enter(browser, own)).status).toBe(200);
	});

	test("is too old after ten minutes", async () => {
		const browser = server().browser();
		const answer = await answerOf(browser);
		server().clock.advance({ minutes: 10 });
		await expectRejected(await enter(browser, answer));
	});

	test.each(["https://boese.example", "nonsense", ""])(
		"in the name of another issuer, %j, is dropped on the way",
		async (issuer) => {
			const browser = server().browser();
			const returned = await providers.GOOGLE.signIn(await start(browser));
			returned.searchParams.set("iss", issuer);
			const answer = await comeBack(browser, returned);
			expect(answer.code).toBe("-");
			await expectRejected(await enter(browser, answer));
		},
	);

	test("with another attempt's code fails at the provider: PKCE and nonce bind it", async () => {
		const [one, two] = [server().browser(), server().browser()];
		const first = await providers.GOOGLE.signIn(await start(one));
		const second = await providers.GOOGLE.signIn(await start(two));
		second.searchParams.set("code", first.searchParams.get("code") as string);
		await expectRejected(await enter(two, await comeBack(two, second)));
	});
});

describe("a provider", () => {
	const setIssuer = (issuer: string) =>
		withClient(server().adminUrl, (client) =>
			client.query("update sso_provider set issuer = $2 where tenant_id = $1 and kind = 'AUTH0'", [
				tenant().tenantId,
				issuer,
			]),
		);

	test.each([
		["that is away", "http://127.0.0.1:1"],
		["that is not encrypted and elsewhere", "http://zeit.example"],
		["that is no address", "nonsense"],
	])("%s brings the browser back with a reason", async (_case, issuer) => {
		await setIssuer(issuer);
		const back = await start(server().browser(), "AUTH0");
		expect(back).toMatch(/\?reason=sso_rejected&code=[0-9a-f-]{36}$/);
	});

	test.each(["127.0.0.2", "[::ffff:7f00:2]", "0x7f000002"])(
		"within the server's own network is not connected to: %s",
		async (host) => {
			let connections = 0;
			const listener = createServer(() => {
				connections += 1;
			}).listen(0, "127.0.0.2");
			await once(listener, "listening");
			const { port } = listener.address() as AddressInfo;
			await setIssuer(`https://${host}:${port}/`);
			const back = await start(server().browser(), "AUTH0");
			expect(back).toMatch(/\?reason=sso_rejected&code=/);
			expect(connections).toBe(0);
			listener.close();
		},
	);

	test.each([true, false])(
		"is believed only what it has signed: keys of others %j",
		async (others) => {
			const provider = await TestIdentityProvider.start(redirectUri);
			provider.tellsOtherKeys = others;
			provider.account = verified;
			await setIssuer(provider.issuer);
			const browser = server().browser();
			const answer = await comeBack(browser, await provider.signIn(await start(browser, "AUTH0")));
			const reply = await enter(browser, answer);
			await provider.stop();
			expect(reply.status).toBe(others ? 422 : 200);
			expect(browser.cookies.has("stundwerk")).toBe(!others);
		},
	);

	test("may be configured with a slash behind its host", async () => {
		await setIssuer(`${providers.AUTH0.issuer}/`);
		const browser = server().browser();
		const returned = await providers.AUTH0.signIn(await start(browser, "AUTH0"));
		expect(returned.searchParams.get("iss")).toBe(providers.AUTH0.issuer);
		const answer = await comeBack(browser, returned);
		expect((await enter(browser, answer)).status).toBe(200);
	});

	test("of an unknown tenant leads to the first step", async () => {
		const response = await server().browser().fetch("/api/sso/00000/GOOGLE");
		expect(response.headers.get("location")).toBe("/login");
	});

	test("keeps the session for 30 days when asked to", async () => {
		const browser = server().browser();
		const returned = await providers.GOOGLE.signIn(
			await start(browser, "GOOGLE", "?persistent=true"),
		);
		await enter(browser, await comeBack(browser, returned));
		const { answer } = await browser.call(signIn.getSession, {});
		expect(answer.loginSettings.persistent).toBe(true);
	});
});
