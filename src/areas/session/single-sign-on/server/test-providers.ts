import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { TestIdentityProvider } from "#kit/testing/test-identity-provider.ts";
import { type TestServer, useTestServer } from "#kit/testing/test-server.ts";
import { type SsoKind, ssoKinds } from "../contract/sso-kinds.ts";
import { contract } from "../contract.ts";

export const redirectUri = "https://zeit.example/api/sso/callback";

export const verified = { sub: "subject-1", email: "sofia@klinikum.example", email_verified: true };

type Providers = Record<SsoKind, TestIdentityProvider>;

/** A tenant whose people come through three real providers; for the tests of single sign-on. */
export function useProviders() {
	const server = useTestServer({ PUBLIC_URL: "https://zeit.example", TRUST_PROXY: "127.0.0.1" });
	const providers = {} as Providers;
	const built: { tenant?: Awaited<ReturnType<typeof buildTenantOf>> } = {};
	beforeAll(async () => {
		for (const kind of ssoKinds) {
			providers[kind] = await TestIdentityProvider.start(redirectUri);
		}
	});
	afterAll(async () => {
		for (const provider of Object.values(providers)) await provider.stop();
	});
	beforeEach(async () => {
		built.tenant = await buildTenantOf(server(), providers);
		for (const provider of Object.values(providers)) {
			provider.account = verified;
		}
	});
	const tenant = () => {
		if (built.tenant === undefined) throw new Error("No tenant was built.");
		return built.tenant;
	};
	const build = () => buildTenantOf(server(), providers);
	return { server, providers, tenant, build, ...ways(server, providers, tenant) };
}

/** What a browser does, step by step. */
function ways(
	server: () => TestServer,
	providers: Providers,
	tenant: () => { tenantNo: string; tenantId: string },
) {
	const start = async (
		browser: TestBrowser,
		kind: SsoKind = "GOOGLE",
		query = "",
	): Promise<string> => {
		const path = `/api/sso/${tenant().tenantNo}/${kind}${query}`;
		const response = await browser.fetch(path);
		expect(response.status).toBe(303);
		return response.headers.get("location") as string;
	};
	return {
		start,
		/** From the sign-in page through the provider to the page that signs in. */
		async answerOf(browser: TestBrowser, kind: SsoKind = "GOOGLE") {
			const returned = await providers[kind].signIn(await start(browser, kind));
			return comeBack(browser, returned);
		},
		async logins() {
			const { rows } = await withClient(server().adminUrl, (client) =>
				client.query(
					"select user_id, provider, external_subject from user_login where tenant_id = $1 and provider <> 'MANUAL' order by provider",
					[tenant().tenantId],
				),
			);
			return rows;
		},
	};
}

/** The page that the browser is sent to: `/login-sso/{code}/{state}`. */
export async function comeBack(browser: TestBrowser, returned: URL) {
	const response = await browser.fetch(returned.pathname + returned.search);
	expect(response.status).toBe(303);
	const path = response.headers.get("location") as string;
	const [, page, code = "", state = ""] = path.split("/");
	expect(page).toBe("login-sso");
	return { code: decodeURIComponent(code), state: decodeURIComponent(state) };
}

export const enter = (browser: TestBrowser, answer: { code: string; state: string }) =>
	browser.call(contract.loginSso, answer);

export async function expectRejected(reply: Awaited<ReturnType<typeof enter>>) {
	expect(reply.status).toBe(422);
	expect(reply.refusal).toMatchObject({
		error: "StatusCode",
		code: "SSO_REJECTED",
		message: "Der Anbieter hat die Anmeldung abgelehnt.",
	});
	expect(reply.refusal.traceId).toMatch(/^[0-9a-f-]{36}$/);
}

function buildTenantOf(server: TestServer, providers: Providers) {
	return buildTenant(server.ownerUrl, async (builder) => {
		const sofia = await builder.person({
			firstName: "Sofia",
			lastName: "Krüger",
			mail: "Sofia@Klinikum.example",
			username: "sofia",
		});
		for (const kind of ssoKinds) {
			const { issuer, clientId, clientSecret } = providers[kind];
			await builder.tx
				.insertInto("sso_provider")
				.values({
					tenant_id: builder.tenantId,
					id: newId(builder.now.getTime()),
					kind,
					issuer,
					client_id: clientId,
					secret_sealed: server.services.secrets.seal(clientSecret),
					domains: ["klinikum.example"],
				})
				.execute();
		}
		return { sofia };
	});
}
