import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { Owner } from "./write.ts";

/** Into which calendar something is read: a person's or a unit's, by hand or from a subscription. */
export interface ImportTarget extends Owner {
	readonly tenantId: string;
	readonly subscriptionId: string | null;
	readonly createdBy: string | null;
}

export interface KnownImport {
	readonly id: string;
	readonly uid: string;
	readonly sequence: number;
	readonly hash: string;
	readonly isSeries: boolean;
}

const tables = ["appointment", "appointment_series"] as const;

const isOf = ({ tenantId, subscriptionId, userId, unitId }: ImportTarget) => sql`
	p.tenant_id = ${tenantId} and p.ics_uid is not null
	and coalesce(p.subscription_id, p.user_id, p.unit_id) = ${subscriptionId ?? userId ?? unitId}::uuid`;

/** What was read before under some ids, or all of it. */
export function knownImports(
	tx: Tx,
	target: ImportTarget,
	uids: readonly string[] | null,
): Promise<KnownImport[]> {
	const wanted = uids === null ? sql`` : sql`and p.ics_uid = any(${[...uids]}::text[])`;
	const found = tables.map(
		(table) => sql`
		select p.id, p.ics_uid as uid, p.ics_sequence as sequence, encode(p.ics_hash, 'hex') as hash, ${table === "appointment_series"} as "isSeries"
		from ${sql.table(table)} p where ${isOf(target)} ${wanted}`,
	);
	return rows(tx)<KnownImport>`${sql.join(found, sql` union all `)}`;
}

/** Holds the calendar against another reading of the same. */
export async function holdCalendar(tx: Tx, { tenantId, ...of }: ImportTarget): Promise<void> {
	const key = `${tenantId} ${of.subscriptionId ?? of.userId ?? of.unitId}`;
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${key}, 5))`;
}

export async function removeImports(tx: Tx, tenantId: string, ids: readonly string[]) {
	if (ids.length === 0) return;
	const gone = [...ids];
	await execute(
		tx,
	)`delete from appointment where tenant_id = ${tenantId} and id = any(${gone}::uuid[])`;
	await execute(
		tx,
	)`delete from appointment_series where tenant_id = ${tenantId} and id = any(${gone}::uuid[])`;
}

/** Rows as columns are named, all in one statement; those that are there become what is given. */
export async function keepSingles(
	tx: Tx,
	target: ImportTarget,
	given: readonly object[],
): Promise<void> {
	if (given.length === 0) return;
	const { tenantId, userId, unitId, subscriptionId, createdBy } = target;
	await execute(tx)`
		insert into appointment (tenant_id, user_id, unit_id, subscription_id, created_by, id, title, location, description, zone, all_day,
			begin_at, end_at, ics_uid, ics_sequence, ics_hash)
		select ${tenantId}::uuid, ${userId}::uuid, ${unitId}::uuid, ${subscriptionId}::uuid, ${createdBy}::uuid, x.id, x.title, x.location,
			x.description, x.zone, x.all_day, x.begin_at, x.end_at, x.ics_uid, x.ics_sequence, decode(x.hash, 'hex')
		from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) x (id uuid, title text, location text, description text, zone text,
			all_day boolean, begin_at timestamptz, end_at timestamptz, ics_uid text, ics_sequence int, hash text)
		on conflict (tenant_id, id) do update set title = excluded.title, location = excluded.location, description = excluded.description,
			zone = excluded.zone, all_day = excluded.all_day, begin_at = excluded.begin_at, end_at = excluded.end_at,
			ics_sequence = excluded.ics_sequence, ics_hash = excluded.ics_hash, version = appointment.version + 1`;
}

export async function keepSeries(
	tx: Tx,
	target: ImportTarget,
	given: readonly { readonly id: string }[],
	exceptions: readonly object[],
): Promise<void> {
	if (given.length === 0) return;
	const { tenantId, userId, unitId, subscriptionId, createdBy } = target;
	await execute(tx)`
		insert into appointment_series (tenant_id, user_id, unit_id, subscription_id, created_by, id, title, location, description, zone, all_day,
			begin_min, end_min, type, interval_count, weekdays, nth, first_day, last_day, ics_uid, ics_sequence, ics_hash)
		select ${tenantId}::uuid, ${userId}::uuid, ${unitId}::uuid, ${subscriptionId}::uuid, ${createdBy}::uuid, x.id, x.title, x.location,
			x.description, x.zone, x.all_day, x.begin_min, x.end_min, x.type, x.interval_count, x.weekdays, x.nth, x.first_day, x.last_day,
			x.ics_uid, x.ics_sequence, decode(x.hash, 'hex')
		from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) x (id uuid, title text, location text, description text, zone text,
			all_day boolean, begin_min int, end_min int, type text, interval_count int, weekdays smallint[], nth smallint, first_day date,
			last_day date, ics_uid text, ics_sequence int, hash text)
		on conflict (tenant_id, id) do update set title = excluded.title, location = excluded.location, description = excluded.description,
			zone = excluded.zone, all_day = excluded.all_day, begin_min = excluded.begin_min, end_min = excluded.end_min, type = excluded.type,
			interval_count = excluded.interval_count, weekdays = excluded.weekdays, nth = excluded.nth, first_day = excluded.first_day,
			last_day = excluded.last_day, count = null, ics_sequence = excluded.ics_sequence, ics_hash = excluded.ics_hash,
			version = appointment_series.version + 1`;
	await execute(tx)`delete from appointment_exception where tenant_id = ${tenantId}
		and series_id = any(${given.map(({ id }) => id)}::uuid[])`;
	if (exceptions.length === 0) return;
	await execute(tx)`
		insert into appointment_exception (tenant_id, id, series_id, original_day, type, title, location, description, begin_at, end_at, all_day)
		select ${tenantId}::uuid, x.id, x.series_id, x.original_day, x.type, x.title, x.location, x.description, x.begin_at, x.end_at, x.all_day
		from jsonb_to_recordset(${JSON.stringify(exceptions)}::jsonb) x (id uuid, series_id uuid, original_day date, type text, title text,
			location text, description text, begin_at timestamptz, end_at timestamptz, all_day boolean)`;
}
