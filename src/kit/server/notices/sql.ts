import { type RawBuilder, sql } from "kysely";
import { type NoticeMode, usualDigestHour } from "#kit/contract/notices.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { execute, firstRow, rows } from "../rows-of.ts";
import { statementOf } from "../statement-of.ts";

export function idsAsQuery(ids: readonly string[]): RawBuilder<string> {
	return sql<string>`(select unnest(${[...ids]}::uuid[]))`;
}

export interface NewNoticeRow {
	readonly tenantId: string;
	readonly id: string;
	readonly kind: string;
	readonly usual: NoticeMode;
	readonly now: Date;
	/** When mails of the mode NOW are made. */
	readonly soon: Date;
	readonly task: string;
	readonly entity: string;
	readonly actorId: string | null;
	readonly doers: readonly string[];
}

/** Who is told, and what of the person `u` is said. */
export interface ToldPeople {
	/** Of the notice; where it is not said, one for all of a call. */
	readonly id?: RawBuilder<unknown>;
	/** Rows that belong to people; nothing where all are told the same. */
	readonly join: RawBuilder<unknown>;
	readonly isMeant: RawBuilder<unknown>;
	readonly entityId: RawBuilder<unknown>;
	readonly subjectUserId: RawBuilder<unknown>;
	readonly parameters: RawBuilder<unknown>;
}

/** The same to all of some people. @param people sub-query of ids */
export function sameToAll(
	people: RawBuilder<string>,
	said: {
		readonly entityId: string;
		readonly subjectUserId: string | null;
		readonly parameters: string;
	},
): ToldPeople {
	return {
		join: sql``,
		isMeant: sql`u.id in ${people}`,
		entityId: sql`${said.entityId}::uuid`,
		subjectUserId: sql`${said.subjectUserId}::uuid`,
		parameters: sql`${said.parameters}::jsonb`,
	};
}

/** To each person something of her own. */
export function ownToEach(
	told: readonly {
		readonly userId: string;
		readonly aboutId?: string;
		readonly parameters: object;
	}[],
): ToldPeople {
	const about = sql`coalesce(w."aboutId", u.id)`;
	return {
		join: sql`join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as w("userId" uuid, "aboutId" uuid, parameters jsonb) on w."userId" = u.id`,
		isMeant: sql`true`,
		entityId: about,
		subjectUserId: about,
		parameters: sql`w.parameters`,
	};
}

/** Things, each to some people. */
export function thingsToEach(things: readonly ToldThing[]): ToldPeople {
	return {
		id: sql`w.id`,
		join: sql`join (select x.*, p.id as "userId" from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
				as x(id uuid, "entityId" uuid, "userIds" uuid[], parameters jsonb) cross join unnest(x."userIds") p(id)) w on w."userId" = u.id`,
		isMeant: sql`true`,
		entityId: sql`w."entityId"`,
		subjectUserId: sql`null::uuid`,
		parameters: sql`w.parameters`,
	};
}

export interface ToldThing {
	/** Of its notices. */
	readonly id: string;
	readonly entityId: string;
	readonly userIds: readonly string[];
	readonly parameters: object;
}

/** The next time that it is a person's hour at her site `s`; `h` is what she chose. */
const nextDigest = (now: RawBuilder<unknown>) => sql`(
	select ((case when extract(hour from l.at) < w.hour then l.at::date else l.at::date + 1 end)
		+ make_interval(hours => w.hour)) at time zone s.time_zone
	from (select ${now} at time zone s.time_zone as at) l,
		(select coalesce(h.hour, ${usualDigestHour})::int as hour) w)`;

/**
 * A row for each of the people who wants to hear of it, and a task for each who wants that now; where one waits already, at
 * its time, so that nobody is put off by what follows.
 */
export async function insertNotices(tx: Tx, people: ToldPeople, row: NewNoticeRow): Promise<void> {
	const { tenantId, kind, now, task } = row;
	await execute(tx)`
		with told as (
			insert into notice (tenant_id, id, user_id, kind, mode, due_at, entity, entity_id, subject_user_id, actor_id,
				parameters)
			select u.tenant_id, ${people.id ?? sql`${row.id}::uuid`}, u.id, ${kind}, m.mode,
				case m.mode when 'NOW' then ${row.soon}::timestamptz else ${nextDigest(sql`${now}::timestamptz`)} end,
				${row.entity}, ${people.entityId}, ${people.subjectUserId}, ${row.actorId}::uuid, ${people.parameters}
			from app_user u
			${people.join}
			join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
			left join notice_choice c on c.tenant_id = u.tenant_id and c.user_id = u.id and c.kind = ${kind}
			left join notice_hour h on h.tenant_id = u.tenant_id and h.user_id = u.id
			cross join lateral (select coalesce(c.mode, ${row.usual}) as mode) m
			where u.tenant_id = ${tenantId} and ${people.isMeant} and u.id <> all(${[...row.doers]}::uuid[])
				and u.is_enabled and u.role = 'USER' and u.mail is not null and m.mode <> 'OFF'
			returning user_id, mode, due_at
		), hasty as (
			select user_id, min(due_at) as due_at from told where mode = 'NOW' group by user_id
		)
		select gate.enqueue_task(${task}, ${tenantId}::uuid, t.user_id, least(t.due_at, (
			select min(n.due_at) from notice n
			where n.tenant_id = ${tenantId} and n.user_id = t.user_id and n.mode = 'NOW')), ${task} || ':' || t.user_id)
		from hasty t`;
}

