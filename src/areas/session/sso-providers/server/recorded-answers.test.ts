import type { GivenOf } from "#kit/contract/endpoint.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({ PUBLIC_URL: "https://zeit.example", TRUST_PROXY: "127.0.0.1" });

const google: GivenOf<typeof contract.putSsoProvider> = {
	...{ kind: "GOOGLE" as const, issuer: "https://accounts.google.com", clientId: "stundwerk" },
	...{ domains: ["klinikum.example"], isEnabled: true, version: 0 },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { cookie } = await buildTenant(server().ownerUrl, furnish);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const first = { ...google, clientSecret: "geheim-0815" };
	await take("created", browser, contract.putSsoProvider, first);
	const domains = [...google.domains, "haus.example"];
	const second = { ...google, domains, version: 1 };
	await take("changed", browser, contract.putSsoProvider, second);
	await take("google", browser, contract.listSsoProviders, {});
	await takeRefusal("linked", browser, contract.deleteSsoProvider, { kind: "GOOGLE" });
});

/** An administrator with a password, and two people whom the provider has recognised. */
async function furnish(tenant: TenantBuilder) {
	const nora = { firstName: "Nora", lastName: "Petersen", username: "nora" };
	const { id } = await tenant.person({ ...nora, roles: ["Administrator"] });
	for (const firstName of ["Sofia", "Lena"]) {
		const person = await tenant.person({ firstName, lastName: "Vogt" });
		await tenant.tx
			.insertInto("user_login")
			.values({
				...{ tenant_id: tenant.tenantId, id: tenant.newId(), user_id: person.id },
				...{ provider: "GOOGLE", external_subject: firstName },
			})
			.execute();
	}
	return insertSession(tenant, id);
}
