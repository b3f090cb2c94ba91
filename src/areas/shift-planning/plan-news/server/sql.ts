import { type RawBuilder, sql } from "kysely";
import { holdsWords, isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import {
	type contract,
	mostNews,
	mostReaders,
	type ShiftNews,
	type ShiftReading,
} from "../contract.ts";
import type { KnownCell, MovedShift, NewsFacts, PersonNews } from "./plan-moves.ts";

const minute = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) / 60)`;

/** The row `s` as people are told of it; null where there is none. */
const cell = sql`case when s.id is not null then jsonb_build_object('day', s.day, 'begin', ${minute("s.begin_at")},
	'end', ${minute("s.end_at")}, 'zone', s.zone, 'pauseMinutes', coalesce(s.pause1_min, 0) + coalesce(s.pause2_min, 0),
	'activityId', s.activity_id, 'workspaceId', s.workspace_id) end`;

const instant = (value: Date) => sql`${value}::timestamptz`;

/** Days of notice of the unit `u.unit_id`. */
const noticeDays = (tenantId: string, today: string, usual: number) => sql`
	coalesce((resolve_setting(${tenantId}, u.unit_id, (select i.id from unit_closure c
		join site i on i.tenant_id = c.tenant_id and i.unit_id = c.ancestor_id
		where c.tenant_id = ${tenantId} and c.descendant_id = u.unit_id order by c.distance limit 1),
		'shiftplan.changes', ${today}::date) ->> 'noticeDays')::int, ${usual})`;

/** Days of notice by department. */
export async function shortNoticeDays(
	tx: Tx,
	{ tenantId, today, usualDays }: Pick<NewsFacts, "tenantId" | "today" | "usualDays">,
	unitIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const found = await rows(tx)<{ unitId: string; days: number }>`
		select u.unit_id as "unitId", ${noticeDays(tenantId, today, usualDays)} as days
		from unnest(${[...unitIds]}::uuid[]) as u(unit_id)`;
	return new Map(found.map(({ unitId, days }) => [unitId, days]));
}

/** `judged`: what each move means to its person. */
const judged = (
	{ tenantId, actorId, now, today, hastyUntil, usualDays }: NewsFacts,
	moved: readonly MovedShift[],
) => sql`
		moved as materialized (
			-- no second join for those that are hers and known: how many that are, nobody knows beforehand
			select x."userId" as user_id, x."shiftId" as shift_id, x.was, s.unit_id,
				case when s.user_id = x."userId" and s.published_at is not null and s.deleted_at is null then ${cell} end as shift
			from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as x("userId" uuid, "shiftId" uuid, was jsonb)
			join shift s on s.tenant_id = ${tenantId} and s.id = x."shiftId"
		), period as materialized (
			select u.unit_id, ${noticeDays(tenantId, today, usualDays)} as days from (select distinct unit_id from moved) u
		), known as materialized (
			select m.user_id, m.shift_id, n.kind as kind_before, coalesce(n.first_at, ${instant(now)}) as first_at,
				coalesce(n.is_short, false) as was_short, m.shift, p.days,
				-- one that came and went unread was known by its mail
				case when n.shift_id is null or n.was is null and m.shift is null then m.was else n.was end as was
			from moved m
			join period p on p.unit_id = m.unit_id
			left join shift_news n on n.tenant_id = ${tenantId} and n.user_id = m.user_id and n.shift_id = m.shift_id
		), judged as materialized (
			select k.*, case when k.shift is null then 'GONE' when k.was is null then 'NEW' else 'CHANGED' end as kind,
				greatest((k.was ->> 'day')::date, (k.shift ->> 'day')::date) as day,
				k.was_short or exists (select from unnest(array[(k.was ->> 'day')::date, (k.shift ->> 'day')::date]) d
					where d >= ${today}::date and d <= ${today}::date + k.days) and k.days > 0 as is_short,
				k.user_id = ${actorId}::uuid
					or (k.kind_before is null or k.first_at > ${instant(hastyUntil)}) and k.was is not distinct from k.shift
					or k.first_at > ${instant(hastyUntil)} and coalesce(k.kind_before, '') = 'NEW' and k.shift is null as is_nothing
			from known k
		)`;

/**
 * Keeps what is new to people, against what they knew; in one statement, however many they are. What was done and undone within
 * the time that mails are gathered is no news, nor is what somebody did herself.
 */
export async function keepNews(
	tx: Tx,
	facts: NewsFacts,
	moved: readonly MovedShift[],
): Promise<void> {
	const { tenantId, now } = facts;
	await execute(tx)`
		with ${judged(facts, moved)}
		, dropped as (
			delete from shift_news n using judged j
			where n.tenant_id = ${tenantId} and n.user_id = j.user_id and n.shift_id = j.shift_id and j.is_nothing
		)
		insert into shift_news (tenant_id, user_id, shift_id, kind, was, first_at, made_at, day, is_short)
		select ${tenantId}, j.user_id, j.shift_id, j.kind, j.was, j.first_at, ${instant(now)}, j.day, j.is_short
		from judged j where not j.is_nothing
		on conflict (tenant_id, user_id, shift_id) do update set kind = excluded.kind, was = excluded.was, made_at = excluded.made_at,
			day = excluded.day, is_short = excluded.is_short`;
}

/** News with the shift `s` that each is about; of what is gone there is none. */
const told = sql`shift_news n
	left join shift s on s.tenant_id = n.tenant_id and s.id = n.shift_id and n.kind <> 'GONE'`;

/** What some people have not read, with the next of it; who has nothing is left out. */
export function newsOf(
	tx: Tx,
	{ tenantId, now, today }: Pick<NewsFacts, "tenantId" | "now" | "today">,
	userIds: readonly string[],
	most: number,
) {
	return rows(tx)<PersonNews>`
		select l.user_id as "userId", count(*) filter (where l.kind = 'NEW')::int as fresh,
			count(*) filter (where l.kind = 'CHANGED')::int as changed, count(*) filter (where l.kind = 'GONE')::int as gone,
			bool_or(l.is_short and l.made_at = ${instant(now)}) as "isShort",
			jsonb_agg(jsonb_build_object('kind', l.kind, 'isShort', l.is_short, 'shift', l.shift, 'was', l.was) order by l.begin, l.shift_id)
				filter (where l.place <= ${most}) as lines
		from (
			select n.user_id, n.shift_id, n.kind, n.is_short, n.made_at, coalesce(${cell}, n.was) as shift, n.was, b.begin,
				row_number() over (partition by n.user_id order by b.begin, n.shift_id) as place
			from ${told}
			cross join lateral (select coalesce(${minute("s.begin_at")}, (n.was ->> 'begin')::numeric) as begin) b
			where n.tenant_id = ${tenantId} and n.user_id = any(${[...userIds]}::uuid[]) and n.day >= ${today}) l
		group by l.user_id`;
}

export interface NewsRow
	extends Omit<ShiftNews, "madeAt" | "shift" | "was">,
		Record<string, unknown> {
	readonly madeAt: Date;
	readonly shift: KnownCell;
	readonly was: KnownCell | null;
}

/** The next of what a person has not read, in order of time. */
export function ownNews(tenantId: string, userId: string, today: string): Statement {
	return statementOf(sql`
		select * from (
			select n.shift_id as "shiftId", n.kind, n.is_short as "isShort", n.made_at as "madeAt",
				${named(sql`coalesce(${cell}, n.was)`)} as shift, ${named(sql`case when n.kind = 'CHANGED' then n.was end`)} as was
			from ${told} where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.day >= ${today}) l
		order by l.shift ->> 'day', (l.shift ->> 'begin')::numeric, l."shiftId" limit ${mostNews}`);
}

/** A cell with the names of what it refers to. */
function named(value: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(select c.cell || jsonb_build_object('activity', jsonb_build_object('name', a.name, 'color', a.color),
			'workspace', case when w.id is not null then jsonb_build_object('name', w.name) end)
		from (select ${value} as cell) c
		join activity a on a.tenant_id = n.tenant_id and a.id = (c.cell ->> 'activityId')::uuid
		left join workspace w on w.tenant_id = n.tenant_id and w.id = (c.cell ->> 'workspaceId')::uuid)`;
}

