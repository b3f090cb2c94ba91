import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { verificationChannel } from "#areas/session/sign-in/server/public.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Lena's sign-in is switched off just when her old password was found right, in the step that asks for a new one. */
test("a sign-in that is switched off meanwhile begins no session by a new password", async () => {
	const { tenantId, tenantNo, lena } = await buildTenant(server().ownerUrl, async (builder) => ({
		lena: await builder.person({
			firstName: "Lena",
			lastName: "Vogt",
			username: "lena",
			mustChange: true,
		}),
	}));
	const browser = server().browser();
	const step = await browser.call(signIn.login, {
		tenantNo,
		username: "lena",
		password: testPassword,
		persistent: false,
	});
	expect(step.refusal.code).toBe("PASSWORD_MUST_CHANGE");
	const reply = await whileSwitchedOff(tenantId, lena.loginId, () =>
		browser.call(contract.changePassword, {
			username: "lena",
			oldPassword: testPassword,
			newPassword: "Neues-Kennwort-1",
		}),
	);
	expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query("select id from session where tenant_id = $1", [tenantId]),
	);
	expect(rows).toEqual([]);
});

/** Does something, and switches a sign-in off just when its password was found right. */
function whileSwitchedOff<R>(
	tenantId: string,
	loginId: string | undefined,
	work: () => Promise<R>,
): Promise<R> {
	return withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(
			"update user_login set is_enabled = false where tenant_id = $1 and id = $2",
			[tenantId, loginId],
		);
		let commit: Promise<unknown> | undefined;
		const onVerified = () => {
			commit ??= client.query("commit");
		};
		subscribe(verificationChannel, onVerified);
		const done = await work();
		unsubscribe(verificationChannel, onVerified);
		await commit;
		return done;
	});
}
