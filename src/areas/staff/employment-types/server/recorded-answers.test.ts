import { openOffice } from "#kit/testing/open-office.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const ofMonth = { monthlyMinutes: null, monthlyWageCents: 55_600 };
const marginal = {
	name: "Minijob",
	limits: { dailyMinutes: null, weeklyMinutes: 600, ...ofMonth },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const right = { key: "employmenttypes.manage", level: "FULL" } as const;
	const { browser } = await openOffice(server(), right);
	const { id } = await take("marginal", browser, contract.createEmploymentType, marginal);
	await take("marginal", browser, contract.getEmploymentType, { id });
});
