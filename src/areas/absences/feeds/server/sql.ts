import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { PermissionItem } from "#kit/server/session.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { FeedContent, feedKinds } from "../contract.ts";

export type FeedKind = (typeof feedKinds)[number];

export interface NewFeed {
	readonly id: string;
	readonly tokenHash: Buffer;
	readonly userId: string;
	readonly feed: FeedKind;
	readonly unitId: string | null;
	readonly contents: readonly FeedContent[];
	readonly language: string;
	readonly now: Date;
}

export async function insertFeed(tx: Tx, tenantId: string, row: NewFeed): Promise<void> {
	await addRows(tx, "ics_token", {
		tenant_id: tenantId,
		token_hash: row.tokenHash,
		id: row.id,
		user_id: row.userId,
		feed: row.feed,
		unit_id: row.unitId,
		contents: [...row.contents],
		language: row.language,
		created_at: row.now,
	});
}

/** Holds the person, so that two who create at once count each other's. */
export async function countFeeds(tx: Tx, tenantId: string, userId: string): Promise<number> {
	await execute(
		tx,
	)`select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`;
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from ics_token where tenant_id = ${tenantId} and user_id = ${userId}`;
	return row?.count ?? 0;
}

export interface FeedRow extends Record<string, unknown> {
	readonly id: string;
	readonly feed: FeedKind;
	readonly unitName: string | null;
	readonly contents: FeedContent[];
	readonly createdAt: Date;
	readonly usedAt: Date | null;
}

export function feedsOf(tenantId: string, userId: string) {
	return statementOf(sql`
		select t.id, t.feed, n.name as "unitName", t.contents, t.created_at as "createdAt", t.used_at as "usedAt"
		from ics_token t
		left join unit n on n.tenant_id = t.tenant_id and n.id = t.unit_id
		where t.tenant_id = ${tenantId} and t.user_id = ${userId}
		order by t.created_at desc, t.id desc`);
}

/** @returns what kind of feed it was; undefined where the person has no such address */
export async function deleteFeed(tx: Tx, tenantId: string, userId: string, id: string) {
	const row = await firstRow(tx)<{ feed: FeedKind }>`
		delete from ics_token where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning feed`;
	return row?.feed;
}

/** An address that opens something, with who made it as that person is now. */
export interface OpenFeed {
	readonly id: string;
	readonly userId: string;
	readonly feed: FeedKind;
	readonly unitId: string | null;
	readonly unitName: string | null;
	readonly contents: readonly FeedContent[];
	readonly language: string;
	readonly siteId: string;
	/** Of the person's site. */
	readonly zone: string;
	readonly today: string;
	readonly permissions: readonly PermissionItem[];
	/** Nobody has noted within the hour that it is in use. */
	readonly isUseUnknown: boolean;
}

/** Undefined for what never was, was revoked, and for who is switched off: nobody can tell one from another. */
export function openFeed(tx: Tx, tenantId: string, tokenHash: Buffer, now: Date) {
	return firstRow(tx)<OpenFeed>`
		select t.id, t.user_id as "userId", t.feed, t.unit_id as "unitId", n.name as "unitName", t.contents, t.language,
			u.site_id as "siteId", s.time_zone as zone, d.today, gate.permission_items(t.tenant_id, t.user_id, d.today) as permissions,
			t.used_at is null or t.used_at < ${now}::timestamptz - interval '1 hour' as "isUseUnknown"
		from ics_token t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id and u.is_enabled and u.role = 'USER'
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		left join unit n on n.tenant_id = t.tenant_id and n.id = t.unit_id
		cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::date as today) d
		where t.tenant_id = ${tenantId} and t.token_hash = ${tokenHash}`;
}

export async function noteUse(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
	await execute(
		tx,
	)`update ics_token set used_at = ${now} where tenant_id = ${tenantId} and id = ${id}`;
}

/** From which day to which a calendar reaches, both included. */
export interface Span {
	readonly from: string;
	readonly to: string;
}

export interface FeedAbsence {
	readonly id: string;
	readonly userId: string;
	readonly name: string;
	readonly classType: "ABSENCE" | "SICK" | "LEAVE";
	readonly activity: string;
	readonly state: "REQUESTED" | "APPROVED";
	readonly from: string;
	readonly to: string;
	readonly fromPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	readonly toPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	/** Of hours of one day. */
	readonly beginMinute: number | null;
	readonly endMinute: number | null;
	readonly zone: string;
	readonly version: number;
}

/** More than any calendar program shows. */
const mostEvents = 10_000;

/** Absences of people who are there, the earliest first. */
export function absencesOf(
	tx: Tx,
	tenantId: string,
	people: RawBuilder<string>,
	{ from, to, states }: Span & { readonly states: readonly FeedAbsence["state"][] },
): Promise<FeedAbsence[]> {
	return rows(tx)<FeedAbsence>`
		select a.id, a.user_id as "userId", concat_ws(' ', u.first_name, u.last_name) as name, a.class_type as "classType",
			v.name as activity, a.state, a.from_date as from, a.to_date as to, a.from_part as "fromPart", a.to_part as "toPart",
			a.begin_min as "beginMinute", a.end_min as "endMinute", s.time_zone as zone, a.version
		from absence a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_enabled
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		join activity v on v.tenant_id = a.tenant_id and v.id = a.activity_id
		where a.tenant_id = ${tenantId} and a.user_id in ${people} and a.state = any(${[...states]}::text[])
			and a.from_date <= ${to} and a.to_date >= ${from}
		order by a.from_date, u.last_name, u.first_name, a.id
		limit ${mostEvents}`;
}

export interface FeedHoliday {
	readonly id: string;
	readonly date: string;
	readonly name: string;
	readonly isHalf: boolean;
	readonly version: number;
}

/** What is free at a site. */
export function holidaysOf(tx: Tx, tenantId: string, siteId: string, { from, to }: Span) {
	return rows(tx)<FeedHoliday>`
		select id, date, name, factor = 0.5 as "isHalf", version from holiday
		where tenant_id = ${tenantId} and (site_id is null or site_id = ${siteId}) and factor > 0
			and date between ${from} and ${to}
		order by date, name, id`;
}

export interface FeedShift {
	readonly id: string;
	readonly name: string;
	readonly activity: string;
	/** A planned day off. */
	readonly isFree: boolean;
	readonly workspace: string | null;
	readonly day: string;
	readonly begin: Date;
	readonly end: Date;
	readonly version: number;
}

/** One person's, or those that are planned for a unit and those below it. */
export type ShiftsOfWhom = { readonly userId: string } | { readonly unitId: string };

/** Shifts that were published and that somebody has, the earliest first. */
export function shiftsOf(tx: Tx, tenantId: string, whose: ShiftsOfWhom, { from, to }: Span) {
	const isTheirs =
		"userId" in whose
			? sql`x.user_id = ${whose.userId}`
			: sql`x.unit_id in (select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${whose.unitId})`;
	return rows(tx)<FeedShift>`
		select x.id, concat_ws(' ', u.first_name, u.last_name) as name, v.name as activity, x.class_type = 'SHIFT_FREE' as "isFree",
			w.name as workspace, x.day, x.begin_at as begin, x.end_at as end, x.version
		from shift x
		join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id and u.is_enabled
		join activity v on v.tenant_id = x.tenant_id and v.id = x.activity_id
		left join workspace w on w.tenant_id = x.tenant_id and w.id = x.workspace_id
		where x.tenant_id = ${tenantId} and ${isTheirs} and x.deleted_at is null and x.published_at is not null
			and x.day between ${from} and ${to}
		order by x.begin_at, u.last_name, u.first_name, x.id
		limit ${mostEvents}`;
}

export function onePerson(userId: string): RawBuilder<string> {
	return sql<string>`(${userId}::uuid)`;
}
