import { sql } from "kysely";
import type { PersonRow } from "#kit/contract/person-record/person-record.ts";
import { addMissingRows } from "#kit/server/add-missing-rows.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { personTable } from "#kit/server/person-record/person-table.ts";
import { rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { accountAssignments, assignedTwice } from "../../contract/assignments.ts";

export const assignmentTable = personTable("special_account_user", accountAssignments, {
	constraints: { special_account_user_once: assignedTwice },
});

/** Accounts of a person as `items` (`HeldAccount`) of one row; no row where there is no such person. */
export const heldBy = composedStatement(
	["tenantId", "userId"],
	({ tenantId, userId }) => sql`
		select coalesce((
			select json_agg(json_build_object('accountId', a.id, 'code', a.code, 'name', a.name, 'category', a.category,
				'valueClass', a.value_class, 'priority', a.priority, 'factorPercent', a.factor_percent,
				'isForAll', a.is_for_all, 'modifiedMinutes', coalesce(m.minutes, 0), 'assignments', coalesce(h.ranges, '[]'))
				order by a.code collate natural_order)
			from special_account a
			left join (
				select s.account_id, json_agg(json_build_object('id', s.id, 'version', s.version,
					'validFrom', s.valid_from, 'validTo', s.valid_to) order by s.valid_from desc) as ranges
				from special_account_user s where s.tenant_id = ${tenantId} and s.user_id = ${userId} group by s.account_id
			) h on h.account_id = a.id
			left join (
				select c.account_id, sum(case c.type when 'ENTITLEMENT' then c.minutes else -c.minutes end) as minutes
				from special_account_modification c where c.tenant_id = ${tenantId} and c.user_id = ${userId} group by c.account_id
			) m on m.account_id = a.id
			where a.tenant_id = u.tenant_id
				and (h.account_id is not null or m.account_id is not null or (a.is_for_all and a.is_enabled))
		), '[]') as items
		from app_user u where u.tenant_id = ${tenantId} and u.id = ${userId}`,
);

/** Those of some accounts that are not archived, and whether they have rules; kept from being archived meanwhile. */
export async function usableAccounts(tx: Tx, tenantId: string, accountIds: readonly string[]) {
	const found = await rows(tx)<{ id: string; hasRules: boolean }>`
		select a.id, exists (select from special_account_rule r
			where r.tenant_id = a.tenant_id and r.account_id = a.id) as "hasRules"
		from special_account a
		where a.tenant_id = ${tenantId} and a.id = any(${[...accountIds]}::uuid[]) and a.is_enabled
		order by a.id for share of a`;
	return new Map(found.map(({ id, hasRules }) => [id, { hasRules }]));
}

export type NewAssignment = Omit<PersonRow<typeof accountAssignments.declaration>, "version">;

/** @returns ids of those that were written; the others overlap what is there */
export function insertAssignments(
	tx: Tx,
	tenantId: string,
	rows: readonly NewAssignment[],
): Promise<Set<string>> {
	const given = rows.map((row) => ({ tenant_id: tenantId, ...columnsOf(row) }));
	return addMissingRows(tx, "special_account_user", given);
}
