import { type RawBuilder, sql } from "kysely";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { substituteStates } from "../../contract/absence-answer.ts";

export type SubstituteState = (typeof substituteStates)[number];

/** Of the row `b`: the absence is requested, and waits for who is to stand in. */
const isOpen = sql`b.state = 'REQUESTED' and exists (
	select from approval_step o where o.tenant_id = b.tenant_id and o.entity = 'absence' and o.entity_id = b.id
		and o.kind = 'SUBSTITUTE_APPROVAL' and o.state = 'OPEN')`;

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
	named: {
		readonly userId: string;
		readonly state: SubstituteState;
		/** Until when she is asked to answer; null: as long as it takes. */
		readonly dueAt: Date | null;
	} | null,
): Promise<void> {
	await execute(tx)`
		delete from absence_substitute where tenant_id = ${tenantId} and absence_id = ${absenceId}
			and (state <> 'REJECTED' or user_id = ${named?.userId ?? null}::uuid)`;
	if (named === null) return;
	const { userId, state, dueAt } = named;
	await addRows(tx, "absence_substitute", {
		tenant_id: tenantId,
		absence_id: absenceId,
		user_id: userId,
		state,
		due_at: dueAt,
	});
}

/** Who was only planned to stand in is asked. */
export async function askSubstitute(
	tx: Tx,
	tenantId: string,
	absenceId: string,
	dueAt: Date | null,
): Promise<void> {
	await execute(tx)`
		update absence_substitute set state = 'REQUESTED', due_at = ${dueAt}
		where tenant_id = ${tenantId} and absence_id = ${absenceId} and state = 'PLANNED'`;
}

/** Who stands in for an absence, or is asked to; null: nobody. */
export async function substituteOf(tx: Tx, tenantId: string, absenceId: string) {
	const row = await firstRow(tx)<{ userId: string }>`
		select user_id as "userId" from absence_substitute
		where tenant_id = ${tenantId} and absence_id = ${absenceId} and state <> 'REJECTED'`;
	return row?.userId ?? null;
}

/** Whom nobody has answered in time, the longest first. */
export function overdueSubstitutes(tx: Tx, tenantId: string, now: Date, most: number) {
	return rows(tx)<{ absenceId: string; userId: string; substituteId: string }>`
		select b.id as "absenceId", b.user_id as "userId", s.user_id as "substituteId"
		from absence_substitute s
		join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id
		where s.tenant_id = ${tenantId} and s.state = 'REQUESTED' and s.due_at <= ${now} and ${isOpen}
		order by s.due_at, b.id limit ${most}`;
}

/** Whether one of them still is, once her absence is held. */
export async function isOverdue(tx: Tx, tenantId: string, absenceId: string, now: Date) {
	const found = await rows(tx)<{ userId: string }>`
		select s.user_id as "userId" from absence_substitute s
		join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id
		where s.tenant_id = ${tenantId} and b.id = ${absenceId} and s.state = 'REQUESTED' and s.due_at <= ${now} and ${isOpen}`;
	return found.length > 0;
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

/** Whose absence it is, and when. */
interface StoodInFor extends Record<string, unknown> {
	readonly absenceId: string;
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
}

export interface SubstituteRequestRow extends StoodInFor {
	readonly version: number;
	readonly dueAt: Date | null;
}

/** Of the rows `s` and `b`: what a person is asked to stand in for and has not answered. */
const isAsked = (tenantId: string, ownId: string) => sql`
	s.tenant_id = ${tenantId} and s.user_id = ${ownId} and s.state = 'REQUESTED' and ${isOpen}`;

/** Requests to stand in that wait for a person, the earliest absence first. */
export function substituteRequests(tenantId: string, ownId: string): Statement {
	return statementOf(sql`
		select b.id as "absenceId", b.version, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
			b.from_date::text as "from", b.to_date::text as "to", b.from_part as "fromPart", b.to_part as "toPart",
			b.begin_min as "beginMinutes", b.end_min as "endMinutes", s.due_at as "dueAt"
		from absence_substitute s
		join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
		where ${isAsked(tenantId, ownId)}
		order by b.from_date, b.id
		limit 500`);
}

/** The ids of those absences, a column of a row. */
export function askedSubstitutions({
	tenantId,
	userId,
}: {
	readonly tenantId: string;
	readonly userId: string;
}): RawBuilder<unknown> {
	return sql`(
		select coalesce(jsonb_agg(b.id order by b.from_date, b.id), '[]')
		from absence_substitute s
		join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id
		where ${isAsked(tenantId, userId)})`;
}

export interface SubstitutionRow extends StoodInFor {
	/** Who stands in. */
	readonly substituteId: string;
	readonly state: Extract<SubstituteState, "REQUESTED" | "APPROVED">;
}

/** Whom some people stand in for, or are asked to, on days of a range. @param people sub-query of their ids */
export function substitutionsOf(
	tenantId: string,
	people: RawBuilder<unknown>,
	{ from, to }: { readonly from: string; readonly to: string },
): Statement {
	return statementOf(sql`
		select b.id as "absenceId", s.user_id as "substituteId", s.state, u.id as "userId", u.first_name as "firstName",
			u.last_name as "lastName", b.from_date::text as "from", b.to_date::text as "to", b.from_part as "fromPart",
			b.to_part as "toPart", b.begin_min as "beginMinutes", b.end_min as "endMinutes"
		from absence_substitute s
		join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
		where s.tenant_id = ${tenantId} and s.user_id = any(array(${people})) and s.state in ('REQUESTED', 'APPROVED')
			and b.state in ('REQUESTED', 'APPROVED') and b.to_date >= ${from} and b.from_date <= ${to}
		order by b.from_date, b.id`);
}
