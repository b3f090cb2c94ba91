import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { clock } = server();
	clock.set("2026-11-01T20:00:00Z");
	const { as, ids } = await testCompany(server());
	const alma = as("Alma");
	const userId = ids.Mia as string;
	const give = { userId, type: "PIN", value: "4711" } as const;
	const { id } = await take("pin", alma, contract.createHardwareToken, give);
	await alma.call(contract.createHardwareToken, { userId, type: "NFC", value: "04A22B11" });
	clock.set("2026-11-02T06:00:00Z");
	await take("returned", alma, contract.returnHardwareToken, { userId, id });
	await take("two", alma, contract.listHardwareTokens, { userId });
});
