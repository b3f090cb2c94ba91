import { expect, test } from "vitest";
import { contract as apiKeys } from "#areas/settings/api-keys/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Somebody who manages keys, for the whole company or one's own unit alone. */
async function keeper(scope: "GLOBAL" | "UNIT") {
	const { cookie, id } = await buildTenant(server().ownerUrl, async (tenant) => {
		const person = await tenant.person({ firstName: "Kai", lastName: "Vogt", roles: [] });
		await tenant.tx
			.insertInto("user_permission")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				user_id: person.id,
				permission_key: "apikeys.manage",
				level: 4,
				scope,
				valid_from: "2020-01-01",
			})
			.execute();
		return { ...(await insertSession(tenant, person.id)), id: person.id };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const exported = (list: string) =>
		browser.call(startListExport, { list, format: "CSV_INT", filter: {}, columns: ["state"] });
	return { browser, exported, id };
}

test("devices and keys are the company's: nobody sees them with a right for one unit", async () => {
	const { browser, exported } = await keeper("UNIT");
	expect([
		(await browser.call(contract.listAppRegistrations, {})).status,
		(await browser.call(apiKeys.listApiKeys, {})).status,
		(await exported("settings.app-registrations")).status,
		(await exported("settings.api-keys")).status,
	]).toEqual([403, 403, 403, 403]);
});

test("with the right for the company they are seen and exported", async () => {
	const { browser, exported } = await keeper("GLOBAL");
	expect([
		(await browser.call(contract.listAppRegistrations, {})).status,
		(await browser.call(apiKeys.listApiKeys, {})).status,
		(await exported("settings.app-registrations")).status,
		(await exported("settings.api-keys")).status,
	]).toEqual([200, 200, 200, 200]);
});

test("a code that opens somebody's app leaves a trace, without the code", async () => {
	const { browser, id: userId } = await keeper("GLOBAL");
	const device = "Diensthandy";
	const { id } = (await browser.call(contract.createAppRegistration, { userId, device })).answer;
	await browser.call(contract.createAppPairing, { id });
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select actor_id, subject_user_id, before, after from audit_event where entity_id = $1 and action = 'pairing-opened'",
			[id],
		),
	);
	expect(rows).toEqual([{ actor_id: userId, subject_user_id: userId, before: null, after: null }]);
});
