import { beforeEach, describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import {
	comeBack,
	enter,
	redirectUri,
} from "#areas/session/single-sign-on/server/test-providers.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { TestIdentityProvider } from "#kit/testing/test-identity-provider.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({ PUBLIC_URL: "https://zeit.example", TRUST_PROXY: "127.0.0.1" });

const secret = "geheim-0815";
const google: GivenOf<typeof contract.putSsoProvider> = {
	kind: "GOOGLE",
	issuer: "https://accounts.google.com",
	clientId: "stundwerk",
	clientSecret: secret,
	domains: ["Klinikum.example"],
	isEnabled: true,
	version: 0,
};
/** A change that leaves the secret alone. */
const { clientSecret: _, ...kept } = { ...google, version: 1 };

let company: Awaited<ReturnType<typeof build>>;
beforeEach(async () => {
	company = await build(["Administrator"]);
});

async function build(roles: readonly string[]) {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "Nora",
			lastName: "Petersen",
			mail: "nora@klinikum.example",
			roles: [...roles],
		});
		const { cookie } = await insertSession(tenant, id);
		return { userId: id, cookie };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	return { ...built, browser };
}

const put = (change: Partial<typeof google> = {}, browser?: TestBrowser) =>
	(browser ?? company.browser).call(contract.putSsoProvider, { ...google, ...change });
const list = async () => (await company.browser.call(contract.listSsoProviders, {})).answer;
const offered = async () =>
	(
		await server().browser().call(signIn.getTenantInfo, { tenantNo: company.tenantNo })
	).answer.logins.map(({ id }) => id);
const query = async (text: string, values: unknown[] = []) =>
	(
		await withClient(server().adminUrl, (client) =>
			client.query(text, [company.tenantId, ...values]),
		)
	).rows;

/** Nora signs in with the provider, who calls her by this name. */
const link = () =>
	query(
		`insert into user_login (tenant_id, id, user_id, provider, external_subject)
			values ($1, gen_random_uuid(), $2, 'GOOGLE', 'subject-1')`,
		[company.userId],
	);

/** Nora has a way in besides. */
const givePassword = () =>
	query(
		`insert into user_login (tenant_id, id, user_id, provider, username, password_hash)
			values ($1, gen_random_uuid(), $2, 'MANUAL', 'nora', 'none')`,
		[company.userId],
	);

describe("setting up", () => {
	test("offers the provider on the sign-in page, and never tells its secret again", async () => {
		expect(await list()).toEqual({
			providers: [],
			redirectUri: "https://zeit.example/api/sso/callback",
		});
		expect((await put()).status).toBe(200);
		expect(await offered()).toContain("GOOGLE");
		const answer = await list();
		expect(answer.providers).toEqual([
			{
				id: expect.any(String),
				kind: "GOOGLE",
				issuer: "https://accounts.google.com",
				clientId: "stundwerk",
				domains: ["klinikum.example"],
				isEnabled: true,
				version: 1,
				people: 0,
			},
		]);
		expect(JSON.stringify(answer)).not.toContain(secret);
	});

	test("is all it takes to sign in with the provider", async () => {
		const provider = await TestIdentityProvider.start(redirectUri);
		try {
			const { issuer, clientId, clientSecret } = provider;
			await put({ kind: "AUTH0", issuer, clientId, clientSecret });
			const mail = "nora@klinikum.example";
			provider.account = { sub: "nora", email: mail, email_verified: true };
			const browser = server().browser();
			const start = await browser.fetch(`/api/sso/${company.tenantNo}/AUTH0`);
			const address = start.headers.get("location") as string;
			const answer = await comeBack(browser, await provider.signIn(address));
			const reply = await enter(browser, answer);
			expect(reply.answer.userId).toBe(company.userId);
			expect((await list()).providers).toMatchObject([{ kind: "AUTH0", people: 1 }]);
		} finally {
			await provider.stop();
		}
	});

	test("seals the secret, and leaves a trace without it", async () => {
		await put();
		const [row] = await query("select secret_sealed from sso_provider where tenant_id = $1");
		expect(row.secret_sealed.includes(secret)).toBe(false);
		expect(server().services.secrets.unseal(row.secret_sealed)).toBe(secret);
		const events = await query(
			"select * from audit_event where tenant_id = $1 and entity = 'sso_provider'",
		);
		expect(events).toMatchObject([
			{
				action: "created",
				actor_id: company.userId,
				after: { kind: "GOOGLE", clientId: "stundwerk", isSecretNew: true },
			},
		]);
		expect(JSON.stringify(events)).not.toContain(secret);
	});

	test("takes a secret", async () => {
		const change = { ...kept, version: 0 };
		const { refusal } = await company.browser.call(contract.putSsoProvider, change);
		expect(refusal).toMatchObject({
			code: "SSO_SECRET_MISSING",
			details: [{ field: "clientSecret" }],
		});
	});

	test.each([
		["GOOGLE", "accounts.google.com"],
		["GOOGLE", "http://accounts.google.com"],
		["GOOGLE", "https://google.example"],
		["ENTRAID", "https://login.microsoftonline.com/common/v2.0"],
		["ENTRAID", "https://login.microsoftonline.com/organizations/v2.0"],
		["ENTRAID", "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0"],
		["AUTH0", "https://a.eu.auth0.com/.well-known/openid-configuration"],
		["AUTH0", "https://name:word@a.eu.auth0.com/"],
	] as const)("%s is not at %s", async (kind, issuer) => {
		const { refusal } = await put({ kind, issuer });
		expect(refusal).toMatchObject({
			code: "SSO_ISSUER_REFUSED",
			details: [{ field: "issuer", text: expect.any(String) }],
		});
		expect((await list()).providers).toEqual([]);
	});

	test.each([[[]], [["klinikum"]], [["nora@klinikum.example"]]])(
		"domains cannot be %j",
		async (domains) => {
			expect((await put({ domains })).refusal.code).toBe("MALFORMED");
		},
	);
});

