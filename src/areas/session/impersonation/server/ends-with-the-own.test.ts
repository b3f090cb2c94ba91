import { expect, test } from "vitest";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { getSession } from "#kit/contract/session.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Anna, an administrator, acts as Petra in a browser that is not before her any more. */
async function leftBehind() {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const anna = await tenant.person({
			firstName: "Anna",
			lastName: "Albrecht",
			username: "anna",
			roles: ["Administrator"],
		});
		const petra = await tenant.person({ firstName: "Petra", lastName: "N" });
		return { anna, petra, own: await insertSession(tenant, anna.id) };
	});
	const lost = server().browser();
	lost.cookies.set(sessionCookie, built.own.cookie);
	await lost.call(contract.startImpersonation, { userId: built.petra.id });
	const here = server().browser();
	await here.call(signIn.login, {
		tenantNo: built.tenantNo,
		username: "anna",
		password: testPassword,
		persistent: false,
	});
	const statusOf = async (browser: typeof lost) => (await browser.call(getSession, {})).status;
	expect([await statusOf(lost), await statusOf(here)]).toEqual([200, 200]);
	return { ...built, lost, here, statusOf };
}

test("a new password ends what was begun with the old one", async () => {
	const { lost, here, statusOf } = await leftBehind();
	const changed = await here.call(passwords.changePassword, {
		username: "anna",
		oldPassword: testPassword,
		newPassword: "Neues-Kennwort-1",
	});
	expect(changed.status).toBe(200);
	expect([await statusOf(lost), await statusOf(here)]).toEqual([401, 200]);
});

test("who ends a session elsewhere ends acting as somebody else with it", async () => {
	const { lost, here, statusOf, own } = await leftBehind();
	await here.call(signIn.endSession, { id: own.sessionId });
	expect([await statusOf(lost), await statusOf(here)]).toEqual([401, 200]);
});
