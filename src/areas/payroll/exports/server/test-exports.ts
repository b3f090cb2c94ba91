import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { payrollOffice } from "#areas/payroll/payrolls/server/test-payroll.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { ShownMapping } from "../contract/mappings.ts";
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

/** One hour more of Mia's closed month, on another account. @returns its id */
export async function closedLine({ ask, tenantId }: Payroll, code: string): Promise<string> {
	const [line] = await ask<{ id: string }>(
		`insert into payroll_line (tenant_id, id, payroll_id, user_id, account_id, month, kind, minutes, days, cents)
		select x.tenant_id, $2, x.id, x.user_id, a.id, '2026-10-01', 'REGULAR', 60, 0, 0
		from payroll x join payroll_account a on a.tenant_id = x.tenant_id and a.code = $3
		where x.tenant_id = $1 limit 1 returning account_id as id`,
		[tenantId, newId(0), code],
	);
	return line?.id as string;
}

type Mapping = Pick<ShownMapping, "accountId"> & Partial<ShownMapping>;

/** Everybody's lines of these accounts travel so from now on, and no others. */
export async function mapAll(
	{ paula, configId }: Payroll & Pick<Ids, "configId">,
	mappings: readonly Mapping[],
) {
	const { version } = (await paula.call(contract.getWageMappings, { id: configId })).answer;
	const ofAll = { target: "ALL", targetId: null, carries: "QUANTITY", wageType: null } as const;
	return paula.call(contract.setWageMappings, {
		...{ id: configId, version },
		mappings: mappings.map(({ targetName: _, ...one }) => ({
			...{ ...ofAll, processingKey: null, absenceKey: null },
			...one,
		})),
	});
}

function filesOf(server: TestServer, office: Payroll, { configId, accountId }: Ids) {
	const { paula } = office;
	const asked = { configId, month };
	const preview = async (more: object = {}) =>
		(await paula.call(contract.previewPayrollExport, { ...asked, ...more })).answer;
	return {
		preview,
		/** Everybody's hours have this wage type from now on. */
		map: (wageType: string, more: object = {}) =>
			mapAll({ ...office, configId }, [{ accountId, wageType, ...more }]),
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
