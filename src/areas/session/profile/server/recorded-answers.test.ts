import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { contract } from "#areas/session/sign-in/contract.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

const tenantNo = "10001";
const username = "sofia";
const policy = {
	...{ minimumLength: 14, maximumLength: 64, uppersCount: 0 },
	...{ lowersCount: 1, digitsCount: 2, specialCharsCount: 0 },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	await buildTenant(server().ownerUrl, furnish, { tenantNo });
	await signIn("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1");
	server().clock.advance({ minutes: 5 });
	const here = await signIn("Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36");
	const { sessions } = await take("two", here, contract.listSessions, {});
	const { id } = sessions.find(({ current }) => !current) as (typeof sessions)[0];
	await take("phone", here, contract.endSession, { id });
	await take("one", here, contract.listSessions, {});
	await take("fourteen", here, passwords.getPasswordPolicy, {});
});

async function signIn(client: string) {
	const browser = server().browser();
	browser.headers["user-agent"] = client;
	const login = { tenantNo, username, password: testPassword, persistent: false };
	await browser.call(contract.login, login);
	return browser;
}

async function furnish(tenant: TenantBuilder): Promise<object> {
	await tenant.person({ firstName: "Sofia", lastName: "Krüger", username });
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
