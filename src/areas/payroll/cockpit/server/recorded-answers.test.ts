import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { cockpitOffice, month } from "./test-cockpit.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { paula, mia, begin, refresh, idOf } = await cockpitOffice(server());
	show(mia, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await begin();
	await take("never", paula, contract.getPayrollSums, { month, isWhole: true });
	await refresh();
	await take("october", paula, contract.getPayrollProgress, { month });
	const { answer } = await paula.call(contract.getPayrollSums, { month, isWhole: true });
	await take("october", paula, contract.getPayrollSums, { month, isWhole: true });
	const accountId = answer.accounts[0]?.accountId as string;
	await take("parts", paula, contract.getPayrollPeople, { month, accountId, isWhole: true });
	await take("waiting", paula, contract.getPayrollBlockers, { month });
	const userIds = [idOf("Hanna")];
	await take("one", paula, contract.remindPayrollBlockers, { month, userIds });
	await take("reminded", paula, contract.getPayrollBlockers, { month });
	await take("young", paula, contract.refreshPayrollFigures, { month });
	await take("open", paula, payrolls.listPayrollPeriods, { month });
});
