import type { AbsenceKind } from "#domain/absences/kind-fault.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";

type StoredKind = Pick<AbsenceKind, "classType" | "deducts" | "leaveActivityId">;

/** What an activity is taken from; undefined where there is none. */
export function readKind(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<StoredKind>`
		select class_type as "classType", deducts, leave_activity_id as "leaveActivityId"
		from activity where tenant_id = ${tenantId} and id = ${id}`;
}

/** Whether other kinds are taken from the leave account of an activity. */
export async function isAccountOfOthers(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	const found = await firstRow(tx)`
		select from activity where tenant_id = ${tenantId} and leave_activity_id = ${id} limit 1`;
	return found !== undefined;
}

/** Whether anybody has an account of a kind of leave. */
export async function hasLeaveAccounts(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	const found = await firstRow(tx)`
		select from leave_account where tenant_id = ${tenantId} and activity_id = ${id} limit 1`;
	return found !== undefined;
}
