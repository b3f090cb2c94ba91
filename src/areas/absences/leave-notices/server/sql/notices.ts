import { type RawBuilder, sql } from "kysely";
import { storedAmount, unitsIn } from "#areas/absences/leave-accounts/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { openPeople } from "./list.ts";
import { isStanding } from "./standing.ts";

/** Somebody who may be told. Quantities are in the unit of the account. */
export interface Tellable {
	readonly id: string;
	readonly units: number;
	readonly unit: AccountUnit;
	readonly hasSignIn: boolean;
}

export interface WantedPeople {
	readonly tenantId: string;
	readonly year: number;
	readonly activityId: string;
	/** Condition of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	/** None: everybody who was not told yet. */
	readonly userIds?: readonly string[] | undefined;
	/** Who was told since then is left out: a job that was cut off tells nobody twice. */
	readonly notSince: Date;
}

/** People with open leave, some of them; as many statements for thousands as for one. */
export function tellablePeople(tx: Tx, wanted: WantedPeople) {
	const { tenantId, year, activityId, isVisible, userIds, notSince } = wanted;
	const who = userIds
		? sql`p.id = any(${[...userIds]}::uuid[]) and (p."sentAt" is null or not exists (
			select from leave_notice x where x.tenant_id = ${tenantId} and x.user_id = p.id and x.year = ${year}::int
				and x.activity_id = ${activityId}::uuid and x.sent_at >= ${notSince}::timestamptz))`
		: sql`p.state = 'NONE'`;
	return rows(tx)<Tellable>`
		select p.id, p.units, p.unit, exists (
			select from user_login l where l.tenant_id = ${tenantId} and l.user_id = p.id and l.is_enabled) as "hasSignIn"
		from (${openPeople({ tenantId, year, kind: sql`${activityId}::uuid` })} and ${isVisible}) p
		where ${who} order by p.id`;
}

export interface NewNotice {
	readonly id: string;
	readonly userId: string;
	readonly units: number;
	readonly unit: AccountUnit;
	readonly channel: "APP" | "LETTER";
}

/** What notices that are sent together have in common. */
export interface Sending {
	readonly tenantId: string;
	readonly year: number;
	readonly activityId: string;
	readonly lastDay: string;
	readonly sentAt: Date;
	readonly sentBy: string | null;
}

export async function insertNotices(
	tx: Tx,
	{ tenantId, year, activityId, lastDay, sentAt, sentBy }: Sending,
	notices: readonly NewNotice[],
): Promise<void> {
	await addRows(
		tx,
		"leave_notice",
		notices.map(({ id, userId, units, unit, channel }) => ({
			...{ tenant_id: tenantId, id, user_id: userId, year, activity_id: activityId, channel },
			...{ sent_at: sentAt, sent_by: sentBy, ...storedAmount(units, unit), last_day: lastDay },
		})),
	);
}

/** A notice with whose it is. */
export interface SentNotice {
	readonly id: string;
	readonly userId: string;
	readonly year: number;
	readonly activityId: string;
	readonly channel: "APP" | "LETTER";
	readonly sentAt: Date;
	readonly isReceived: boolean;
}

const sent = (tenantId: string) => sql`
	select x.id, x.user_id as "userId", x.year, x.activity_id as "activityId", x.channel, x.sent_at as "sentAt",
		exists (select from leave_notice_receipt r where r.tenant_id = x.tenant_id and r.notice_id = x.id) as "isReceived"
	from leave_notice x
	join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id
	where x.tenant_id = ${tenantId}`;

/** Those of people whom a condition of the row `u` lets through. */
export function noticesById(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	isVisible: RawBuilder<unknown>,
) {
	return rows(
		tx,
	)<SentNotice>`${sent(tenantId)} and x.id = any(${[...ids]}::uuid[]) and ${isVisible} order by x.id`;
}

/** What one has been told and has not read. */
export function unreadNotices(tx: Tx, tenantId: string, userId: string) {
	return rows(tx)<SentNotice>`${sent(tenantId)} and x.user_id = ${userId} and not exists (
		select from leave_notice_receipt r where r.tenant_id = x.tenant_id and r.notice_id = x.id) order by x.id`;
}

