import { sql } from "kysely";
import type { Owner } from "#areas/appointments/appointments/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { CalendarFault, CalendarSubscription } from "../contract.ts";

export interface NewSubscription extends Owner {
	readonly id: string;
	readonly name: string;
	readonly addressSealed: Buffer;
	readonly host: string;
	readonly createdBy: string;
	readonly etag: string | null;
	readonly kept: number;
	readonly skipped: number;
	readonly now: Date;
	readonly nextAt: Date;
}

export async function insertSubscription(tx: Tx, tenantId: string, row: NewSubscription) {
	await addRows(tx, "calendar_subscription", {
		...{ tenant_id: tenantId, id: row.id, user_id: row.userId, unit_id: row.unitId },
		...{ name: row.name, address_sealed: row.addressSealed, host: row.host },
		...{ created_by: row.createdBy, created_at: row.now, tried_at: row.now, read_at: row.now },
		...{ next_at: row.nextAt, etag: row.etag, kept: row.kept, skipped: row.skipped },
	});
}

/** Of one person or one unit. */
export async function countSubscriptions(
	tx: Tx,
	tenantId: string,
	{ userId, unitId }: Owner,
): Promise<number> {
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from calendar_subscription
		where tenant_id = ${tenantId} and (user_id = ${userId} or unit_id = ${unitId})`;
	return row?.count ?? 0;
}

interface Reach {
	readonly tenantId: string;
	readonly ownId: string;
	/** Units as sub-queries of ids. */
	readonly readable: ReturnType<typeof sql>;
	readonly writable: ReturnType<typeof sql>;
}

export type SubscriptionRow = Omit<CalendarSubscription, "readAt" | "nextAt"> &
	Record<string, unknown> & { readonly readAt: Date | null; readonly nextAt: Date };

/** @param id one alone; null: all of them */
export function subscriptionsOf({ tenantId, ownId, readable, writable }: Reach, id: string | null) {
	return statementOf(sql`
		select c.id, c.name, c.host, c.user_id as "userId", c.unit_id as "unitId", n.name as "unitName", c.fault, c.read_at as "readAt",
			c.next_at as "nextAt", c.kept, c.skipped, (c.user_id is not distinct from ${ownId}::uuid or c.unit_id in ${writable}) as "mayDelete"
		from calendar_subscription c
		left join unit n on n.tenant_id = c.tenant_id and n.id = c.unit_id
		where c.tenant_id = ${tenantId} and (c.user_id = ${ownId} or c.unit_id in ${readable}) and (${id}::uuid is null or c.id = ${id})
		order by n.name collate natural_order nulls first, c.name collate natural_order, c.id`);
}

export async function removeSubscription(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`delete from calendar_subscription where tenant_id = ${tenantId} and id = ${id}`;
}

export async function readSoon(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
	await execute(tx)`
		update calendar_subscription set next_at = ${now}, etag = null where tenant_id = ${tenantId} and id = ${id}`;
}

export interface DueSubscription extends Owner {
	readonly id: string;
	readonly addressSealed: Buffer;
	readonly etag: string | null;
	readonly failures: number;
	readonly kept: number;
	readonly skipped: number;
	readonly createdBy: string | null;
}

/** The one that waits longest, put off so that nobody else reads it meanwhile; undefined where none is due. */
export function takeDue(tx: Tx, tenantId: string, now: Date, until: Date) {
	return firstRow(tx)<DueSubscription>`
		update calendar_subscription c set next_at = ${until}, tried_at = ${now}
		where c.tenant_id = ${tenantId} and c.id = (
			select d.id from calendar_subscription d
			where d.tenant_id = ${tenantId} and d.next_at <= ${now} order by d.next_at, d.id limit 1 for update skip locked)
		returning c.id, c.user_id as "userId", c.unit_id as "unitId", c.address_sealed as "addressSealed", c.etag, c.failures, c.kept, c.skipped,
			c.created_by as "createdBy"`;
}

export interface Outcome {
	readonly fault: CalendarFault | null;
	readonly failures: number;
	readonly etag: string | null;
	readonly kept: number;
	readonly skipped: number;
	readonly now: Date;
	readonly nextAt: Date;
}

/** @returns whether the subscription is still there */
export async function keepOutcome(tx: Tx, tenantId: string, id: string, outcome: Outcome) {
	const { fault, failures, etag, kept, skipped, now, nextAt } = outcome;
	const found = await rows(tx)<{ id: string }>`
		update calendar_subscription set fault = ${fault}, failures = ${failures}, etag = ${etag}, kept = ${kept}, skipped = ${skipped},
			read_at = case when ${fault}::text is null then ${now} else read_at end, next_at = ${nextAt}
		where tenant_id = ${tenantId} and id = ${id} returning id`;
	return found.length === 1;
}

/** Zones of the company's sites: likelier than others where a file names a clock that nobody knows. */
export async function zonesOfSites(tx: Tx, tenantId: string): Promise<string[]> {
	const found = await rows(tx)<{ zone: string }>`
		select distinct time_zone as zone from site where tenant_id = ${tenantId} order by zone`;
	return found.map(({ zone }) => zone);
}
