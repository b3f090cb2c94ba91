import { type RawBuilder, sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { accountKind } from "./list.ts";

/** Kinds of leave that somebody has an account of, or a rule may fill. */
export function leaveKinds(tx: Tx, tenantId: string) {
	return rows(tx)<LeaveKind>`${kindsOfLeave(tenantId)}`;
}

export interface LeaveKind {
	readonly id: string;
	readonly name: string;
	/** Of its accounts. */
	readonly unit: AccountUnit;
}

/** The same as a question of its own; rows are `LeaveKind`. */
export function kindsOfLeave(tenantId: string): RawBuilder<unknown> {
	return sql`
		select a.id, a.name, a.account_unit as unit from activity a
		where a.tenant_id = ${tenantId} and (
			exists (select from leave_rule r where r.tenant_id = a.tenant_id and r.activity_id = a.id and r.is_enabled)
			or exists (select from leave_account c where c.tenant_id = a.tenant_id and c.activity_id = a.id))
		order by a.name collate natural_order, a.id`;
}

/** A kind of leave, and whether it is the one that is asked about. */
export interface AskedKind extends LeaveKind, Record<string, unknown> {
	readonly isAsked: boolean;
}

/** Kinds of leave that have accounts; rows are `AskedKind`. */
export function askedKinds(tenantId: string, activityId: string | undefined): RawBuilder<unknown> {
	return sql`
		select k.*, k.id = ${accountKind(tenantId, activityId)} as "isAsked" from (${kindsOfLeave(tenantId)}) k
		order by k.name collate natural_order, k.id`;
}

/** The kind of leave that is asked about; null where the company keeps no accounts. */
export async function kindAsked(tx: Tx, tenantId: string, activityId: string | undefined) {
	const found = await rows(tx)<AskedKind>`${askedKinds(tenantId, activityId)}`;
	return found.find(({ isAsked }) => isAsked) ?? null;
}

/** The next people by id, some of them; who is archived keeps the accounts as they are. */
export async function nextPeople(tx: Tx, tenantId: string, afterId: string, most: number) {
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.id > ${afterId} and u.is_enabled and u.role = 'USER'
		order by u.id limit ${most}`;
	return found.map(({ id }) => id);
}
