import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

export interface PublishedShifts {
	/** Null: open ones. */
	readonly userId: string | null;
	readonly unitId: string;
	readonly ids: string[];
	/** Those that are not over. */
	readonly ahead: string[];
}

interface Wanted {
	readonly tenantId: string;
	readonly unitIds: readonly string[];
	readonly to: string;
	readonly now: Date;
}

/**
 * Makes known what is planned up to a day and was not known; by person and unit.
 *
 * @param waits false: what somebody is changing at the moment is left to her, who finds it released
 */
export function publishUntil(
	tx: Tx,
	{ tenantId, unitIds, to, now }: Wanted,
	{ waits = true }: { readonly waits?: boolean } = {},
) {
	return rows(tx)<PublishedShifts>`
		with unknown as materialized (
			select id from shift
			where tenant_id = ${tenantId} and unit_id = any(${[...unitIds]}::uuid[]) and day <= ${to}
				and published_at is null and deleted_at is null
			order by id for no key update ${waits ? sql`` : sql`skip locked`}
		), made as (
			update shift s set published_at = ${now} from unknown n where s.tenant_id = ${tenantId} and s.id = n.id
			returning s.id, s.user_id, s.unit_id, s.end_at > ${now} as is_ahead)
		select user_id as "userId", unit_id as "unitId", array_agg(id order by id) as ids,
			coalesce(array_agg(id order by id) filter (where is_ahead), '{}') as ahead
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
