import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { defaultPasswordPolicy } from "#domain/passwords/password-policy.ts";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const { userId, sessionId, tenant } = sampleSession();
const plain = { tenantNo: tenant.no };
const mail = "sofia@klinikum.example";
const sofia = { firstName: "Sofia", lastName: "Krüger", username: "sofia", mail };

recordAnswers(
	new URL("../web/recorded.json", import.meta.url),
	async ({ take, takeRefusal, show }) => {
		const { tenantId } = await buildTenant(
			server().ownerUrl,
			(built) => built.person(sofia),
			plain,
		);
		const browser = server().browser();
		const known = { ...plain, mail };
		const { guid } = await take("sent", browser, contract.forgotPassword, known);
		const unknown = { ...plain, mail: "fremd@klinikum.example" };
		await takeRefusal("unknownMail", browser, contract.forgotPassword, unknown);
		const nowhere = { ...known, tenantNo: "99999" };
		await takeRefusal("unknownNumber", browser, contract.forgotPassword, nowhere);
		const reset = { tenant: tenant.no, guid };
		await take("builtIn", browser, contract.requestPasswordChange, reset);
		const foreign = { tenant: tenant.no, guid: newId(0) };
		await takeRefusal("unknownRequest", browser, contract.requestPasswordChange, foreign);
		const wrong = { ...reset, code: "keiner" };
		await takeRefusal("wrongCode", browser, contract.validateResetCode, wrong);

		await set(tenantId, "passwords.policy", { ...defaultPasswordPolicy, digitsCount: 3 });
		await take("threeDigits", browser, contract.requestPasswordChange, reset);
		await set(tenantId, "passwords.reset", { hidesAddresses: true });
		const hidden = (await browser.call(contract.forgotPassword, unknown)).answer;
		const maybe = { tenant: tenant.no, guid: hidden.guid };
		await take("mayBeUnknown", browser, contract.requestPasswordChange, maybe);

		const login = { ...plain, username: "sofia", password: testPassword, persistent: false };
		await browser.call(signIn.login, login);
		const change = { username: "sofia", oldPassword: testPassword, newPassword: "Stundwerk-2027!" };
		await takeRefusal("signedOut", server().browser(), contract.changePassword, change);
		const mistyped = { ...change, oldPassword: "falsch" };
		await takeRefusal("wrongPassword", browser, contract.changePassword, mistyped);
		const changed = await take("changed", browser, contract.changePassword, change);
		show(changed.userId, userId);
		show(changed.sessionId, sessionId);
		const back = { ...change, oldPassword: change.newPassword, newPassword: testPassword };
		await takeRefusal("reused", browser, contract.changePassword, back);
	},
);

function set(tenantId: string, key: string, value: object) {
	return withClient(server().adminUrl, (client) =>
		client.query(
			`insert into setting (tenant_id, id, scope, key, value, valid_from)
				values ($1, $2, 'GLOBAL', $3, $4, '2020-01-01')`,
			[tenantId, newId(0), key, JSON.stringify(value)],
		),
	);
}
