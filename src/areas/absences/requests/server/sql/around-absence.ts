import { sql } from "kysely";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { type HeldAbsence, heldAbsence } from "./absence.ts";

interface Span {
	readonly from: string;
	readonly to: string;
}

/** Other absences of a person that lie on some days and are wanted or count. */
export function othersWithin(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ from, to, exceptId }: Span & { readonly exceptId: string | null },
) {
	return rows(tx)<HeldAbsence>`
		select ${heldAbsence} from absence b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${from} and b.from_date <= ${to}
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED') and b.id is distinct from ${exceptId}::uuid
		order by b.from_date, b.id`;
}

/** Dates of the employment that a day lies in, else of the last one. */
export async function employmentOf(tx: Tx, tenantId: string, userId: string, day: string) {
	const row = await firstRow(tx)<{ entryDate: string | null; exitDate: string | null }>`
		select coalesce(e.entry_date, u.entry_date)::text as "entryDate",
			case when e.user_id is null then u.exit_date else e.exit_date end::text as "exitDate"
		from app_user u
		left join lateral (
			select * from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
			order by (e.entry_date <= ${day} and coalesce(e.exit_date, 'infinity') >= ${day}) desc, e.entry_date desc limit 1) e on true
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row ?? { entryDate: null, exitDate: null };
}

export interface TeamAbsence extends Span {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly state: ActivityState;
}

/** Colleagues of a person's unit who are away on some days, or ask to be, by name. */
export function teamAway(tx: Tx, tenantId: string, userId: string, { from, to }: Span) {
	return rows(tx)<TeamAbsence>`
		select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
			b.from_date::text as "from", b.to_date::text as "to", b.state
		from app_user me
		join app_user u on u.tenant_id = me.tenant_id and u.unit_id = me.unit_id and u.id <> me.id and u.is_enabled and u.role = 'USER'
		join absence b on b.tenant_id = u.tenant_id and b.user_id = u.id and b.to_date >= ${from} and b.from_date <= ${to}
			and b.state in ('REQUESTED', 'APPROVED')
		where me.tenant_id = ${tenantId} and me.id = ${userId}
		order by u.last_name collate natural_order, u.first_name collate natural_order, b.from_date, b.id`;
}

/** How many belong to a person's unit, herself among them. */
export async function teamSize(tx: Tx, tenantId: string, userId: string): Promise<number> {
	const row = await firstRow(tx)<{ people: number }>`
		select count(*)::int as people from app_user me
		join app_user u on u.tenant_id = me.tenant_id and u.unit_id = me.unit_id and u.is_enabled and u.role = 'USER'
		where me.tenant_id = ${tenantId} and me.id = ${userId}`;
	return row?.people ?? 0;
}

export interface PossibleSubstitute {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly isAway: boolean;
}

/** Enabled people of a person's unit but herself, those who are there first. */
export function possibleSubstitutes(tx: Tx, tenantId: string, userId: string, { from, to }: Span) {
	return rows(tx)<PossibleSubstitute>`
		select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", exists (
			select from absence b where b.tenant_id = u.tenant_id and b.user_id = u.id and b.to_date >= ${from}
				and b.from_date <= ${to} and b.state in ('REQUESTED', 'APPROVED')) as "isAway"
		from app_user me
		join app_user u on u.tenant_id = me.tenant_id and u.unit_id = me.unit_id and u.id <> me.id and u.is_enabled and u.role = 'USER'
		where me.tenant_id = ${tenantId} and me.id = ${userId}
		order by "isAway", u.last_name collate natural_order, u.first_name collate natural_order, u.id
		limit 500`;
}

/** Whether somebody may be named as a substitute: an enabled person of the company. */
export async function isColleague(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
	const row = await firstRow(tx)`
		select 1 from app_user where tenant_id = ${tenantId} and id = ${userId} and is_enabled and role = 'USER'`;
	return row !== undefined;
}

/** On which days somebody is away, or asks to be, within some days. */
export function awayWithin(tx: Tx, tenantId: string, userId: string, { from, to }: Span) {
	return rows(tx)<Span>`
		select greatest(b.from_date, ${from}::date)::text as "from", least(b.to_date, ${to}::date)::text as "to"
		from absence b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${from} and b.from_date <= ${to}
			and b.state in ('REQUESTED', 'APPROVED')
		order by b.from_date, b.id`;
}

/** Of the row `b`, whose current substitute is the person. */
export const isSubstitute = (userId: string) => sql`exists (
	select from absence_substitute s where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.user_id = ${userId}
		and s.state <> 'REJECTED')`;
