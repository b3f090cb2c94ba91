import { type RawBuilder, sql } from "kysely";
import { nearestHoldersOfEach } from "#areas/staff/user-roles/server/public.ts";
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

/** Shifts `o` to come of people who are away by then, with the person `u`; of some of them, and of some absences `b`. */
const away = (
	{ tenantId, now }: Pick<Reader, "tenantId" | "now">,
	isMeant: RawBuilder<unknown>,
	isCause: RawBuilder<unknown> = sql`true`,
) => sql`
	shift o
	join app_user u on u.tenant_id = o.tenant_id and u.id = o.user_id
	join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
	where o.tenant_id = ${tenantId} and o.deleted_at is null and o.class_type <> 'SHIFT_FREE' and o.begin_at > ${now}
		and ${isMeant} and exists (
			select from absence b where b.tenant_id = o.tenant_id and b.user_id = o.user_id and b.state = 'APPROVED'
				and b.to_date >= o.day and b.from_date <= o.day + 2 and ${isCause} and ${awayTime} && tstzrange(o.begin_at, o.end_at))`;

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

/** An absence: who is away, and when; inclusive. */
export interface Away {
	readonly id: string;
	readonly userId: string;
	readonly from: string;
	readonly to: string;
}

export interface MetShift extends Pick<AwayRow, "id" | "unitId"> {
	readonly userId: string;
	/** What its department does then, as it is kept. */
	readonly setting: unknown;
}

/** The next ones of each person in the time of some absences. */
export function awayShiftsOf(
	tx: Tx,
	asked: Pick<Reader, "tenantId" | "now" | "today">,
	absences: readonly Away[],
	mostOfEach: number,
) {
	const ids = absences.map(({ id }) => id);
	const userIds = [...new Set(absences.map(({ userId }) => userId))];
	const first = absences.map(({ from }) => from).toSorted()[0];
	const last = absences
		.map(({ to }) => to)
		.toSorted()
		.at(-1);
	const isMeant = sql`o.user_id = any(${userIds}::uuid[]) and o.day between ${first}::date - 2 and ${last}::date`;
	const isCause = sql`b.id = any(${ids}::uuid[])`;
	return rows(tx)<MetShift>`
		with met as materialized (
			select o.id, o.unit_id, o.user_id, o.begin_at,
				row_number() over (partition by o.user_id order by o.begin_at, o.id) as nth
			from ${away(asked, isMeant, isCause)}),
		place as (
			select n.unit_id, resolve_setting(${asked.tenantId}, n.unit_id, (select i.id from unit_closure c
					join site i on i.tenant_id = c.tenant_id and i.unit_id = c.ancestor_id
					where c.tenant_id = ${asked.tenantId} and c.descendant_id = n.unit_id order by c.distance limit 1),
				'shiftplan.changes', ${asked.today}::date) as setting
			from (select distinct unit_id from met) n)
		select l.id, l.unit_id as "unitId", l.user_id as "userId", p.setting
		from met l join place p on p.unit_id = l.unit_id
		where l.nth <= ${mostOfEach} order by l.begin_at, l.id`;
}

/** A person, and somebody who plans her. */
export interface PlannerOf {
	readonly userId: string;
	readonly holderId: string;
}

/** Who plans whom of some people: those who are nearest to each. */
export function plannersOf(
	tx: Tx,
	asked: Pick<Reader, "tenantId" | "today">,
	userIds: readonly string[],
) {
	const right = { key: "shiftplan.manage", level: "WRITE" } as const;
	const people = sql`select unnest(${[...userIds]}::uuid[]) as id`;
	return rows(tx)<PlannerOf>`
		select n."userId", n."holderId" from ${nearestHoldersOfEach({ ...asked, ...right }, people)} n`;
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
