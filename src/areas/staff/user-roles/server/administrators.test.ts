import { expect, test } from "vitest";
import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Alma signs in with a password; Adele is administrator too, yet there is no way in for her. */
const two = {
	Alma: { roles: ["Administrator"], username: "alma" },
	Adele: { roles: ["Administrator"], mail: "adele@klinikum.example" },
};

/** What becomes of taking Alma's role, archiving her and switching off her password, each tried by Adele. */
async function takeAlma(company: Company) {
	const userId = company.ids.Alma as string;
	const adele = company.as("Adele");
	const replies = [
		await adele.call(users.setLoginActivation, { userId, provider: "MANUAL", isEnabled: false }),
		await adele.call(contract.updateBasicRoles, {
			userId,
			roles: [{ roleId: company.roleIds.Administrator as string, scope: null }],
		}),
		await adele.call(users.deleteUser, { userId }),
	];
	return replies.map((reply) => (reply.status === 200 ? "done" : reply.refusal.code));
}

const refused = ["LAST_ADMINISTRATOR", "LAST_ADMINISTRATOR", "LAST_ADMINISTRATOR"];

function run(text: string, values: unknown[]) {
	return withClient(server().adminUrl, (client) => client.query(text, values));
}

test("an administrator without a way in does not count", async () => {
	const company = await testCompany(server(), two);
	expect(await takeAlma(company)).toEqual(refused);
});

test("one whose password was switched off, or never set, does not count either", async () => {
	const company = await testCompany(server(), two);
	await run(
		"insert into user_login (tenant_id, id, user_id, provider, username, password_hash, is_enabled) values ($1, gen_random_uuid(), $2, 'MANUAL', 'adele', 'x', false)",
		[company.tenantId, company.ids.Adele],
	);
	expect(await takeAlma(company)).toEqual(refused);
	await run(
		"update user_login set is_enabled = true, password_hash = null where tenant_id = $1 and user_id = $2",
		[company.tenantId, company.ids.Adele],
	);
	expect(await takeAlma(company)).toEqual(refused);
});

test("one who is invited counts until the link expires", async () => {
	const company = await testCompany(server(), two);
	await company.as("Alma").call(users.resendInvitation, { userId: company.ids.Adele as string });
	await run("update login_token set expires_at = $2 where tenant_id = $1", [
		company.tenantId,
		server().clock.now(),
	]);
	expect(await takeAlma(company)).toEqual(refused);
	await company.as("Alma").call(users.resendInvitation, { userId: company.ids.Adele as string });
	const [off] = await takeAlma(company);
	expect(off).toBe("done");
});

test("one whom a provider knows, or will know by her mail address, counts while it is switched on", async () => {
	const company = await testCompany(server(), two);
	const enable = (isEnabled: boolean, domain: string) =>
		run(
			`insert into sso_provider (tenant_id, id, kind, issuer, client_id, secret_sealed, domains, is_enabled)
			 values ($1, gen_random_uuid(), 'ENTRAID', 'https://id.example', 'x', '\\x00', array[$3], $2)
			 on conflict (tenant_id, kind) do update set is_enabled = $2, domains = array[$3]`,
			[company.tenantId, isEnabled, domain],
		);
	await enable(true, "anderswo.example");
	expect(await takeAlma(company)).toEqual(refused);
	await enable(false, "Klinikum.example");
	expect(await takeAlma(company)).toEqual(refused);
	await enable(true, "Klinikum.example");
	const [off] = await takeAlma(company);
	expect(off).toBe("done");
});

test("where nobody could sign in to begin with, the only one still stays", async () => {
	const company = await testCompany(server());
	const { refusal } = await company.as("Alma").call(contract.updateBasicRoles, {
		userId: company.ids.Alma as string,
		roles: [{ roleId: company.roleIds.Administrator as string, scope: "SITE" }],
	});
	expect(refusal.code).toBe("LAST_ADMINISTRATOR");
});
