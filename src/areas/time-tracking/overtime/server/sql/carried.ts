import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** What a person's days come to, in minutes of the balance; civil days, both inclusive. */
export async function balanceOfDays(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
	const { rows } = await sql<{ minutes: number }>`
		select coalesce(sum(d.balance_min), 0)::int as minutes from day_result d
		where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.day >= ${from}::date and d.day <= ${to}::date`.execute(
		tx,
	);
	return rows[0]?.minutes ?? 0;
}
