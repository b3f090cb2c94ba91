import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { payrollOffice } from "#areas/payroll/payrolls/server/test-payroll.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export const month = "2026-10";

export const plainConfig: GivenOf<typeof contract.createPayrollExportConfig> = {
	...({ name: "LuG", type: "DATEV_LUG", siteId: null, employmentTypeId: null } as const),
	...{ consultantNo: "1234567", clientNo: "54321", companyNumbers: false, recordId: 10 },
	...({ corrections: "ORIGIN_MONTH", layout: null } as const),
};

type Payroll = Awaited<ReturnType<typeof payrollOffice>>;

/** Mia, number 101, has five closed hours in October 2026; Paula hands them to "Lohn und Gehalt". */
export async function exportOffice(server: TestServer) {
	const office = await payrollOffice(server);
	const { ask, mia, tenantId, paula, begin, periods } = office;
	await ask("update app_user set personnel_no = '101' where id = $1", [mia]);
	const { periodId } = (await begin()).answer;
	await closePeriodOf(office, periodId);
	const configId = (await paula.call(contract.createPayrollExportConfig, plainConfig)).answer.id;
	const [account] = await ask<{ id: string }>(
		"select id from payroll_account where tenant_id = $1 and code = 'LOHN'",
		[tenantId],
	);
	const accountId = account?.id as string;
	return {
		...office,
		...{ configId, accountId, periodId },
		closePeriod: (id: string) => closePeriodOf(office, id),
		states: async () => (await periods()).map(({ state }) => state),
		...filesOf(server, office, { configId, accountId }),
	};
}

/** Looks at the payroll of a period and closes it. */
async function closePeriodOf({ paula, payrollOf, periods, runJob }: Payroll, periodId: string) {
	const { id, version } = await payrollOf(periodId);
	await paula.call(payrolls.checkPayroll, { id, version, acknowledged: [] });
	const period = (await periods()).find((one) => one.id === periodId);
	const close = { id: periodId, version: period?.version as number };
	await runJob((await paula.call(payrolls.closePayrollPeriod, close)).answer.jobId);
}

interface Ids {
	readonly configId: string;
	readonly accountId: string;
}

function filesOf(server: TestServer, { paula }: Payroll, { configId, accountId }: Ids) {
	const asked = { configId, month };
	const preview = async (more: object = {}) =>
		(await paula.call(contract.previewPayrollExport, { ...asked, ...more })).answer;
	return {
		preview,
		/** Everybody's hours have this wage type from now on. */
		map: async (wageType: string, more: object = {}) => {
			const { version } = (await paula.call(contract.getWageMappings, { id: configId })).answer;
			const ofAll = { accountId, target: "ALL", targetId: null, carries: "QUANTITY" } as const;
			return paula.call(contract.setWageMappings, {
				...{ id: configId, version },
				mappings: [{ ...ofAll, wageType, processingKey: null, absenceKey: null, ...more }],
			});
		},
		/** As it is seen at this moment. */
		make: async (more: object = {}) => {
			server.clock.advance({ seconds: 1 });
			const sha256 = (await preview()).sha256 ?? "0".repeat(64);
			return paula.call(contract.createPayrollExport, { ...asked, sha256, ...more });
		},
		bytesOf: async (id: string, part = "FILE") =>
			(await paula.fetch(`/api/payroll-exports/${id}/file?part=${part}`)).text(),
		list: async () => (await paula.call(contract.listPayrollExports, asked)).answer.items,
	};
}
