import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { beforeEach, expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { verificationChannel } from "./proof/password-hash.ts";

const server = useTestServer();

async function build() {
	return buildTenant(server().ownerUrl, async (builder) => ({
		sofia: await builder.person({ firstName: "Sofia", lastName: "Krüger", username: "sofia" }),
		lena: await builder.person({
			firstName: "Lena",
			lastName: "Vogt",
			username: "lena",
			mustChange: true,
		}),
	}));
}

let tenant: Awaited<ReturnType<typeof build>>;

beforeEach(async () => {
	tenant = await build();
});

/**
 * Signs in while a change of the login is on its way: begun before, so that the old password is still read and found
 * right; committed when it was.
 */
function signInDuring(username: "sofia" | "lena", change: string) {
	const browser = server().browser();
	return withClient(server().adminUrl, async (client) => {
		const whose = [tenant.tenantId, tenant[username].id];
		await client.query("begin");
		await client.query(
			"select from user_login where tenant_id = $1 and user_id = $2 for update",
			whose,
		);
		await client.query(change, whose);
		let commit: Promise<unknown> | undefined;
		const onVerified = () => {
			commit ??= client.query("commit");
		};
		subscribe(verificationChannel, onVerified);
		const reply = await browser.call(contract.login, {
			tenantNo: tenant.tenantNo,
			username,
			password: testPassword,
			persistent: true,
		});
		unsubscribe(verificationChannel, onVerified);
		await commit;
		return { reply, browser };
	});
}

/** What the sign-ins of this test have left behind. */
function traces() {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select (select json_agg(outcome) from login_event where tenant_id = $1) as outcomes,
				(select count(*)::int from session where tenant_id = $1) as sessions`,
			[tenant.tenantId],
		);
		return rows[0];
	});
}

// Sofia would get a session, Lena the step in which she sets another password
test.each(["sofia", "lena"] as const)(
	"%s gets nothing for a password that is replaced meanwhile",
	async (username) => {
		const { reply, browser } = await signInDuring(
			username,
			"update user_login set password_hash = 'another' where tenant_id = $1 and user_id = $2",
		);
		expect(reply.status).toBe(422);
		expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
		expect(browser.cookies.size).toBe(0);
		expect(await traces()).toEqual({ outcomes: ["FAILED"], sessions: 0 });
	},
);

test.each([
	["a login", "update user_login set is_enabled = false where tenant_id = $1 and user_id = $2"],
	["a person", "update app_user set is_enabled = false where tenant_id = $1 and id = $2"],
	[
		"the employment of a person",
		"update app_user set exit_date = '2026-01-01' where tenant_id = $1 and id = $2",
	],
])("%s that ends meanwhile begins no session", async (_case, change) => {
	const { reply } = await signInDuring("sofia", change);
	expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
	expect(await traces()).toEqual({ outcomes: ["FAILED"], sessions: 0 });
});

test("a change of something else does not matter", async () => {
	const { reply } = await signInDuring(
		"sofia",
		"update user_login set version = version + 1 where tenant_id = $1 and user_id = $2",
	);
	expect(reply.status).toBe(200);
	expect(await traces()).toEqual({ outcomes: ["SIGNED_IN"], sessions: 1 });
});
