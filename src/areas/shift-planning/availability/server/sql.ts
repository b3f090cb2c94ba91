import { type RawBuilder, sql } from "kysely";
import type { KeptAvailability, LaidAvailability } from "#domain/shifts/availability.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** Where somebody belongs, and what that says about the time until which she is asked. */
export interface PlaceRow extends Record<string, unknown> {
	readonly zone: string;
	/** Of `shiftplan.participation`, as it is kept. */
	readonly setting: unknown;
	/** The last day that her department released, where it does so by the day. */
	readonly releasedTo: string | null;
}

/** Of a person of the company; the place is that of today. */
export function placeOf(tenantId: string, userId: string, today: string): Statement {
	return statementOf(sql`
		select h.time_zone as zone, resolve_setting(${tenantId}, u.unit_id, u.site_id, 'shiftplan.participation', ${today}::date) as setting,
			case when p.publishing = 'LIMITED' then p.published_to::text end as "releasedTo"
		from app_user u
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		left join unit_shiftplan_setting p on p.tenant_id = u.tenant_id and p.unit_id = u.unit_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`);
}

export interface AvailabilityRow extends Record<string, unknown> {
	readonly id: string;
	readonly version: number;
	readonly userId: string;
	readonly begin: Date;
	readonly end: Date;
	readonly available: boolean;
	readonly wish: number | null;
}

/**
 * What some people said of days, by the clock of each one's site; in order of people and time.
 *
 * @param people sub-query of ids of those that may be read beside oneself; null: everybody
 */
export function availabilitiesOf(
	{
		tenantId,
		ownId,
		people,
	}: { tenantId: string; ownId: string; people: RawBuilder<string> | null },
	{ from, to, userIds }: { from: string; to: string; userIds: readonly string[] },
): Statement {
	const isSeen = people === null ? sql`true` : sql`(u.id = ${ownId} or u.id in ${people})`;
	return statementOf(sql`
		select a.id, a.version, u.id as "userId", a.begin_at as begin, a.end_at as "end", a.available, a.wish
		from app_user u
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		cross join lateral (
			select * from availability x where x.tenant_id = ${tenantId} and x.user_id = u.id
				and tstzrange(x.begin_at, x.end_at) && tstzrange(${from}::timestamp at time zone h.time_zone,
					(${to}::date + 1)::timestamp at time zone h.time_zone) offset 0) a
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[]) and ${isSeen}
		order by u.id, a.begin_at`);
}

const minute = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) / 60)::float8`;
const instant = (minutes: number) => new Date(minutes * 60_000);

/** What somebody said that touches a stretch or lies in it. The person is held. */
export function touching(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ begin, end }: { readonly begin: number; readonly end: number },
) {
	return rows(tx)<KeptAvailability>`
		select id, ${minute("begin_at")} as begin, ${minute("end_at")} as "end", available, wish from availability
		where tenant_id = ${tenantId} and user_id = ${userId}
			and tstzrange(begin_at, end_at) && tstzrange(${instant(begin - 1)}::timestamptz, ${instant(end)}::timestamptz, '[]')
		order by begin_at`;
}

export async function removeAll(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await execute(tx)`
		delete from availability where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

/** Adds stretches that meet nothing that is there. */
export async function addAll(
	tx: Tx,
	tenantId: string,
	userId: string,
	laid: readonly (LaidAvailability & { readonly id: string })[],
): Promise<void> {
	if (laid.length === 0) return;
	const list = laid.map(({ begin, end, ...one }) => ({
		...one,
		begin: instant(begin),
		end: instant(end),
	}));
	await execute(tx)`
		insert into availability (tenant_id, id, user_id, begin_at, end_at, available, wish)
		select ${tenantId}, x.id, ${userId}, x.begin, x."end", x.available, x.wish
		from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as x(id uuid, begin timestamptz, "end" timestamptz, available boolean, wish int)`;
}
