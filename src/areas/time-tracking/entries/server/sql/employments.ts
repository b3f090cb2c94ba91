import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** Civil days, both inclusive; null: open. */
export interface EmploymentRow {
	readonly userId: string;
	readonly entryDate: string;
	readonly exitDate: string | null;
}

/** Every employment that people ever had, the earliest first. */
export async function employmentsOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<EmploymentRow[]> {
	const { rows } = await sql<EmploymentRow>`
		select user_id as "userId", entry_date::text as "entryDate", exit_date::text as "exitDate" from employment
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[])
		order by user_id, entry_date`.execute(tx);
	return rows;
}
