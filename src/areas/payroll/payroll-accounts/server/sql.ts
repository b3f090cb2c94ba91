import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { payrollAccounts } from "../contract.ts";

export const payrollAccountTable = masterTable("payroll_account", payrollAccounts, {
	columns: {
		code: "code",
		name: "name",
		type: "type",
		format: "format",
		specialAccountId: "special_account_id",
		activityId: "activity_id",
		activityClass: "activity_class",
	},
	unique: { payroll_account_code: "code" },
	extra: {
		specialAccountName: sql`(select s.name from special_account s
			where s.tenant_id = m.tenant_id and s.id = m.special_account_id)`,
		activityName: sql`(select a.name from activity a where a.tenant_id = m.tenant_id and a.id = m.activity_id)`,
	},
});

export async function classTypeOf(tx: Tx, tenantId: string, activityId: string) {
	const row = await firstRow(tx)<{ class_type: string }>`
		select class_type from activity where tenant_id = ${tenantId} and id = ${activityId}`;
	return row?.class_type;
}
