import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { OfferedShift } from "../../contract/offered-shift.ts";
import type { AwayShift, Candidate } from "../../contract.ts";
import { type Reader, shownShift } from "./shown.ts";

/** The time that the absence `b` takes up in the zone of the site `h`; half days meet at noon. */
const awayTime = sql`tstzrange(
	(b.from_date::timestamp + make_interval(mins => coalesce(b.begin_min, case b.from_part when 'SECOND_HALF' then 720 else 0 end)))
		at time zone h.time_zone,
	(b.to_date::timestamp + make_interval(mins => coalesce(b.end_min, case b.to_part when 'FIRST_HALF' then 720 else 1440 end)))
		at time zone h.time_zone)`;

/** Shifts `o` to come of people who are away by then, with the person `u`; of some of them. */
const away = (
	{ tenantId, now }: Pick<Reader, "tenantId" | "now">,
	isMeant: RawBuilder<unknown>,
) => sql`
	shift o
	join app_user u on u.tenant_id = o.tenant_id and u.id = o.user_id
	join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
	where o.tenant_id = ${tenantId} and o.deleted_at is null and o.class_type <> 'SHIFT_FREE' and o.begin_at > ${now}
		and ${isMeant} and exists (
			select from absence b where b.tenant_id = o.tenant_id and b.user_id = o.user_id and b.state = 'APPROVED'
				and b.to_date >= o.day and b.from_date <= o.day + 2 and ${awayTime} && tstzrange(o.begin_at, o.end_at))`;

export interface AwayRow extends Pick<AwayShift, "shift" | "version" | "user"> {
	readonly id: string;
	readonly unitId: string;
}

const shownAway = (
	tenantId: string,
) => sql`o.id, o.version, o.unit_id as "unitId", ${shownShift(tenantId, sql`o.id`)} as shift,
	jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as "user"`;

/** The next ones. @param units sub-query of ids */
export function awayShifts(
	tx: Tx,
	asked: Pick<Reader, "tenantId" | "now">,
	units: RawBuilder<string>,
	most: number,
) {
	return rows(tx)<AwayRow>`
		select ${shownAway(asked.tenantId)} from ${away(asked, sql`o.unit_id in ${units}`)} order by o.begin_at, o.id limit ${most}`;
}

/** Those of a person in some days, and in which departments they are opened by themselves, as it is kept. */
export function awayShiftsOf(
	tx: Tx,
	asked: Pick<Reader, "tenantId" | "now" | "today">,
	{ userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
	most: number,
) {
	const isMeant = sql`o.user_id = ${userId} and o.day >= ${from}::date - 2 and o.day <= ${to}::date`;
	return rows(tx)<AwayRow & { readonly setting: unknown }>`
		select l.*, resolve_setting(${asked.tenantId}, l."unitId", (select i.id from unit_closure c
				join site i on i.tenant_id = c.tenant_id and i.unit_id = c.ancestor_id
				where c.tenant_id = ${asked.tenantId} and c.descendant_id = l."unitId" order by c.distance limit 1),
			'shiftplan.changes', ${asked.today}::date) as setting
		from (select ${shownAway(asked.tenantId)}, o.begin_at from ${away(asked, isMeant)} order by o.begin_at, o.id limit ${most}) l
		order by l.begin_at, l.id`;
}

interface CandidateRow extends Pick<Candidate, "user"> {
	readonly id: string;
	readonly unitId: string;
}

/** People whom shifts of departments are offered to, by department: hers are those of her departments and of all above them. */
export function candidatesOf(
	tx: Tx,
	{ tenantId, today }: Pick<Reader, "tenantId" | "today">,
	unitIds: readonly string[],
	most: number,
) {
	return rows(tx)<CandidateRow>`
		select q.id as "unitId", p.* from unnest(${[...unitIds]}::uuid[]) q(id)
		cross join lateral (
			with below as materialized (
				select c.descendant_id as id from unit_closure c where c.tenant_id = ${tenantId} and c.ancestor_id = q.id)
			select u.id, jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as "user"
			from app_user u
			where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled
				and (u.unit_id in (select id from below) or exists (
					select from user_unit y where y.tenant_id = u.tenant_id and y.user_id = u.id and y.unit_id in (select id from below)
						and y.valid_from <= ${today} and (y.valid_to is null or y.valid_to >= ${today})))
			order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit ${most}) p`;
}

/** A shift as it is shown, and who has it. */
export async function heldBy(tx: Tx, tenantId: string, id: string) {
	const [row] = await rows(tx)<{ shift: OfferedShift; user: AwayShift["user"] | null }>`
		select ${shownShift(tenantId, sql`o.id`)} as shift, case when u.id is not null then
			jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "user"
		from shift o left join app_user u on u.tenant_id = o.tenant_id and u.id = o.user_id
		where o.tenant_id = ${tenantId} and o.id = ${id}`;
	return row as { shift: OfferedShift; user: AwayShift["user"] | null };
}
