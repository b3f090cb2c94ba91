import { accountsCompany } from "#areas/absences/leave-accounts/server/test-accounts.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const { as, ids } = await accountsCompany(server());
	const [userId, hanna] = [ids.Mia as string, as("Hanna")];
	show(userId, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await take("none", hanna, contract.listLeaveCuts, { userId });
	const parental = {
		...{ userId, kind: "PARENTAL" as const, validFrom: "2026-03-15", validTo: "2026-09-14" },
		...{ declaredOn: "2026-02-01", worksPartTime: false },
	};
	await take("parental", hanna, contract.createLeaveCut, parental);
	await takeRefusal("overlaps", hanna, contract.createLeaveCut, parental);
	await take("parental", hanna, contract.listLeaveCuts, { userId });
});
