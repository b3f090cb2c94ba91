import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const payroll = {
		...{ name: "Lohnprogramm", expiresOn: null },
		permissions: { "users.manage": "READ" },
	} as const;
	const { key } = await take("payroll", alma, contract.createApiKey, payroll);
	show(key, `sw_key_10001_${"x".repeat(43)}`);
	const program = server().browser();
	for (const name of Object.keys(program.headers)) delete program.headers[name];
	program.headers.authorization = `Bearer ${key}`;
	await program.call(users.listUsers, {});
	const { items } = await take("payroll", alma, contract.listApiKeys, {});
	const entityId = items[0]?.id as string;
	await take("created", alma, logHistory.getLogHistory, { entity: "api_key", entityId });
});
