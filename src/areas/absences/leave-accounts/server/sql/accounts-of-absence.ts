import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { kindsOfLeave } from "./people.ts";

/**
 * Whose accounts an absence takes from, or took from until now, or, as an illness with certificates, gives back to; unpaid leave
 * earns nothing in any of them.
 */
export function accountsOfAbsence(tx: Tx, tenantId: string, absenceId: string) {
	return rows(tx)<{ userId: string; activityId: string }>`
		select b.user_id as "userId", coalesce(a.leave_activity_id, a.id) as "activityId"
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where b.tenant_id = ${tenantId} and b.id = ${absenceId} and a.deducts = 'LEAVE'
		union
		select c.user_id, c.activity_id
		from leave_entry e
		join leave_account c on c.tenant_id = e.tenant_id and c.id = e.account_id
		where e.tenant_id = ${tenantId} and e.absence_id = ${absenceId}
		union
		select b.user_id, coalesce(a.leave_activity_id, a.id)
		from sick_note n
		join absence b on b.tenant_id = n.tenant_id and b.user_id = n.user_id and b.from_date <= n.au_to and b.to_date >= n.au_from
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where n.tenant_id = ${tenantId} and n.absence_id = ${absenceId} and a.deducts = 'LEAVE'
		union
		select b.user_id, k.id
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id and a.occasion = 'UNPAID'
		cross join (${kindsOfLeave(tenantId)}) k
		where b.tenant_id = ${tenantId} and b.id = ${absenceId}
		order by 1, 2`;
}
