import { contract as sites } from "#areas/staff/sites/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { putSetting } from "#kit/contract/settings.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, hiddenKey } from "../contract.ts";

const server = useTestServer();

/** A company with five people; its second site brings the public holidays. */
recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	server().clock.set("2026-11-21T08:00:00Z");
	const alma = (await testCompany(server())).as("Alma");
	await take("withoutHolidays", alma, contract.getFirstSteps, {});
	const south = { name: "Haus Süd", timeZone: "Europe/Berlin", country: "DE", region: "BY-A" };
	await alma.call(sites.createSite, { ...south, country: "DE" });
	await take("withoutPlans", alma, contract.getFirstSteps, {});
	await alma.call(putSetting, { scope: "WEBAPP", key: hiddenKey, value: true });
	await take("hidden", alma, contract.getFirstSteps, {});
});
