import { sql } from "kysely";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";

export async function policySetting(
	tx: Tx,
	tenantId: string,
	now: Date,
): Promise<unknown> {
	const { rows } = await sql<{ value: unknown }>`
		select value from setting
		where tenant_id = ${tenantId} and key = 'passwords.policy' and scope = 'GLOBAL'
			and valid_from <= ${now}::timestamptz::date
			and (valid_to is null or valid_to >= ${now}::timestamptz::date)
		order by valid_from desc limit 1`.execute(tx);
	return rows[0]?.value;
}