describe("changing", () => {
	beforeEach(() => put());

	test("keeps the secret unless there is a new one", async () => {
		const stored = async () => {
			const [row] = await query("select secret_sealed from sso_provider where tenant_id = $1");
			return server().services.secrets.unseal(row.secret_sealed);
		};
		await givePassword();
		const change = { ...kept, isEnabled: false };
		await company.browser.call(contract.putSsoProvider, change);
		expect(await stored()).toBe(secret);
		expect(await offered()).not.toContain("GOOGLE");
		await put({ clientSecret: "neu", version: 2 });
		expect(await stored()).toBe("neu");
		expect(await offered()).toContain("GOOGLE");
	});

	test("is refused when somebody else was first", async () => {
		expect((await put()).refusal).toMatchObject({
			code: "STALE_VERSION",
			facts: { changedBy: "Nora Petersen", current: { clientId: "stundwerk", version: 1 } },
		});
		const gone = await put({ kind: "AUTH0", version: 3, issuer: "https://a.b" });
		expect(gone.refusal.code).toBe("STALE_VERSION");
	});

	test("leaves people who they are: another issuer would know others by their names", async () => {
		await link();
		const local = { issuer: "http://localhost:1/", version: 1 };
		expect((await put(local)).refusal).toMatchObject({
			code: "SSO_PROVIDER_LINKED",
			facts: { people: 1 },
		});
		const slash = { issuer: "https://accounts.google.com/", version: 1 };
		expect((await put({ ...slash, clientId: "neu" })).status).toBe(200);
		expect((await list()).providers[0]?.people).toBe(1);
	});
});

test("the way in of the last administrator stays, until there is another", async () => {
	await put();
	const { browser } = company;
	const takings = [
		() => browser.call(contract.putSsoProvider, { ...kept, isEnabled: false }),
		() => browser.call(contract.putSsoProvider, { ...kept, domains: ["elsewhere.example"] }),
		() => browser.call(contract.deleteSsoProvider, { kind: "GOOGLE" }),
	];
	for (const take of takings) expect((await take()).refusal.code).toBe("LAST_ADMINISTRATOR");
	expect(await offered()).toContain("GOOGLE");
	await givePassword();
	expect((await takings[0]?.())?.status).toBe(200);
});

test("giving up is for providers that nobody signs in with", async () => {
	const remove = () => company.browser.call(contract.deleteSsoProvider, { kind: "GOOGLE" });
	await givePassword();
	expect((await remove()).status).toBe(404);
	await put();
	expect((await remove()).status).toBe(200);
	expect(await offered()).not.toContain("GOOGLE");
	await put();
	await link();
	expect((await remove()).refusal.code).toBe("SSO_PROVIDER_LINKED");
});

test("it is all for administrators, in person", async () => {
	const { browser } = await build(["Personalabteilung"]);
	const reply = await put({}, browser);
	expect([reply.status, reply.refusal.permission]).toEqual([403, "access.defaults"]);
	expect((await browser.call(contract.listSsoProviders, {})).status).toBe(403);
	await query("update session set impersonator_id = $2 where tenant_id = $1", [company.userId]);
	expect((await put()).refusal.code).toBe("IMPERSONATING");
});