export function deleteNoticesAbout(
	tx: Tx,
	tenantId: string,
	entityId: string,
	kinds: readonly string[],
): Promise<number> {
	return execute(tx)`
		delete from notice where tenant_id = ${tenantId} and entity_id = ${entityId} and kind = any(${[...kinds]}::text[])`;
}

/** What of some kinds still waits for some people. */
export function deleteNoticesOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	kinds: readonly string[],
): Promise<number> {
	return execute(tx)`
		delete from notice where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[]) and kind = any(${[...kinds]}::text[])`;
}

/** One thing to tell a person of. */
export interface DueNotice {
	readonly kind: string;
	readonly mode: Exclude<NoticeMode, "OFF">;
	readonly parameters: object;
	readonly actor: string | null;
	readonly person: string | null;
	readonly isOwn: boolean;
	/** She has switched the kind off since. */
	readonly isOff: boolean;
}

/** Takes away what is due for a person: what she wants at once, and what is in her digest by now. The oldest first. */
export function takeNotices(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ kinds, now }: { readonly kinds: readonly string[]; readonly now: Date },
): Promise<DueNotice[]> {
	// a kind that this version does not know waits for one that does
	return rows(tx)<DueNotice>`
		with taken as (
			delete from notice
			where tenant_id = ${tenantId} and user_id = ${userId} and kind = any(${[...kinds]}::text[])
				and (mode = 'NOW' or due_at <= ${now})
			returning *
		)
		select t.kind, t.mode, t.parameters,
			nullif(concat_ws(' ', a.first_name, a.last_name), '') as actor,
			nullif(concat_ws(' ', p.first_name, p.last_name), '') as person,
			t.actor_id is not distinct from t.subject_user_id as "isOwn", coalesce(c.mode = 'OFF', false) as "isOff"
		from taken t
		left join app_user a on a.tenant_id = t.tenant_id and a.id = t.actor_id
		left join app_user p on p.tenant_id = t.tenant_id and p.id = t.subject_user_id
		left join notice_choice c on c.tenant_id = t.tenant_id and c.user_id = t.user_id and c.kind = t.kind
		order by t.seq`;
}

export interface NoticeReceiver {
	readonly name: string;
	readonly mail: string | null;
	readonly isEnabled: boolean;
	readonly language: string | null;
}

export function readReceiver(tx: Tx, tenantId: string, userId: string) {
	return firstRow(tx)<NoticeReceiver>`
		select concat_ws(' ', u.first_name, u.last_name) as name, u.mail, u.is_enabled as "isEnabled",
			s.value #>> '{}' as language
		from app_user u
		left join user_setting s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.scope = 'PROFILE'
			and s.key = 'Profile.Language'
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
}

/** People with something due: their digest, or what was to be told at once and whose task got lost. */
export async function readDuePeople(
	tx: Tx,
	tenantId: string,
	{ now, lostBefore }: { readonly now: Date; readonly lostBefore: Date },
): Promise<string[]> {
	const found = await rows(tx)<{ userId: string }>`
		select distinct user_id as "userId" from notice
		where tenant_id = ${tenantId} and due_at <= ${now} and (mode = 'DIGEST' or due_at < ${lostBefore})`;
	return found.map(({ userId }) => userId);
}

/** Works as `maintenance`: what nobody could tell, since no version knows its kind any more. */
export function deleteOldNotices(tx: Tx, tenantId: string, dueBefore: Date): Promise<number> {
	return execute(tx)`delete from notice where tenant_id = ${tenantId} and due_at < ${dueBefore}`;
}

export interface ChosenNotices extends Record<string, unknown> {
	readonly hasMail: boolean;
	readonly hour: number;
	/** Kind → mode, where it differs from what is usual. */
	readonly chosen: Readonly<Record<string, NoticeMode>>;
}

/** What a person has chosen, in one row. */
export function chosenNotices(tenantId: string, userId: string): Statement {
	return statementOf(sql`
		select u.mail is not null as "hasMail", coalesce(h.hour, ${usualDigestHour})::int as hour, (
			select coalesce(jsonb_object_agg(c.kind, c.mode), '{}') from notice_choice c
			where c.tenant_id = u.tenant_id and c.user_id = u.id) as chosen
		from app_user u
		left join notice_hour h on h.tenant_id = u.tenant_id and h.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`);
}

export async function chooseNotice(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ kind, mode }: { readonly kind: string; readonly mode: NoticeMode },
): Promise<void> {
	await execute(tx)`
		insert into notice_choice (tenant_id, user_id, kind, mode) values (${tenantId}, ${userId}, ${kind}, ${mode})
		on conflict (tenant_id, user_id, kind) do update set mode = excluded.mode`;
}

/** Another hour of the digest; what waits for it comes at the new one. */
export async function chooseDigestHour(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ hour, now }: { readonly hour: number; readonly now: Date },
): Promise<void> {
	await execute(tx)`
		insert into notice_hour (tenant_id, user_id, hour) values (${tenantId}, ${userId}, ${hour})
		on conflict (tenant_id, user_id) do update set hour = excluded.hour`;
	await execute(tx)`
		update notice n set due_at = ${nextDigest(sql`${now}::timestamptz`)}
		from app_user u
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		join notice_hour h on h.tenant_id = u.tenant_id and h.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = ${userId} and n.tenant_id = u.tenant_id and n.user_id = u.id
			and n.mode = 'DIGEST' and n.due_at > ${now}`;
}
