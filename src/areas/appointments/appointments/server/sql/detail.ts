import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import {
	type AppointmentScope,
	activityOf,
	type FoundAppointment,
	isOpenTo,
	ownPlaces,
	seriesFacts,
} from "./list.ts";

type Condition = RawBuilder<unknown>;

/** Of whom a person may change or delete appointments, beside her own. */
export interface DetailScope extends AppointmentScope {
	readonly writable: Condition | null;
	readonly deletable: Condition | null;
	readonly writableUnits: Condition;
	readonly deletableUnits: Condition;
}

export interface ParticipantRow {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly answer: "NONE" | "ACCEPTED" | "DECLINED";
}

export type OneAppointment = Omit<FoundAppointment, "userIds"> & {
	readonly description: string | null;
	readonly ownerName: string;
	readonly participants: readonly ParticipantRow[];
	/** Of a series that was to end after so many times. */
	readonly count: number | null;
	/** The reader may know that it is there. */
	readonly isSeen: boolean;
	readonly mayWrite: boolean;
	readonly mayDelete: boolean;
	/** Of one that is read from a subscribed calendar: it is changed there alone. */
	readonly calendarName: string | null;
};

/** Which one is asked for. */
export type AppointmentKey =
	| { readonly appointmentId: string }
	| { readonly seriesId: string }
	| { readonly exceptionId: string };

/** One appointment or series with all that its detail shows; rows are `OneAppointment`. */
export function oneAppointment(scope: DetailScope, key: AppointmentKey): Statement {
	const { tenantId, ownId } = scope;
	const isSingle = "appointmentId" in key;
	const table = sql.table(isSingle ? "appointment" : "appointment_series");
	const column = sql.raw(isSingle ? "appointment_id" : "series_id");
	const id = isSingle
		? sql`${key.appointmentId}::uuid`
		: "seriesId" in key
			? sql`${key.seriesId}::uuid`
			: sql`(select e.series_id from appointment_exception e where e.tenant_id = ${tenantId} and e.id = ${key.exceptionId})`;
	const isOwn = sql`p.user_id is not distinct from ${ownId}::uuid`;
	const among = (people: Condition | null, units: Condition) =>
		sql`coalesce(${isOwn} or (p.user_id is not null and ${people === null ? sql`true` : sql`p.user_id in ${people}`}) or p.unit_id in ${units}, false)`;
	const when = isSingle
		? sql`p.begin_at as begin, p.end_at as end, null::jsonb as series, null::int as count`
		: sql`null::timestamptz as begin, null::timestamptz as end, ${seriesFacts(null)} as series, p.count`;
	return statementOf(sql`
		select p.id, p.version, p.title, p.location, p.description, p.zone, p.all_day as "allDay", ${when},
			p.user_id as "userId", p.unit_id as "unitId", n.name as "unitName",
			coalesce(n.name, concat_ws(' ', u.first_name, u.last_name)) as "ownerName", ${activityOf(sql`p`)} as activity,
			(select q.answer from appointment_participant q where q.tenant_id = p.tenant_id and q.${column} = p.id and q.user_id = ${ownId}) as "ownAnswer",
			(select coalesce(jsonb_agg(jsonb_build_object('userId', w.id, 'firstName', w.first_name, 'lastName', w.last_name, 'answer', q.answer)
					order by w.last_name collate natural_order, w.first_name collate natural_order, w.id), '[]')
				from appointment_participant q join app_user w on w.tenant_id = q.tenant_id and w.id = q.user_id
				where q.tenant_id = p.tenant_id and q.${column} = p.id) as participants,
			${isOpenTo(scope, column, ownPlaces(scope))} as "isOpen",
			${among(scope.seen, scope.seenUnits)} as "isSeen",
			p.subscription_id is null and ${among(scope.writable, scope.writableUnits)} as "mayWrite",
			p.subscription_id is null and (${among(scope.deletable, scope.deletableUnits)}
				or (p.created_by is not distinct from ${ownId}::uuid and ${among(scope.writable, scope.writableUnits)})) as "mayDelete",
			(select c.name from calendar_subscription c where c.tenant_id = p.tenant_id and c.id = p.subscription_id) as "calendarName"
		from ${table} p
		left join unit n on n.tenant_id = p.tenant_id and n.id = p.unit_id
		left join app_user u on u.tenant_id = p.tenant_id and u.id = p.user_id
		where p.tenant_id = ${tenantId} and p.id = ${id}`);
}

/** Holds one against other changes of it and of its days. */
export async function holdAppointment(
	tx: Tx,
	tenantId: string,
	key: AppointmentKey,
): Promise<void> {
	if ("appointmentId" in key) {
		await execute(
			tx,
		)`select from appointment where tenant_id = ${tenantId} and id = ${key.appointmentId} for update`;
		return;
	}
	const exceptionId = "exceptionId" in key ? key.exceptionId : null;
	const seriesId = "seriesId" in key ? key.seriesId : null;
	await execute(tx)`
		select from appointment_series where tenant_id = ${tenantId} and id = coalesce(${seriesId}::uuid,
			(select e.series_id from appointment_exception e where e.tenant_id = ${tenantId} and e.id = ${exceptionId}::uuid)) for update`;
}

/** The wall clock of a person's or a unit's site; undefined where there is no such person or unit. */
export async function zoneOfOwner(
	tx: Tx,
	tenantId: string,
	{ userId, unitId }: { readonly userId: string | null; readonly unitId: string | null },
): Promise<string | undefined> {
	const row = unitId
		? await firstRow(tx)<{ zone: string }>`
			select s.time_zone as zone from unit_closure c
			join site s on s.tenant_id = c.tenant_id and (s.unit_id = c.ancestor_id or c.ancestor_id = (select id from unit where tenant_id = ${tenantId} and parent_id is null))
			where c.tenant_id = ${tenantId} and c.descendant_id = ${unitId}
			order by (s.unit_id = c.ancestor_id) desc, c.distance, s.id limit 1`
		: await firstRow(tx)<{ zone: string }>`
			select s.time_zone as zone from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
			where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row?.zone;
}
