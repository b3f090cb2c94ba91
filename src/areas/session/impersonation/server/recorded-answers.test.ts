import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ takeRefusal }) => {
	const { cookie, lena } = await buildTenant(server().ownerUrl, furnish);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	await takeRefusal("notPossible", browser, contract.startImpersonation, { userId: lena });
	await takeRefusal("notImpersonating", browser, contract.endImpersonation, {});
});

/** Lena is disabled. */
async function furnish(tenant: TenantBuilder) {
	const sofia = { firstName: "Sofia", lastName: "Krüger", roles: ["Administrator"] };
	const { cookie } = await insertSession(tenant, (await tenant.person(sofia)).id);
	const lena = { firstName: "Lena", lastName: "Vogt", isEnabled: false };
	return { cookie, lena: (await tenant.person(lena)).id };
}