export interface ReadRow extends Record<string, unknown> {
	readonly readAt: Date | null;
}

/** Always a row. */
export function lastReading(tenantId: string, userId: string): Statement {
	return statementOf(sql`select (select r.read_at from shift_reading r
		where r.tenant_id = ${tenantId} and r.user_id = ${userId}) as "readAt"`);
}

/** Of what a person knows now. @returns how many there were */
export function dropNews(tx: Tx, tenantId: string, userId: string, until: Date): Promise<number> {
	return execute(tx)`
		delete from shift_news where tenant_id = ${tenantId} and user_id = ${userId} and made_at <= ${until}`;
}

/** Works as `maintenance`: what nobody has read of days that are long over. */
export function deleteOldNews(tx: Tx, tenantId: string, endedBefore: Date): Promise<number> {
	return execute(tx)`
		delete from shift_news where tenant_id = ${tenantId} and day < (${endedBefore}::timestamptz at time zone 'UTC')::date`;
}

export async function keepReading(
	tx: Tx,
	tenantId: string,
	userId: string,
	now: Date,
): Promise<void> {
	await execute(tx)`
		insert into shift_reading (tenant_id, user_id, read_at) values (${tenantId}, ${userId}, ${now})
		on conflict (tenant_id, user_id) do update set read_at = excluded.read_at`;
}

