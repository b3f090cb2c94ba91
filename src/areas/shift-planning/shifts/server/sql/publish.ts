import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

export interface PublishedShifts {
	/** Null: open ones. */
	readonly userId: string | null;
	readonly unitId: string;
	readonly ids: string[];
}

/** Makes known what is planned up to a day and was not known; by person and unit. */
export function publishUntil(
	tx: Tx,
	{
		tenantId,
		unitIds,
		to,
		now,
	}: {
		readonly tenantId: string;
		readonly unitIds: readonly string[];
		readonly to: string;
		readonly now: Date;
	},
) {
	return rows(tx)<PublishedShifts>`
		with made as (
			update shift set published_at = ${now}
			where tenant_id = ${tenantId} and unit_id = any(${[...unitIds]}::uuid[]) and day <= ${to}
				and published_at is null and deleted_at is null
			returning id, user_id, unit_id)
		select user_id as "userId", unit_id as "unitId", array_agg(id order by id) as ids
		from made group by user_id, unit_id order by user_id, unit_id`;
}

/** The day up to which departments release their plan, never earlier than before. */
export async function releaseUntil(
	tx: Tx,
	tenantId: string,
	unitIds: readonly string[],
	to: string,
): Promise<void> {
	await execute(tx)`
		update unit_shiftplan_setting set published_to = greatest(published_to, ${to}::date), version = version + 1
		where tenant_id = ${tenantId} and unit_id = any(${[...unitIds]}::uuid[]) and publishing = 'LIMITED'`;
}
