import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { exportOffice, month } from "./test-exports.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const office = await exportOffice(server());
	const { paula, configId, map, make, ask, tenantId } = office;
	show(configId, "01a1fd2c-47a0-70d1-9a38-0000000000e1");
	await take("one", paula, contract.listPayrollExportConfigs, { isEnabled: true, pageSize: 1000 });
	await take("bare", paula, contract.getWageMappings, { id: configId });
	await map("1000");
	// a line that no file can carry: more hours than a month has
	const [payroll] = await ask<{ id: string; userId: string }>(
		`select id, user_id as "userId" from payroll where tenant_id = $1`,
		[tenantId],
	);
	const [account] = await ask<{ id: string }>(
		"select id from payroll_account where tenant_id = $1 and code = 'FEI-STD'",
		[tenantId],
	);
	await ask(
		`insert into payroll_line (tenant_id, id, payroll_id, user_id, account_id, month, kind, minutes, days, cents)
			values ($1, $2, $3, $4, $5, '2026-10-01', 'REGULAR', 60, 0, 0)`,
		[tenantId, newId(0), payroll?.id, payroll?.userId, account?.id],
	);
	await take("faulty", paula, contract.previewPayrollExport, { configId, month });
	await take("none", paula, contract.listPayrollExports, { configId, month });
	const { id } = (await make({ acceptOmitted: true })).answer;
	await take("made", paula, contract.listPayrollExports, { configId, month });
	await map("1010");
	await takeRefusal("differs", paula, contract.repeatPayrollExport, { id });
});
