import { contract as accounts } from "#areas/payroll/payroll-accounts/contract.ts";
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
type Exporting = Awaited<ReturnType<typeof exportOffice>>;

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

/** Four hours more came to light after the month was closed. */
export async function correctMonth(office: Exporting): Promise<void> {
	const { periods, periodId, paula, runJob, closePeriod } = office;
	await office.enter("2026-10-02", "Hanna", "Beleg kam später");
	const version = (await periods())[0]?.version as number;
	const correction = { id: periodId, version };
	await runJob((await paula.call(payrolls.createPayrollCorrection, correction)).answer.jobId);
	const corrected = (await periods()).find((one) => one.id !== periodId);
	await closePeriod(corrected?.id as string);
}

/** Closed hours of people who lack a number, have one that is too long or Mia's own, and of whom something else is wrong. */
export async function faultyPeople({ ask, tenantId, mia }: Payroll): Promise<void> {
	for (const [code, id] of [
		["412000001", newId(0)],
		["Łódź", newId(0)],
	] as const)
		await ask("insert into cost_centre (tenant_id, id, code, name) values ($1, $2, $3, $3)", [
			...[tenantId, id, code],
		]);
	const people: readonly [
		name: string,
		no: string | null,
		minutes: number,
		centre: string | null,
	][] = [
		["ohne", null, 60, null],
		["lang", "123456", 60, null],
		["zwei", "00101", 60, null],
		["stelle", "205", 60, "412000001"],
		["zeichen", "206", 60, "Łódź"],
		["viel", "207", -745 * 60, null],
		["minus", "208", -300, null],
	];
	for (const [name, no, minutes, centre] of people)
		await ask(
			`with person as (insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, personnel_no)
				select tenant_id, gen_random_uuid(), unit_id, site_id, 'Person', $3, $4 from app_user where id = $2 returning id),
			month as (insert into payroll (tenant_id, id, period_id, user_id, state, warnings, closed_at, site_id)
				select x.tenant_id, gen_random_uuid(), x.period_id, p.id, x.state, x.warnings, x.closed_at, x.site_id
				from payroll x, person p where x.tenant_id = $1 and x.user_id = $2 returning id, user_id)
			insert into payroll_line (tenant_id, id, payroll_id, user_id, account_id, month, kind, minutes, days, cents, cost_centre_id)
			select a.tenant_id, gen_random_uuid(), m.id, m.user_id, a.id, '2026-10-01', 'REGULAR', $5, 0, 0,
				(select c.id from cost_centre c where c.tenant_id = $1 and c.code = $6)
			from month m join payroll_account a on a.tenant_id = $1 and a.code = 'LOHN'`,
			[tenantId, mia, name, no, minutes, centre],
		);
}

/** Another program takes the same closed line. @returns the bytes of its file */
export async function leavesWith(
	office: Exporting,
	config: Partial<typeof plainConfig>,
	mapping: object,
) {
	const { paula, accountId } = office;
	const nobody = { ...plainConfig, consultantNo: null, clientNo: null };
	const given = { ...(config.type === "PLAIN" ? nobody : plainConfig), ...config };
	const { id: configId } = (await paula.call(contract.createPayrollExportConfig, given)).answer;
	await mapAll({ ...office, configId }, [{ accountId, ...mapping }]);
	const asked = { configId, month };
	const sha256 = (await paula.call(contract.previewPayrollExport, asked)).answer.sha256 ?? "";
	const { id } = (await paula.call(contract.createPayrollExport, { ...asked, sha256 })).answer;
	const file = await paula.fetch(`/api/payroll-exports/${id}/file`);
	return Buffer.from(await file.arrayBuffer());
}

/** A surcharge of Mia's is corrected by hand to below nothing. */
export async function takeHourFrom({ ask, tenantId, mia, paula }: Payroll, day: string) {
	const own = [tenantId, newId(0)];
	await ask(
		`insert into special_account (tenant_id, id, code, name, category, value_class, priority)
		values ($1, $2, 'N25', 'Nacht', 'WORKTIME', 'HOUR', 'ALWAYS')`,
		own,
	);
	await ask(
		`insert into special_account_modification (tenant_id, id, account_id, user_id, day, type, minutes, reason)
		values ($1, $3, $2, $4, $5, 'DEDUCTION', 60, 'doppelt gezählt')`,
		[...own, newId(0), mia, day],
	);
	const account = {
		code: "N25",
		name: "Nacht",
		specialAccountId: own[1] as string,
		format: "HOURS",
	} as const;
	const { answer } = await paula.call(accounts.createPayrollAccount, {
		...{ ...account, type: "SPECIALACCOUNT_ID", workedOnly: false },
		...{ activityId: null, activityClass: null },
	});
	await paula.call(accounts.assignPayrollAccounts, {
		...{ userIds: [mia], accountIds: [answer.id], validFrom: "2026-11-01", validTo: null },
	});
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
