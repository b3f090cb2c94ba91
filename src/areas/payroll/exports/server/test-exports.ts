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

/** Mia, number 101, has five closed hours in October 2026; Paula hands them to "Lohn und Gehalt" as wage type 1000. */
export async function exportOffice(server: TestServer) {
	const office = await payrollOffice(server);
	const { ask, mia, tenantId, paula, begin, payrollOf, periods, runJob } = office;
	await ask("update app_user set personnel_no = '101' where id = $1", [mia]);
	const later = () => server.clock.advance({ seconds: 1 });
	/** Looks at the payroll of a period and closes it. */
	const closePeriod = async (periodId: string) => {
		const { id, version } = await payrollOf(periodId);
		await paula.call(payrolls.checkPayroll, { id, version, acknowledged: [] });
		const period = (await periods()).find((one) => one.id === periodId);
		const close = { id: periodId, version: period?.version as number };
		await paula.call(payrolls.closePayrollPeriod, close);
		await runJob(periodId);
	};
	const { periodId } = (await begin()).answer;
	await closePeriod(periodId);
	const config = (await paula.call(contract.createPayrollExportConfig, plainConfig)).answer;
	const [account] = await ask<{ id: string }>(
		"select id from payroll_account where tenant_id = $1 and code = 'LOHN'",
		[tenantId],
	);
	const accountId = account?.id as string;
	const configId = config.id;
	/** Everybody's hours have this wage type from now on. */
	const map = async (wageType: string, more: object = {}) => {
		const { version } = (await paula.call(contract.getWageMappings, { id: configId })).answer;
		const mapping = {
			accountId,
			target: "ALL",
			targetId: null,
			carries: "QUANTITY",
			wageType,
		} as const;
		return paula.call(contract.setWageMappings, {
			...{ id: configId, version },
			mappings: [{ ...mapping, processingKey: null, absenceKey: null, ...more }],
		});
	};
	const preview = async (more: object = {}) =>
		(await paula.call(contract.previewPayrollExport, { configId, month, ...more })).answer;
	const make = async (more: object = {}) => {
		later();
		const { sha256 } = await preview();
		const seen = sha256 ?? "0".repeat(64);
		return paula.call(contract.createPayrollExport, { configId, month, sha256: seen, ...more });
	};
	const bytesOf = async (id: string, part = "FILE") => {
		const answer = await paula.fetch(`/api/payroll-exports/${id}/file?part=${part}`);
		return answer.text();
	};
	const states = async () => (await periods()).map(({ state }) => state);
	const list = async () =>
		(await paula.call(contract.listPayrollExports, { configId, month })).answer.items;
	return {
		...office,
		...{ configId, accountId, periodId, closePeriod, later },
		...{ map, preview, make, bytesOf, states, list },
	};
}
