import { defaultPasswordPolicy } from "#domain/passwords/password-policy.ts";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const { userId, sessionId, tenant } = sampleSession();
const plain = { tenantNo: tenant.no };
const typed = { ...plain, username: "sofia", persistent: true };

recordAnswers(
	new URL("../web/recorded.json", import.meta.url),
	async ({ take, takeRefusal, show }) => {
		const { tenantId } = await buildTenant(server().ownerUrl, furnish, plain);
		const browser = server().browser();
		await take("manual", browser, contract.getTenantInfo, plain);
		await addGoogle(tenantId);
		await take("withGoogle", browser, contract.getTenantInfo, plain);
		await takeRefusal("unknownNumber", browser, contract.getTenantInfo, { tenantNo: "99999" });

		const right = { ...typed, password: testPassword };
		await takeRefusal("mustChange", browser, contract.login, { ...right, username: "lena" });
		const signedIn = await take("sofia", server().browser(), contract.login, right);
		show(signedIn.userId, userId);
		show(signedIn.sessionId, sessionId);

		const wrong = { ...typed, password: "geheim" };
		const fail = () => browser.call(contract.login, wrong);
		await takeRefusal("wrong", browser, contract.login, wrong);
		const { clock } = server();
		for (let failure = 2; failure <= 5; failure++) await fail();
		clock.advance({ seconds: 58 });
		await takeRefusal("lockedForTwoSeconds", browser, contract.login, wrong);
		clock.advance({ seconds: 2 });
		for (const seconds of [120, 240]) {
			await fail();
			clock.advance({ seconds });
		}
		await fail();
		clock.advance({ seconds: 208 });
		await takeRefusal("lockedForMinutes", browser, contract.login, wrong);
		clock.advance({ seconds: 272 });
		await takeRefusal("lockedForLong", browser, contract.login, wrong);
	},
);

/** A company that asks for ten characters; Lena has to change her password. */
async function furnish(tenant: TenantBuilder): Promise<object> {
	await tenant.person({ firstName: "Sofia", lastName: "Krüger", username: "sofia" });
	const lena = { firstName: "Lena", lastName: "Vogt", username: "lena" };
	await tenant.person({ ...lena, mustChange: true });
	const policy = { ...defaultPasswordPolicy, minimumLength: 10 };
	await tenant.tx
		.insertInto("setting")
		.values({
			...{ tenant_id: tenant.tenantId, id: tenant.newId() },
			...{ scope: "GLOBAL", key: "passwords.policy", value: JSON.stringify(policy) },
			valid_from: "2020-01-01",
		})
		.execute();
	return {};
}

function addGoogle(tenantId: string) {
	return withClient(server().adminUrl, (client) =>
		client.query(
			`insert into sso_provider (tenant_id, id, kind, issuer, client_id, secret_sealed, domains)
				values ($1, $2, 'GOOGLE', 'https://accounts.google.com', 'stundwerk', $3, '{klinikum.example}')`,
			[tenantId, newId(0), server().services.secrets.seal("geheim")],
		),
	);
}
