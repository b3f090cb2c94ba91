import { sql } from "kysely";
import { waitsWithin } from "#areas/time-tracking/target-actual/server/public.ts";
import type { LedgerEntry } from "#domain/overtime/ledger-entry.ts";
import type { OvertimeLimits } from "#domain/overtime/overtime-limits.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { OvertimeAccount } from "../../contract/fields.ts";

export interface StoredEntry extends LedgerEntry {
	readonly reason: string | null;
}

export type StoredAccount = Readonly<Pick<OvertimeAccount, "openedOn" | "limits" | "version">>;

const account = sql`
	a.opened_on as "openedOn", a.version, json_build_object('upper', a.upper_min, 'upperNotice', a.upper_notice_min,
		'lower', a.lower_min, 'lowerNotice', a.lower_notice_min, 'cap', a.cap_min) as limits`;

export function readAccount(tx: Tx, tenantId: string, userId: string, lock = sql``) {
	return firstRow(tx)<StoredAccount>`
		select ${account} from overtime_account a
		where a.tenant_id = ${tenantId} and a.user_id = ${userId} ${lock}`;
}

/** The same to be written to: two who take from one balance take one after the other. */
export function holdAccount(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<StoredAccount | undefined> {
	return readAccount(tx, tenantId, userId, sql`for update of a`);
}

/** An account with all its lines, the newest first. */
export interface HeldLedger extends Pick<StoredAccount, "openedOn" | "limits"> {
	readonly userId: string;
	readonly entries: readonly StoredEntry[];
}

/** Ledgers of some people to be written to, held in the order of their ids. */
export async function holdLedgers(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<HeldLedger[]> {
	const held = await rows(tx)<StoredAccount & { readonly userId: string }>`
		select a.user_id as "userId", ${account} from overtime_account a
		where a.tenant_id = ${tenantId} and a.user_id = any(${[...userIds]}::uuid[])
		order by a.user_id for update of a`;
	if (held.length === 0) return [];
	const found = await entriesOf(
		tx,
		tenantId,
		held.map(({ userId }) => userId),
	);
	const entries = Map.groupBy(found, ({ userId }) => userId);
	return held.map((one) => ({ ...one, entries: entries.get(one.userId) ?? [] }));
}

/** All lines of some people's ledgers, the newest first. */
export function entriesOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<StoredEntry & { readonly userId: string }>`
		select e.user_id as "userId", e.id, e.kind, e.effective_on as "effectiveOn", e.minutes, e.reason,
			e.reverses_id as "reversesId"
		from overtime_entry e
		where e.tenant_id = ${tenantId} and e.user_id = any(${[...userIds]}::uuid[])
		order by e.effective_on desc, e.id desc`;
}

/** Days of one person; both inclusive. */
export interface LedgerSpan extends OpenDays {
	readonly userId: string;
}

/** What the days of some people's spans come to, by their ids; one span a person. */
export async function balancesOfSpans(
	tx: Tx,
	tenantId: string,
	spans: readonly LedgerSpan[],
): Promise<ReadonlyMap<string, number>> {
	const found = await rows(tx)<{ userId: string; minutes: number }>`
		select g.user_id as "userId", sum(d.balance_min)::int as minutes
		from unnest(${spans.map((one) => one.userId)}::uuid[], ${spans.map((one) => one.from)}::date[],
			${spans.map((one) => one.to)}::date[]) as g(user_id, from_day, to_day)
		join day_result d on d.tenant_id = ${tenantId} and d.user_id = g.user_id and d.day >= g.from_day and d.day <= g.to_day
		group by g.user_id`;
	return new Map(found.map(({ userId, minutes }) => [userId, minutes]));
}

/** Days of an account that no close has carried over; both inclusive. */
interface OpenDays {
	readonly from: string;
	readonly to: string;
}

/** Whether days of an account wait to be computed anew. */
export async function isWaiting(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ from, to }: OpenDays,
): Promise<boolean> {
	const days = { from: sql`${from}::date`, until: sql`${to}::date + 1` };
	const row = await firstRow(tx)<{ waits: boolean }>`
		select ${waitsWithin(tenantId, sql`${userId}::uuid`, days)} as waits`;
	return row?.waits ?? false;
}

/** What the days of months come to, the newest first. */
export function openMonthsOf(tx: Tx, tenantId: string, userId: string, { from, to }: OpenDays) {
	return rows(tx)<OvertimeAccount["openMonths"][number]>`
		select to_char(d.day, 'YYYY-MM') as month, sum(d.balance_min)::int as minutes
		from day_result d
		where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.day >= ${from}::date and d.day <= ${to}::date
		group by 1 order by 1 desc`;
}

/** Whose entry it is; undefined where there is none. */
export async function holderOf(tx: Tx, tenantId: string, entryId: string) {
	const row = await firstRow(tx)<{ user_id: string }>`
		select user_id from overtime_entry where tenant_id = ${tenantId} and id = ${entryId}`;
	return row?.user_id;
}

export async function insertAccount(tx: Tx, tenantId: string, userId: string, openedOn: string) {
	await addRows(tx, "overtime_account", {
		tenant_id: tenantId,
		user_id: userId,
		opened_on: openedOn,
	});
}

export async function insertEntries(
	tx: Tx,
	tenantId: string,
	entries: readonly (StoredEntry & { readonly userId: string })[],
) {
	if (entries.length === 0) return;
	await addRows(
		tx,
		"overtime_entry",
		entries.map((entry) => ({
			tenant_id: tenantId,
			id: entry.id,
			user_id: entry.userId,
			kind: entry.kind,
			effective_on: entry.effectiveOn,
			minutes: entry.minutes,
			reason: entry.reason,
			reverses_id: entry.reversesId,
		})),
	);
}

/** @returns the new version */
export async function updateLimits(
	tx: Tx,
	tenantId: string,
	userId: string,
	limits: OvertimeLimits,
): Promise<number> {
	const { version } = await tx
		.updateTable("overtime_account")
		.set((eb) => ({
			upper_min: limits.upper,
			upper_notice_min: limits.upperNotice,
			lower_min: limits.lower,
			lower_notice_min: limits.lowerNotice,
			cap_min: limits.cap,
			version: eb("version", "+", 1),
		}))
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}
