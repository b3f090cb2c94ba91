import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { columnsOf, type HeldAbsence, heldAbsence } from "./absence.ts";

/** Adds absences, at most a few hundred; of one time of the company, or of none. */
export async function insertAbsences(
	tx: Tx,
	tenantId: string,
	companyDayId: string | null,
	absences: readonly HeldAbsence[],
): Promise<void> {
	if (absences.length === 0) return;
	await addRows(
		tx,
		"absence",
		absences.map(({ id, userId, state, reason, ...values }) => ({
			tenant_id: tenantId,
			id,
			user_id: userId,
			state,
			reason,
			company_day_id: companyDayId,
			...columnsOf(values),
		})),
	);
}

/** What was made of one absence belongs to the same time of the company. */
export async function keepCompanyDay(
	tx: Tx,
	tenantId: string,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
	await execute(tx)`
		update absence n set company_day_id = o.company_day_id from absence o
		where n.tenant_id = ${tenantId} and n.id = ${to} and o.tenant_id = ${tenantId} and o.id = ${from} and o.company_day_id is not null`;
}

export interface CompanyAbsence extends HeldAbsence {
	/** Something about it is asked that nobody has decided yet. */
	readonly isOpen: boolean;
}

/** Absences of a time of the company that still count or are wanted, of some of its people; held. */
export function companyAbsences(
	tx: Tx,
	tenantId: string,
	companyDayId: string,
	userIds: readonly string[],
) {
	return rows(tx)<CompanyAbsence>`
		select ${heldAbsence}, (
			exists (select from approval_step s where s.tenant_id = b.tenant_id and s.entity = 'absence' and s.entity_id = b.id and s.state = 'OPEN')
			or exists (select from time_tracking_change_request c where c.tenant_id = b.tenant_id and c.entity = 'absence'
				and c.entity_id = b.id and c.state = 'OPEN')) as "isOpen"
		from absence b
		where b.tenant_id = ${tenantId} and b.company_day_id = ${companyDayId} and b.user_id = any(${[...userIds]}::uuid[])
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')
		order by b.user_id, b.id for update of b`;
}

/** Cancels absences; what their days cost is gone. */
export async function cancelAbsences(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<void> {
	await execute(tx)`
		update absence set state = 'CANCELLED', version = version + 1 where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	await execute(tx)`
		delete from absence_day where tenant_id = ${tenantId} and absence_id = any(${[...ids]}::uuid[])`;
}
