import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { withKinds } from "./test-kinds.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const right = { key: "payroll.manage", level: "FULL" } as const;
	const { browser, userId, illnessId: activityId } = await openOffice(server(), right, withKinds);
	const account = {
		...{
			code: "KRK",
			name: "Krank",
			specialAccountId: null,
			activityId: null,
			activityClass: null,
			workedOnly: false,
		},
		...({ type: "ABSENCEACTIVITY_ID", format: "HOURS" } as const),
	};
	await take("all", browser, activities.listAbsenceActivities, {});
	await takeRefusal("noSource", browser, contract.createPayrollAccount, account);
	const made = await take("illness", browser, contract.createPayrollAccount, {
		...account,
		activityId,
	});
	await take("illness", browser, contract.getPayrollAccount, { id: made.id });
	await take("one", browser, contract.listPayrollAccounts, {});
	show(userId, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await take("none", browser, contract.listPayrollAssignments, { userId });
	const days = { validFrom: "2026-01-01", validTo: null };
	await take("given", browser, contract.assignPayrollAccounts, {
		...{ userIds: [userId], accountIds: [made.id], ...days },
	});
	await take("refused", browser, contract.assignPayrollAccounts, {
		...{ userIds: [userId], accountIds: [made.id], ...days },
	});
	await take("given", browser, contract.listPayrollAssignments, { userId });
	await take("lug", browser, contract.createStarterAccounts, { set: "DATEV_LUG_HOURLY" });
});
