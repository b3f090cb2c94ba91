import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { substituteStates } from "../../contract/absence-answer.ts";

export type SubstituteState = (typeof substituteStates)[number];

export interface SubstituteRow {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly state: SubstituteState;
	readonly dueAt: Date | null;
}

/** Everybody who was asked to stand in, who stands in now first. */
export function substitutesOf(tx: Tx, tenantId: string, absenceId: string) {
	return rows(tx)<SubstituteRow>`
		select s.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", s.state, s.due_at as "dueAt"
		from absence_substitute s
		join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		where s.tenant_id = ${tenantId} and s.absence_id = ${absenceId}
		order by s.state = 'REJECTED', s.decided_at desc nulls first, s.user_id`;
}

/** Names who stands in; who was named before is not asked any more. Null: nobody. */
export async function setSubstitute(
	tx: Tx,
	tenantId: string,
	absenceId: string,
	named: { readonly userId: string; readonly state: SubstituteState } | null,
): Promise<void> {
	await execute(tx)`
		delete from absence_substitute where tenant_id = ${tenantId} and absence_id = ${absenceId}
			and (state <> 'REJECTED' or user_id = ${named?.userId ?? null}::uuid)`;
	if (named === null) return;
	const { userId, state } = named;
	await addRows(tx, "absence_substitute", {
		tenant_id: tenantId,
		absence_id: absenceId,
		user_id: userId,
		state,
	});
}

/** What she answered, or who decides for her. */
export async function decideSubstitute(
	tx: Tx,
	tenantId: string,
	absenceId: string,
	decided: {
		readonly state: "APPROVED" | "REJECTED" | "REQUESTED";
		readonly at: Date | null;
		readonly reason?: string | null;
	},
): Promise<void> {
	const { state, at, reason = null } = decided;
	await execute(tx)`
		update absence_substitute set state = ${state}, decided_at = ${at}, reason = coalesce(${reason}, reason)
		where tenant_id = ${tenantId} and absence_id = ${absenceId} and state <> 'REJECTED'`;
}
