import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

/** Days in which who worked at a place is still known there. */
const relatedDays = 90;

/**
 * Whether the department of the row `s` (a shift, a workspace) suggests the person `u`: all, or those who belong to it or to a department
 * below, also beside their own one, and who worked there of late.
 */
export function relatedTo(today: string): RawBuilder<unknown> {
	return sql`(
		not exists (select from unit_shiftplan_setting p where p.tenant_id = s.tenant_id and p.unit_id = s.unit_id
			and p.suggestion = 'RELATED_ONLY')
		or exists (select from unit_closure c where c.tenant_id = s.tenant_id and c.ancestor_id = s.unit_id and (
			c.descendant_id = u.unit_id
			or exists (select from user_unit y where y.tenant_id = c.tenant_id and y.user_id = u.id and y.unit_id = c.descendant_id
				and y.valid_from <= ${today} and (y.valid_to is null or y.valid_to >= ${today}))
			or exists (select from shift w where w.tenant_id = c.tenant_id and w.user_id = u.id and w.unit_id = c.descendant_id
				and w.deleted_at is null and w.day <= ${today} and w.day >= ${today}::date - ${sql.lit(relatedDays)}))))`;
}

/** Of the people who may be planned those whom the department of a workspace suggests; null: it suggests all. */
export async function suggestedAt(
	tx: Tx,
	asked: {
		readonly tenantId: string;
		readonly workspaceId: string;
		readonly today: string;
		/** Sub-query of the ids of those who may be planned. */
		readonly people: RawBuilder<string>;
		/** Sub-query of the ids of departments in which is planned. */
		readonly units: RawBuilder<string>;
	},
): Promise<{ readonly userIds: string[] | null } | undefined> {
	const { tenantId, workspaceId, today, people, units } = asked;
	const [row] = await rows(tx)<{ userIds: string[] | null }>`
		select case when exists (select from unit_shiftplan_setting p where p.tenant_id = s.tenant_id and p.unit_id = s.unit_id
				and p.suggestion = 'RELATED_ONLY')
			then (select coalesce(jsonb_agg(u.id), '[]') from app_user u where u.tenant_id = s.tenant_id and u.role = 'USER'
				and u.is_enabled and u.id in ${people} and ${relatedTo(today)}) end as "userIds"
		from workspace s where s.tenant_id = ${tenantId} and s.id = ${workspaceId} and s.unit_id in ${units}`;
	return row;
}
