import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { insertWorksheet } from "#areas/time-tracking/target-actual/server/test-company.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { LeaveRule } from "#domain/leave/leave-rule.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contractual, giveRule, leaveDoings, statutory } from "./test-leave.ts";

/**
 * The company of the organisation's tests with leave: Mia works since 2025, Sven since 1 August 2026, both five days a week, Leo
 * is not employed; leave of a day is eight hours of it. It is Saturday, 21 November 2026.
 */
export async function accountsCompany(
	server: TestServer,
	rules: readonly LeaveRule[] = [statutory, contractual("30")],
	build?: (tenant: TenantBuilder, ids: Readonly<Record<string, string>>) => Promise<void>,
	accountUnit: AccountUnit = "DAYS",
) {
	const kinds = { leave: "", sabbatical: "" };
	const company = await testCompany(
		server,
		{ Mia: { unit: "Nord 1", personnelNo: "20418", lastName: "Vogt" } },
		async (tenant, ids) => {
			kinds.leave = await tenant.activity({ name: "Erholungsurlaub", classType: "LEAVE" });
			kinds.sabbatical = await tenant.activity({ name: "Sabbatical", classType: "LEAVE" });
			const whole = { weeklyMinutes: 2400 };
			await insertEmployment(tenant, ids.Mia as string, { entryDate: "2025-01-01", ...whole });
			await insertWorksheet(tenant, ids.Mia as string, "2025-01-01", 480);
			await insertEmployment(tenant, ids.Sven as string, { entryDate: "2026-08-01", ...whole });
			await build?.(tenant, ids);
		},
	);
	const { tenantId, ids } = company;
	const made = { ...company, ...kinds, ...reaching(server, tenantId) };
	await made.ask("update activity set account_unit = $2 where id = $1", [kinds.leave, accountUnit]);
	for (const rule of rules) await giveRule(made, rule);
	const of = (name: string) => leaveDoings(server, { ...made, mia: ids[name] as string });
	await of("Mia").settle();
	await of("Sven").settle();
	/** Leave of somebody on single days that are taken from the account, or asked for. */
	const leave = async (name: string, ...given: Parameters<ReturnType<typeof of>["absent"]>) => {
		const id = await of(name).absent(...given);
		await of(name).followed(id);
		return id;
	};
	/** `kindId` is that of "Erholungsurlaub". */
	return { ...made, kindId: kinds.leave, of, leave };
}

function reaching(server: TestServer, tenantId: string) {
	return {
		ask: <Row>(text: string, values: unknown[] = []) =>
			withClient(
				server.adminUrl,
				async (client) => (await client.query(text, values)).rows as Row[],
			),
		within: <T>(work: (tx: Tx) => Promise<T>) =>
			server.services.database.transaction(tenantId, work),
	};
}
