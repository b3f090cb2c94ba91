import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	await take("five", alma, contract.listAppUsers, {});
	const phone = { userId: company.ids.Mia as string, device: "Diensthandy" };
	const { id } = await take("mia", alma, contract.createAppRegistration, phone);
	await take("open", alma, contract.listAppRegistrations, {});
	const { address, code } = await take("mia", alma, contract.createAppPairing, { id });
	show(address, "stundwerk://pair?server=x&tenant=10001&code=ABCDE23456");
	show(code, "ABCDE23456");
});
