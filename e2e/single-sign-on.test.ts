import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SsoKind, ssoKinds } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { TestIdentityProvider } from "#kit/testing/test-identity-provider.ts";
import { expectAccessible } from "./accessibility.ts";
import { dashboardOf, useStage } from "./stage.ts";

/** Providers send browsers back to an address that they know beforehand. */
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
// the providers run on the machine itself, which a process in production asks only where it is allowed to
const stage = useStage({
	...{ PORT: String(port), PUBLIC_URL: address },
	OUTGOING_ALLOW: "127.0.0.1",
});
const providers = new Map<SsoKind, TestIdentityProvider>();
const words: Record<SsoKind, string> = {
	GOOGLE: "Google",
	ENTRAID: "Microsoft Entra ID",
	AUTH0: "Auth0",
};

beforeAll(async () => {
	for (const kind of ssoKinds) {
		const back = `${address}/api/sso/callback`;
		providers.set(kind, await TestIdentityProvider.start(back));
	}
});

afterAll(async () => {
	for (const provider of providers.values()) await provider.stop();
});

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => {
		probe.listen(0, "127.0.0.1", resolve);
	});
	const { port: found } = probe.address() as AddressInfo;
	await new Promise((resolve) => {
		probe.close(resolve);
	});
	return found;
}

function buildClinic() {
	const { server } = stage();
	return buildTenant(server.ownerUrl, async (builder) => {
		await builder.person({
			firstName: "Sofia",
			lastName: "Krüger",
			mail: "sofia@klinikum.example",
			username: "sofia",
		});
		for (const [kind, provider] of providers) {
			await builder.tx
				.insertInto("sso_provider")
				.values({
					tenant_id: builder.tenantId,
					id: newId(builder.now.getTime()),
					kind,
					issuer: provider.issuer,
					client_id: provider.clientId,
					secret_sealed: server.services.secrets.seal(provider.clientSecret),
					domains: ["klinikum.example"],
				})
				.execute();
		}
		return {};
	});
}

test.each(ssoKinds)("through %s to the dashboard", async (kind) => {
	const { tenantNo } = await buildClinic();
	const page = await stage().open();
	setAccount(kind, { sub: "subject-1", email: "sofia@klinikum.example", email_verified: true });
	await page.goto(`/login/${tenantNo}`);
	const way = page.getByRole("link", { name: words[kind] });
	await way.waitFor();
	if (kind === "GOOGLE") await expectAccessible(page, "sign-in-providers");
	await way.click();
	await dashboardOf(page);
	await page.getByText("Sofia Krüger").waitFor();
	// what the provider sent is not left behind in the address or the history
	await page.goBack();
	expect(page.url()).not.toMatch(/code|state/);
});

test("whom the provider rejects", async () => {
	const { tenantNo } = await buildClinic();
	const page = await stage().open();
	setAccount("GOOGLE", undefined);
	await page.goto(`/login/${tenantNo}`);
	await page.getByRole("link", { name: "Google" }).click();
	const told = page.getByRole("alertdialog", { name: "Fehler bei der Anmeldung" });
	await told.getByText("Der Anbieter hat die Anmeldung abgelehnt.").waitFor();
	await told.getByText(/^Vorgangsnummer [0-9a-f-]{36}$/).waitFor();
	await expectAccessible(page, "sign-in-rejected");
	await page.getByRole("button", { name: "OK" }).click();
	await page.waitForURL(`**/login/${tenantNo}`);
	await page.getByLabel("Benutzername oder E-Mail").waitFor();
});

test("somebody unknown to the tenant", async () => {
	const { tenantNo } = await buildClinic();
	const page = await stage().open();
	setAccount("ENTRAID", {
		sub: "subject-9",
		email: "fremd@klinikum.example",
		email_verified: true,
	});
	await page.goto(`/login/${tenantNo}`);
	await page.getByRole("link", { name: "Microsoft Entra ID" }).click();
	await page.getByText("Der Anbieter hat die Anmeldung abgelehnt.").waitFor();
	await page.goto("/home/dashboard");
	await page.waitForURL("**/login");
});

function setAccount(kind: SsoKind, account: TestIdentityProvider["account"]) {
	const provider = providers.get(kind);
	if (provider !== undefined) provider.account = account;
}