export interface ReadingRow
	extends Omit<ShiftReading, "waitsSince" | "readAt">,
		Record<string, unknown> {
	readonly waitsSince: Date | null;
	readonly readAt: Date | null;
	readonly unread: number;
	readonly total: number;
}

/** People whom anything of the plan was ever told, those first who have not read it, and of those the ones in a hurry. */
export function readings(
	{
		tenantId,
		today,
		people,
	}: { readonly tenantId: string; readonly today: string; readonly people: RawBuilder<string> },
	{ unitIds, recursive, search, isUnread }: InputOf<(typeof contract)["listShiftReadings"]>,
): Statement {
	const conditions = [
		sql`u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and u.id in ${people}`,
		sql`(w.user_id is not null or r.user_id is not null)`,
		...(unitIds ? [isOfUnits(tenantId, unitIds, recursive)] : []),
		...holdsWords(search),
	];
	return statementOf(sql`
		with waiting as materialized (
			select n.user_id, count(*) filter (where n.kind = 'NEW')::int as fresh, count(*) filter (where n.kind = 'CHANGED')::int as changed,
				count(*) filter (where n.kind = 'GONE')::int as gone, bool_or(n.is_short) as is_short, min(n.first_at) as since
			from shift_news n where n.tenant_id = ${tenantId} and n.day >= ${today} group by n.user_id
		), person as (
			select jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as "user", d.name as "unitName",
				jsonb_build_object('NEW', coalesce(w.fresh, 0), 'CHANGED', coalesce(w.changed, 0), 'GONE', coalesce(w.gone, 0)) as counts,
				coalesce(w.is_short, false) as "isShort", w.since as "waitsSince", r.read_at as "readAt",
				count(w.user_id) over ()::int as unread, count(*) over ()::int as total, u.last_name, u.first_name, u.id
			from app_user u
			join unit d on d.tenant_id = u.tenant_id and d.id = u.unit_id
			left join waiting w on w.user_id = u.id
			left join shift_reading r on r.tenant_id = u.tenant_id and r.user_id = u.id
			where ${sql.join(conditions, sql` and `)}
		)
		select "user", "unitName", counts, "isShort", "waitsSince", "readAt", unread, total from person
		where ${isUnread === undefined ? sql`true` : sql`("waitsSince" is not null) = ${isUnread}`}
		order by "waitsSince" is null, "isShort" desc, last_name collate natural_order, first_name collate natural_order, id
		limit ${mostReaders}`);
}