/** The receipt that counts. */
export interface StandingReceipt {
	readonly version: number;
	readonly receivedOn: string;
}

export function standingReceipt(tx: Tx, tenantId: string, noticeId: string) {
	return firstRow(tx)<StandingReceipt>`
		select r.nth as version, r.received_on::text as "receivedOn" from leave_notice_receipt r
		where r.tenant_id = ${tenantId} and r.notice_id = ${noticeId} and ${isStanding}`;
}

/** Writes a receipt that takes the place of one. @returns whether nobody else was faster */
export async function insertCorrection(
	tx: Tx,
	by: { readonly tenantId: string; readonly at: Date; readonly by: string | null },
	{ noticeId, receivedOn, workUnits }: NewReceipt,
	{ version, reason }: { readonly version: number; readonly reason: string },
): Promise<boolean> {
	const written = await firstRow(tx)`
		insert into leave_notice_receipt (tenant_id, notice_id, nth, received_on, how, recorded_at, recorded_by, workdays, reason)
		values (${by.tenantId}, ${noticeId}, ${version}, ${receivedOn}, 'HANDED_OVER', ${by.at}, ${by.by}, ${workUnits}::numeric / 10000, ${reason})
		on conflict (tenant_id, notice_id, nth) do nothing returning nth`;
	return written !== undefined;
}

export interface NewReceipt {
	readonly noticeId: string;
	readonly receivedOn: string;
	/** Ten thousandths of a day. */
	readonly workUnits: number;
}

/** The first receipt stays, until it is corrected. @returns the notices that are received by this */
export async function insertReceipts(
	tx: Tx,
	by: {
		readonly tenantId: string;
		readonly how: "READ" | "HANDED_OVER";
		readonly at: Date;
		readonly by: string | null;
	},
	receipts: readonly NewReceipt[],
): Promise<ReadonlySet<string>> {
	const each = <K extends keyof NewReceipt>(name: K) => receipts.map((one) => one[name]);
	const written = await rows(tx)<{ id: string }>`
		insert into leave_notice_receipt (tenant_id, notice_id, received_on, how, recorded_at, recorded_by, workdays)
		select ${by.tenantId}, r.id, r.day, ${by.how}, ${by.at}, ${by.by}, r.units / 10000
		from unnest(${each("noticeId")}::uuid[], ${each("receivedOn")}::date[], ${each("workUnits")}::numeric[]) r(id, day, units)
		on conflict (tenant_id, notice_id, nth) do nothing returning notice_id as id`;
	return new Set(written.map(({ id }) => id));
}

/** What the notice `x` of the kind `k` told of. */
const told = sql`${unitsIn("x.days", "x.minutes")} as units, k.account_unit as unit`;

/** A notice as its person reads it. */
export interface OwnNoticeRow {
	readonly id: string;
	readonly year: number;
	readonly kindName: string;
	readonly units: number;
	readonly unit: AccountUnit;
	readonly lastDay: string;
	readonly sentAt: Date;
	readonly receivedOn: string;
}

/** The latest that were received. */
export function ownNotices(tx: Tx, tenantId: string, userId: string, most: number) {
	return rows(tx)<OwnNoticeRow>`
		select x.id, x.year, k.name as "kindName", ${told}, x.last_day::text as "lastDay", x.sent_at as "sentAt",
			r.received_on::text as "receivedOn"
		from leave_notice x
		join leave_notice_receipt r on r.tenant_id = x.tenant_id and r.notice_id = x.id and ${isStanding}
		join activity k on k.tenant_id = x.tenant_id and k.id = x.activity_id
		where x.tenant_id = ${tenantId} and x.user_id = ${userId}
		order by x.sent_at desc, x.id desc limit ${most}`;
}

/** Ids of notices that somebody has not read yet; a scalar of JSON. */
export function unreadLeaveNotices(whose: {
	readonly tenantId: string;
	readonly userId: string;
}): RawBuilder<unknown> {
	return sql`(
		select coalesce(jsonb_agg(x.id order by x.sent_at, x.id), '[]') from leave_notice x
		where x.tenant_id = ${whose.tenantId} and x.user_id = ${whose.userId} and not exists (
			select from leave_notice_receipt r where r.tenant_id = x.tenant_id and r.notice_id = x.id))`;
}
