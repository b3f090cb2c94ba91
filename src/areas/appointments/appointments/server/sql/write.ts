import { type RawBuilder, sql } from "kysely";
import type { Span } from "#domain/appointments/occurrences.ts";
import type { SeriesDays } from "#domain/appointments/recurrence.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { CheckedTimes } from "../appointment-values.ts";

export interface Owner {
	readonly userId: string | null;
	readonly unitId: string | null;
}

export interface Content {
	readonly title: string;
	readonly location: string | null;
	readonly description: string | null;
	readonly activityId: string | null;
}

export interface NewRow {
	readonly id: string;
	readonly zone: string;
	readonly createdBy: string;
}

function contentColumns({ title, location, description, activityId }: Content) {
	return {
		title,
		location: location || null,
		description: description || null,
		activity_id: activityId,
	};
}

const spanColumns = ({ begin, end }: Span, allDay: boolean) => ({
	begin_at: new Date(begin * 60_000),
	end_at: new Date(end * 60_000),
	all_day: allDay,
});

const ownerColumns = ({ userId, unitId }: Owner) => ({ user_id: userId, unit_id: unitId });

export async function insertAppointment(
	tx: Tx,
	tenantId: string,
	{ id, zone, createdBy }: NewRow,
	owner: Owner,
	content: Content,
	{ span, allDay }: { readonly span: Span; readonly allDay: boolean },
): Promise<void> {
	await addRows(tx, "appointment", {
		...{ tenant_id: tenantId, id, zone, created_by: createdBy },
		...ownerColumns(owner),
		...contentColumns(content),
		...spanColumns(span, allDay),
	});
}

/** @returns the new version */
export function updateAppointmentRow(
	tx: Tx,
	tenantId: string,
	id: string,
	content: Content,
	{ span, allDay }: { readonly span: Span; readonly allDay: boolean },
): Promise<number> {
	const change = { ...contentColumns(content), ...spanColumns(span, allDay) };
	return changeRow(tx, "appointment", { tenantId, id }, change);
}

export interface SeriesValues {
	readonly times: CheckedTimes;
	readonly days: SeriesDays;
	readonly count: number | null;
}

function seriesColumns({ times, days, count }: SeriesValues) {
	const { rule, first, last } = days;
	return {
		all_day: times.allDay,
		begin_min: times.beginMinute,
		end_min: times.endMinute,
		type: rule.type,
		interval_count: rule.interval,
		weekdays: [...rule.weekdays],
		nth: rule.nth,
		first_day: isoOfDay(first),
		last_day: last === null ? null : isoOfDay(last),
		count,
	};
}

export async function insertSeries(
	tx: Tx,
	tenantId: string,
	{ id, zone, createdBy }: NewRow,
	owner: Owner,
	content: Content,
	values: SeriesValues,
): Promise<void> {
	await addRows(tx, "appointment_series", {
		...{ tenant_id: tenantId, id, zone, created_by: createdBy },
		...ownerColumns(owner),
		...contentColumns(content),
		...seriesColumns(values),
	});
}

/** @returns the new version */
export function updateSeriesRow(
	tx: Tx,
	tenantId: string,
	id: string,
	content: Content,
	values: SeriesValues,
): Promise<number> {
	const change = { ...contentColumns(content), ...seriesColumns(values) };
	return changeRow(tx, "appointment_series", { tenantId, id }, change);
}

/** Lets a series end, on a day that it has. */
export function endSeries(tx: Tx, tenantId: string, id: string, last: string): Promise<number> {
	return changeRow(tx, "appointment_series", { tenantId, id }, { last_day: last, count: null });
}

export async function removeAppointment(tx: Tx, tenantId: string, id: string): Promise<void> {
	await removeRow(tx, "appointment", { tenantId, id });
}

export async function removeSeries(tx: Tx, tenantId: string, id: string): Promise<void> {
	await removeRow(tx, "appointment_series", { tenantId, id });
}

export interface NewException {
	readonly id: string;
	readonly seriesId: string;
	readonly day: string;
	/** Null: left out. */
	readonly moved: (Content & { readonly span: Span; readonly allDay: boolean }) | null;
}

