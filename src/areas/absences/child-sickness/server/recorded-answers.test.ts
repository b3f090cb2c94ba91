import { testWard } from "#areas/absences/sick-notes/server/test-sickness.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const { browser, worker } = await testWard(server());
	const userId = worker("lena").id;
	show(userId, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await take("none", browser("clerk"), contract.listChildCounts, { userId });
	const alone = {
		userId,
		children: 2,
		isSingleParent: true,
		validFrom: "2026-01-01",
		validTo: null,
	};
	await take("declared", browser("clerk"), contract.createChildCount, alone);
	const before = { ...alone, validFrom: "2025-07-01", validTo: "2026-06-30" };
	await takeRefusal("overlaps", browser("clerk"), contract.createChildCount, before);
	await take("declared", browser("clerk"), contract.listChildCounts, { userId });
});
