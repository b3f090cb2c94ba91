import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";

export interface CorrectedPerson {
	readonly userId: string;
	/** The last day of the latest corrected month. */
	readonly lastDay: string;
}

/** People with corrected months that the ledger does not know of yet, whose days are all computed. */
export function correctedPeople(tx: Tx, tenantId: string, most: number) {
	return rows(tx)<CorrectedPerson>`
		select c.user_id as "userId", (max(c.month) + interval '1 month - 1 day')::date::text as "lastDay"
		from closed_month c
		where c.tenant_id = ${tenantId} and c.corrected_at is not null
			and not exists (select from day_stale s where s.tenant_id = c.tenant_id and s.user_id = c.user_id)
		group by c.user_id order by c.user_id ${atMost(most)}`;
}

/**
 * Takes the notes of a person's corrections off, before the ledger follows: later ones leave notes again.
 *
 * @returns whether there were any; none are taken while days of hers still wait
 */
export async function takeCorrected(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
	const found = await firstRow(tx)`
		update closed_month c set corrected_at = null
		where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.corrected_at is not null
			and not exists (select from day_stale s where s.tenant_id = c.tenant_id and s.user_id = c.user_id)
		returning c.month`;
	return found !== undefined;
}
