import { beforeAll, expect } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { type TestServerOptions, useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

/** A tenant of two people, and browsers in which they sign in; for the tests of sessions. */
export function useClinic(options: TestServerOptions = {}) {
	const server = useTestServer({}, options);
	let tenant: Awaited<ReturnType<typeof buildClinic>> | undefined;
	beforeAll(async () => {
		tenant = await buildClinic(server().ownerUrl);
	});
	const clinic = () => {
		if (tenant === undefined) throw new Error("The clinic was not built.");
		return tenant;
	};
	return {
		server,
		clinic,
		/** Another tenant with the same people. */
		build: () => buildClinic(server().ownerUrl),
		async signIn(
			options: {
				name?: string;
				persistent?: boolean;
				browser?: TestBrowser;
				tenantNo?: string;
			} = {},
		): Promise<TestBrowser> {
			const browser = options.browser ?? server().browser();
			const reply = await browser.call(contract.login, {
				tenantNo: options.tenantNo ?? clinic().tenantNo,
				username: options.name ?? "sofia",
				password: testPassword,
				persistent: options.persistent ?? false,
			});
			expect(reply.status).toBe(200);
			return browser;
		},
	};
}

export async function statusOf(browser: TestBrowser): Promise<number> {
	return (await browser.call(contract.getSession, {})).status;
}

function buildClinic(ownerUrl: string) {
	return buildTenant(ownerUrl, async (tenant) => {
		const south = await tenant.site({
			name: "Haus Süd",
			timeZone: "Europe/Vienna",
			country: "AT",
			region: null,
		});
		return {
			south,
			created: tenant.created,
			sofia: await tenant.person({
				firstName: "Sofia",
				lastName: "Krüger",
				username: "sofia",
				mail: "sofia@klinikum.example",
				roles: ["Mitarbeiter", { name: "Abteilungsleitung", scope: "UNIT" }],
				otherSiteIds: [south.siteId],
			}),
			lena: await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" }),
		};
	});
}
