import { type RawBuilder, sql } from "kysely";
import { isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { NamedPerson } from "#areas/time-tracking/target-actual/contract/fields.ts";
import {
	type MonthToFreeze,
	namedPerson,
} from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, jsonTexts, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { contract } from "../../contract.ts";

/** Of some people, of those of some units, or of all, those who are among `closable`; in order of ids, as people are held. */
export async function closablePeople(
	tx: Tx,
	tenantId: string,
	closable: RawBuilder<string>,
	{ userIds, unitIds }: Pick<InputOf<typeof contract.closeMonths>, "userIds" | "unitIds">,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.id in ${closable}
			${userIds === undefined ? sql`and u.is_enabled` : sql`and u.id = any(${[...userIds]}::uuid[])`}
			${unitIds === undefined ? sql`` : sql`and ${isOfUnits(tenantId, unitIds, true)}`}
		order by u.id`;
	return found.map(({ id }) => id);
}

export interface HeldPerson {
	readonly user: NamedPerson;
	/** Civil day where she works. */
	readonly today: string;
	/** The close that holds; null while the month is open. */
	readonly closeNo: number | null;
	/** Of all closes so far; 0 without any. */
	readonly lastCloseNo: number;
	readonly runningEntries: number;
}

/**
 * Holds people for oneself alone, in the order of their ids: every writer of what a closed month locks holds their rows too,
 * less strictly, so nothing of the month is on its way when this returns.
 */
export async function holdForClosing(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<HeldPerson[]> {
	const ids = [...userIds];
	// who changes what days are reckoned by waits for this, or is waited for (`hold_closings`)
	await execute(
		tx,
	)`select pg_advisory_xact_lock_shared(hashtextextended(${`closing ${tenantId}`}, 0))`;
	// a statement of its own: the next one sees what was committed while this one waited
	await execute(tx)`
		select from app_user where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for update`;
	return rows(tx)<HeldPerson>`
		select ${namedPerson} as "user", (${now}::timestamptz at time zone s.time_zone)::date::text as today, c.close_no as "closeNo",
			coalesce((select max(f.close_no) from frozen_month f
				where f.tenant_id = u.tenant_id and f.user_id = u.id and f.month = ${from}::date), 0) as "lastCloseNo",
			(select count(*)::int from time_tracking t
				where t.tenant_id = u.tenant_id and t.user_id = u.id and t.end_at is null
					and t.day >= ${from} and t.day <= ${to}) as "runningEntries"
		from app_user u
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		left join closed_month c on c.tenant_id = u.tenant_id and c.user_id = u.id and c.month = ${from}::date
		where u.tenant_id = ${tenantId} and u.id = any(${ids}::uuid[]) order by u.id`;
}

interface Close {
	readonly tenantId: string;
	readonly userId: string;
	/** The month's first day. */
	readonly month: string;
	readonly closeNo: number;
	readonly by: string | null;
	readonly at: Date;
}

export interface FrozenMonth extends Close {
	readonly days: MonthToFreeze["days"];
	readonly figures: unknown;
	readonly versions: unknown;
}

/** Keeps what months came to, and locks them. All of one tenant. */
export async function insertClosed(
	tx: Tx,
	tenantId: string,
	months: readonly FrozenMonth[],
): Promise<void> {
	const days = months.flatMap((month) =>
		month.days.map(({ result, trace }) => ({ ...month, result, trace })),
	);
	await execute(tx)`
		insert into frozen_day (tenant_id, user_id, day, close_no, result, trace)
		select ${tenantId}::uuid, g.user_id, g.day, g.close_no, g.result::jsonb, g.trace::jsonb
		from rows from (unnest(${days.map(({ userId }) => userId)}::uuid[]), unnest(${days.map(({ result }) => result.day)}::date[]),
			unnest(${days.map(({ closeNo }) => closeNo)}::int[]), ${jsonTexts(days.map(({ result }) => result))},
			${jsonTexts(days.map(({ trace }) => trace))}) as g(user_id, day, close_no, result, trace)`;
	await addRows(
		tx,
		"frozen_month",
		months.map((month) => ({
			...rowOf(month),
			figures: JSON.stringify(month.figures),
			versions: JSON.stringify(month.versions),
		})),
	);
	await addRows(tx, "closed_month", months.map(rowOf));
}

function rowOf({ tenantId, userId, month, closeNo, by, at }: Close) {
	const whose = { tenant_id: tenantId, user_id: userId, month };
	return { ...whose, close_no: closeNo, closed_by: by, closed_at: at };
}

export async function deleteClosed(tx: Tx, tenantId: string, userId: string, month: string) {
	await execute(tx)`delete from closed_month
		where tenant_id = ${tenantId} and user_id = ${userId} and month = ${month}`;
}

/** Ids of the ledger's lines that a close wrote. */
export async function ledgerIdsOf(
	tx: Tx,
	{ tenantId, userId, month, closeNo }: Omit<Close, "by" | "at">,
): Promise<string[]> {
	const found = await firstRow(tx)<{ ids: string[] }>`
		select coalesce(versions -> 'ledgerIds', '[]') as ids from frozen_month
		where tenant_id = ${tenantId} and user_id = ${userId} and month = ${month} and close_no = ${closeNo}`;
	return found?.ids ?? [];
}
