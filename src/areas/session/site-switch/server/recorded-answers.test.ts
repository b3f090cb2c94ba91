import { getSession } from "#kit/contract/session.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { cookie, siteId } = await buildTenant(server().ownerUrl, furnish, { tenantNo: "10001" });
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const { livePlace } = await take("north", browser, getSession, {});
	show(livePlace, "boot-0");
	await take("south", browser, contract.switchSite, { siteId });
	await take("south", browser, getSession, {});
});

async function furnish(tenant: TenantBuilder) {
	const austria = { timeZone: "Europe/Vienna", country: "AT", region: null };
	const { siteId } = await tenant.site({ name: "Haus Süd", ...austria });
	const sofia = { firstName: "Sofia", lastName: "Krüger", otherSiteIds: [siteId], roles: [] };
	const { id } = await tenant.person({ ...sofia, username: "sofia.krueger" });
	const { cookie } = await insertSession(tenant, id);
	return { cookie, siteId };
}
