import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { payrollOffice } from "./test-payroll.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const { paula, mia, siteId, payrollOf, periods } = await payrollOffice(server());
	show(mia, "01a1fd2c-47a0-70d1-9a38-000000000071");
	const wanted = {
		...{ month: "2026-10", siteId: null, userIds: [mia] },
		...({ chargeBy: "NOBODY", proRata: "CALENDAR_DAYS" } as const),
	};
	const { periodId } = await take("begun", paula, contract.createPayrolls, wanted);
	await takeRefusal("overlaps", paula, contract.createPayrolls, { ...wanted, siteId });
	await take("one", paula, contract.listPayrolls, { month: "2026-10" });
	await take("open", paula, contract.listPayrollPeriods, { month: "2026-10" });
	const { id, version } = await payrollOf(periodId);
	await take("draft", paula, contract.getPayroll, { id });
	await takeRefusal("warned", paula, contract.checkPayroll, { id, version, acknowledged: [] });
	const acknowledged = [{ code: "PERSONNEL_NO_MISSING", reason: "Wird nachgereicht" } as const];
	await take("checked", paula, contract.checkPayroll, { id, version, acknowledged });
	await take("checked", paula, contract.getPayroll, { id });
	await take("checked", paula, contract.listPayrollPeriods, { month: "2026-10" });
	const [period] = await periods();
	const closing = { id: periodId, version: period?.version as number };
	await take("started", paula, contract.closePayrollPeriod, closing);
});
