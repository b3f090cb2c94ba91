import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { beforeEach, expect, test } from "vitest";
import { buildTenant } from "../../../../kit/testing/build-tenant.ts";
import { testPassword } from "../../../../kit/testing/person-builder.ts";
import { withClient } from "../../../../kit/testing/test-cluster.ts";
import { useTestServer } from "../../../../kit/testing/test-server.ts";
import {
	hashPassword,
	verificationChannel,
} from "../../passwords/server/password-hash.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function build() {
	return buildTenant(server().ownerUrl, async (builder) => ({
		sofia: await builder.person({
			firstName: "Sofia",
			lastName: "Krüger",
			username: "sofia",
		}),
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
function signInDuring(
	username: "sofia" | "lena",
	change: string,
	...values: unknown[]
) {
	const browser = server().browser();
	return withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(
			"select from user_login where tenant_id = $1 and user_id = $2 for update",
			[tenant.tenantId, tenant[username].id],
		);
		await client.query(change, [
			tenant.tenantId,
			tenant[username].id,
			...values,
		]);
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
		const { rows } = await client.query(
			"select outcome from login_event where tenant_id = $1",
			[tenant.tenantId],
		);
		const sessions = await client.query(
			"select id from session where tenant_id = $1",
			[tenant.tenantId],
		);
		const outcomes = rows.map((row) => row.outcome);
		return { reply, browser, outcomes, sessions: sessions.rows.length };
	});
}

const newHash =
	"update user_login set password_hash = $3 where tenant_id = $1 and user_id = $2";

test.each([
	["sofia", "begins no session"],
	["lena", "opens no step to set another"],
] as const)(
	"a password replaced while %s signs in with it %s",
	async (username) => {
		const hash = await hashPassword("Neues-Kennwort-1");
		const { reply, browser, ...left } = await signInDuring(
			username,
			newHash,
			hash,
		);
		expect(reply.status).toBe(422);
		expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
		expect(browser.cookies.size).toBe(0);
		expect(left).toEqual({ outcomes: ["FAILED"], sessions: 0 });
	},
);

test.each([
	[
		"a login",
		"update user_login set is_enabled = false where tenant_id = $1 and user_id = $2",
	],
	[
		"a person",
		"update app_user set is_enabled = false where tenant_id = $1 and id = $2",
	],
	[
		"the employment of a person",
		"update app_user set exit_date = '2026-01-01' where tenant_id = $1 and id = $2",
	],
])("%s that ends meanwhile begins no session", async (_case, change) => {
	const { reply, sessions } = await signInDuring("sofia", change);
	expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
	expect(sessions).toBe(0);
});

test("a change of something else does not matter", async () => {
	const { reply, sessions } = await signInDuring(
		"sofia",
		"update user_login set version = version + 1 where tenant_id = $1 and user_id = $2",
	);
	expect(reply.status).toBe(200);
	expect(sessions).toBe(1);
});
