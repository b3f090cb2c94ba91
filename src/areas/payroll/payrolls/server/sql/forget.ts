import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";

/**
 * Payrolls of months whose year ended before, once the files that bear their lines are gone. Works as `maintenance`.
 *
 * @returns how many payrolls
 */
export async function deleteOldPayrolls(tx: Tx, tenantId: string, before: Date): Promise<number> {
	const isOld = sql`month < date_trunc('year', ${before}::timestamptz at time zone 'UTC')`;
	await execute(tx)`
		delete from payroll_line l where l.tenant_id = ${tenantId} and ${isOld}
			and not exists (select from payroll_export_line e where e.tenant_id = l.tenant_id and e.line_id = l.id)`;
	const gone = await execute(tx)`
		delete from payroll x using payroll_period p
		where x.tenant_id = ${tenantId} and p.tenant_id = x.tenant_id and p.id = x.period_id and ${isOld}
			and not exists (select from payroll_line l where l.tenant_id = x.tenant_id and l.payroll_id = x.id)`;
	await execute(tx)`
		delete from payroll_period p where p.tenant_id = ${tenantId} and ${isOld}
			and not exists (select from payroll x where x.tenant_id = p.tenant_id and x.period_id = p.id)`;
	return gone;
}