function exceptionColumns(moved: NewException["moved"]) {
	if (moved === null) return { type: "DELETED" };
	return { type: "MOVED", ...contentColumns(moved), ...spanColumns(moved.span, moved.allDay) };
}

export async function insertException(
	tx: Tx,
	tenantId: string,
	{ id, seriesId, day, moved }: NewException,
): Promise<void> {
	await addRows(tx, "appointment_exception", {
		...{ tenant_id: tenantId, id, series_id: seriesId, original_day: day },
		...exceptionColumns(moved),
	});
}

/** @returns the new version */
export function updateException(
	tx: Tx,
	tenantId: string,
	id: string,
	moved: NewException["moved"],
): Promise<number> {
	return changeRow(tx, "appointment_exception", { tenantId, id }, exceptionColumns(moved));
}

export async function removeExceptions(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await execute(
		tx,
	)`delete from appointment_exception where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

/** Gives exceptions of one series to another that has their days. */
export async function giveExceptions(
	tx: Tx,
	tenantId: string,
	seriesId: string,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await execute(tx)`update appointment_exception set series_id = ${seriesId}
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

/** Whether a kind of appointments can be chosen. */
export async function isAppointmentKind(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	const row = await firstRow(tx)<{ id: string }>`
		select id from activity where tenant_id = ${tenantId} and id = ${id} and class_type = 'APPOINTMENT' and is_enabled`;
	return row !== undefined;
}

/** Of some people those who may be invited: whom the reader lists, and those of her own unit. */
export async function invitable(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	seen: RawBuilder<unknown> | null,
): Promise<string[]> {
	const isSeen = seen === null ? sql`true` : sql`u.id in ${seen}`;
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
			and u.role = 'USER' and ${isSeen}`;
	return found.map(({ id }) => id);
}

/** Makes some people those who are asked to come; who stays keeps what she answered unless all are asked anew. */
export async function setParticipants(
	tx: Tx,
	tenantId: string,
	key: { readonly appointmentId: string } | { readonly seriesId: string },
	userIds: readonly string[],
	{ now, isAskedAnew }: { readonly now: Date; readonly isAskedAnew: boolean },
): Promise<void> {
	const appointmentId = "appointmentId" in key ? key.appointmentId : null;
	const seriesId = "seriesId" in key ? key.seriesId : null;
	const ids = [...userIds];
	await execute(tx)`
		delete from appointment_participant where tenant_id = ${tenantId} and (appointment_id = ${appointmentId} or series_id = ${seriesId})
			and user_id <> all(${ids}::uuid[])`;
	if (isAskedAnew)
		await execute(tx)`
			update appointment_participant set answer = 'NONE', answered_at = null
			where tenant_id = ${tenantId} and (appointment_id = ${appointmentId} or series_id = ${seriesId}) and answer <> 'NONE'`;
	const newIds = ids.map(() => newId(now.getTime()));
	await execute(tx)`
		insert into appointment_participant (tenant_id, id, appointment_id, series_id, user_id)
		select ${tenantId}, x.id, ${appointmentId}::uuid, ${seriesId}::uuid, x.user_id from unnest(${newIds}::uuid[], ${ids}::uuid[]) x (id, user_id)
		on conflict do nothing`;
}

/** @returns whether the person was asked to come */
export async function keepAnswer(
	tx: Tx,
	tenantId: string,
	{
		id,
		userId,
		answer,
		now,
	}: { readonly id: string; readonly userId: string; readonly answer: string; readonly now: Date },
) {
	const row = await firstRow(tx)<{ isSeries: boolean }>`
		update appointment_participant set answer = ${answer}, answered_at = ${now}
		where tenant_id = ${tenantId} and user_id = ${userId} and (appointment_id = ${id} or series_id = ${id})
		returning series_id is not null as "isSeries"`;
	return row;
}

/** Those who are asked to come to another series have answered what they answered to this one. */
export async function copyAnswers(
	tx: Tx,
	tenantId: string,
	fromId: string,
	toId: string,
): Promise<void> {
	await execute(tx)`
		update appointment_participant q set answer = o.answer, answered_at = o.answered_at from appointment_participant o
		where q.tenant_id = ${tenantId} and q.series_id = ${toId} and o.tenant_id = ${tenantId} and o.series_id = ${fromId}
			and o.user_id = q.user_id`;
}
