import { type RawBuilder, sql } from "kysely";
import { longestDays } from "#domain/appointments/occurrences.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

type Condition = RawBuilder<unknown>;

export const mostSingles = 5_000;
export const mostSeries = 1_000;

/** Of whom a reader may know what. */
export interface AppointmentScope {
	readonly tenantId: string;
	readonly ownId: string;
	/** The civil day on which further units of people count. */
	readonly today: string;
	/** People whose appointments she may read: a sub-query of ids, null for everybody. */
	readonly readable: Condition | null;
	/** People of whom she may know when they are busy; null for everybody. */
	readonly seen: Condition | null;
	/** Units whose appointments she may read, and those of which she may know that there are some. */
	readonly readableUnits: Condition;
	readonly seenUnits: Condition;
}

/** What is asked for: people and units as sub-queries of ids, and a range of instants with the days around it. */
export interface AskedAppointments {
	readonly people: Condition;
	readonly units: Condition | null;
	readonly begin: Date;
	readonly end: Date;
	readonly from: string;
	readonly to: string;
	/** With everything that became of days of a series, however far from the range. */
	readonly isWhole?: boolean;
}

/** A single appointment or a series with what became of its days; instants in their written form. */
export type FoundAppointment = {
	readonly id: string;
	readonly version: number;
	readonly isOpen: boolean;
	readonly title: string;
	readonly location: string | null;
	readonly activity: ActivityFacts | null;
	readonly userId: string | null;
	readonly unitId: string | null;
	readonly unitName: string | null;
	readonly userIds: string[];
	readonly ownAnswer: "NONE" | "ACCEPTED" | "DECLINED" | null;
	readonly zone: string;
	readonly allDay: boolean;
	/** Of a single one. */
	readonly begin: string | null;
	readonly end: string | null;
	readonly series: SeriesFacts | null;
};

export interface ActivityFacts {
	readonly id: string;
	readonly name: string;
	readonly color: string;
}

export interface SeriesFacts {
	readonly type: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
	readonly interval: number;
	readonly weekdays: number[];
	readonly nth: number | null;
	readonly first: string;
	readonly last: string | null;
	readonly beginMinute: number;
	readonly endMinute: number;
	readonly exceptions: readonly ExceptionFacts[];
}

/** Instants are null where the day is left out. */
export interface ExceptionFacts {
	readonly id: string;
	readonly originalDay: string;
	readonly begin: string | null;
	readonly end: string | null;
	readonly allDay: boolean;
	readonly title: string | null;
	readonly location: string | null;
	readonly description: string | null;
	readonly activity: ActivityFacts | null;
	readonly version: number;
}

/** Units of some people, and those above them: whose appointments are theirs. */
function placesOf(tenantId: string, people: Condition, today: string): Condition {
	return sql`
		select u.id as user_id, c.ancestor_id as unit_id from app_user u
		join unit_closure c on c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
		where u.tenant_id = ${tenantId} and u.id = any(array(${people}))
		union
		select y.user_id, c.ancestor_id from user_unit y
		join unit_closure c on c.tenant_id = y.tenant_id and c.descendant_id = y.unit_id
		where y.tenant_id = ${tenantId} and y.user_id = any(array(${people}))
			and y.valid_from <= ${today} and (y.valid_to is null or y.valid_to >= ${today})`;
}

/** Units whose appointments are the reader's own. */
export const ownPlaces = ({ tenantId, ownId, today }: AppointmentScope): Condition =>
	sql`select o.unit_id from (${placesOf(tenantId, onlyOneself(ownId), today)}) o`;

const isAmong = (column: Condition, ids: Condition | null) =>
	ids === null ? sql`true` : sql`${column} in ${ids}`;

/** What of the row `p` lies in the range: of a series also what was moved into it. */
function inRange({ begin, end }: AskedAppointments): Condition {
	const since = sql`${begin}::timestamptz - make_interval(days => ${longestDays + 1}::int)`;
	return sql`p.begin_at > ${since} and p.begin_at < ${end} and (p.end_at > ${begin} or p.begin_at = ${begin})`;
}

function seriesInRange({ begin, end, from, to }: AskedAppointments): Condition {
	return sql`(p.first_day <= ${to}::date and (p.last_day is null or p.last_day >= ${from}::date - ${longestDays + 1}::int)
		or exists (select from appointment_exception e where e.tenant_id = p.tenant_id and e.series_id = p.id
			and e.begin_at < ${end} and e.end_at >= ${begin}))`;
}

/** Ids of the rows of a table that concern the people, each with the person; of units with none. */
function hits(
	table: "appointment" | "appointment_series",
	key: Condition,
	{ tenantId }: AppointmentScope,
	{ units }: AskedAppointments,
	lies: Condition,
): Condition {
	const from = sql.table(table);
	const ofUnits = sql`
		union select p.id, null::uuid from ${from} p
		where p.tenant_id = ${tenantId} and p.unit_id = any(array(${units ?? sql`select null::uuid where false`})) and ${lies}`;
	return sql`
		select x.id, a.id as user_id from asked a cross join lateral (
			select p.id from ${from} p where p.tenant_id = ${tenantId} and p.user_id = a.id and ${lies} offset 0) x
		union select x.id, a.user_id from placed a cross join lateral (
			select p.id from ${from} p where p.tenant_id = ${tenantId} and p.unit_id = a.unit_id and ${lies} offset 0) x
		union select p.id, a.id from asked a
			join appointment_participant q on q.tenant_id = ${tenantId} and q.user_id = a.id
			join ${from} p on p.tenant_id = q.tenant_id and p.id = q.${key} and ${lies}
		${units === null ? sql`` : ofUnits}`;
}

/** Whether the reader may read the row `p`: hers, of a unit of hers, asked to come, or by a right. */
export function isOpenTo(scope: AppointmentScope, key: Condition, own: Condition): Condition {
	const { tenantId, ownId, readable, readableUnits } = scope;
	// of a person there is no department to be asked for, and the other way about
	return sql`coalesce(p.user_id = ${ownId} or p.unit_id in (${own})
		or exists (select from appointment_participant q where q.tenant_id = ${tenantId} and q.${key} = p.id and q.user_id = ${ownId})
		or (p.user_id is not null and ${isAmong(sql`p.user_id`, readable)}) or p.unit_id in ${readableUnits}, false)`;
}

export const activityOf = (row: Condition) => sql`(
	select jsonb_build_object('id', v.id, 'name', v.name, 'color', v.color) from activity v
	where v.tenant_id = ${row}.tenant_id and v.id = ${row}.activity_id)`;

const exceptionFacts = sql`jsonb_build_object('id', e.id, 'originalDay', e.original_day, 'begin', e.begin_at, 'end', e.end_at,
	'allDay', e.all_day, 'title', e.title, 'location', e.location, 'description', e.description, 'activity', ${activityOf(sql`e`)}, 'version', e.version)`;

/** What a series says of its days, of the row `p`; exceptions as far as they may touch the range. */
export function seriesFacts(range: AskedAppointments | null): Condition {
	const near =
		range && !range.isWhole
			? sql`and (e.original_day between ${range.from}::date - ${longestDays + 1}::int and ${range.to}::date + 1
			or e.begin_at < ${range.end} and e.end_at >= ${range.begin})`
			: sql``;
	return sql`jsonb_build_object('type', p.type, 'interval', p.interval_count, 'weekdays', p.weekdays, 'nth', p.nth,
		'first', p.first_day, 'last', p.last_day, 'beginMinute', p.begin_min, 'endMinute', p.end_min,
		'exceptions', (select coalesce(jsonb_agg(${exceptionFacts}), '[]') from appointment_exception e
			where e.tenant_id = p.tenant_id and e.series_id = p.id ${near}))`;
}

function foundIn(
	table: "appointment" | "appointment_series",
	key: Condition,
	scope: AppointmentScope,
	when: Condition,
	most: number,
): Condition {
	const { tenantId, ownId } = scope;
	return sql`
		select p.id, p.version, ${isOpenTo(scope, key, sql`select unit_id from mine`)} as "isOpen", p.title, p.location,
			${activityOf(sql`p`)} as activity, p.user_id as "userId", p.unit_id as "unitId",
			(select n.name from unit n where n.tenant_id = p.tenant_id and n.id = p.unit_id) as "unitName", h.user_ids as "userIds",
			(select q.answer from appointment_participant q where q.tenant_id = ${tenantId} and q.${key} = p.id and q.user_id = ${ownId}) as "ownAnswer",
			p.zone, p.all_day as "allDay", ${when}
		from (select id, coalesce(array_agg(user_id order by user_id) filter (where user_id is not null), '{}') as user_ids
			from ${sql.raw(`${table}_hit`)} group by id) h
		join ${sql.table(table)} p on p.tenant_id = ${tenantId} and p.id = h.id
		limit ${most}`;
}

const single = sql.raw("appointment_id");
const repeated = sql.raw("series_id");

/** Appointments that concern some people, or belong to some units: all of them in one statement. */
export function appointmentsOf(scope: AppointmentScope, asked: AskedAppointments): Statement {
	const { tenantId, today } = scope;
	const written = (column: string) => sql`to_jsonb(p.${sql.raw(column)}) #>> '{}'`;
	return statementOf(sql`
		with asked as materialized (select u.id from app_user u where u.tenant_id = ${tenantId} and u.id = any(array(${asked.people}))),
		placed as materialized (${placesOf(tenantId, sql`select id from asked`, today)}),
		mine as materialized (${ownPlaces(scope)}),
		appointment_hit as materialized (${hits("appointment", single, scope, asked, inRange(asked))}),
		appointment_series_hit as materialized (${hits("appointment_series", repeated, scope, asked, seriesInRange(asked))})
		(${foundIn("appointment", single, scope, sql`${written("begin_at")} as begin, ${written("end_at")} as end, null::jsonb as series`, mostSingles)})
		union all
		(${foundIn("appointment_series", repeated, scope, sql`null as begin, null as end, ${seriesFacts(asked)} as series`, mostSeries)})`);
}

/** Units whose appointments the reader may know of, among some. */
export function unitsAsked(
	scope: AppointmentScope,
	{ unitIds, recursive }: { readonly unitIds: readonly string[]; readonly recursive: boolean },
): Condition {
	const ids = sql`${[...unitIds]}::uuid[]`;
	const wanted = recursive
		? sql`select descendant_id from unit_closure where tenant_id = ${scope.tenantId} and ancestor_id = any(${ids})`
		: sql`select unnest(${ids})`;
	return sql`select w.id from (${wanted}) w (id)
		where w.id in ${scope.seenUnits} or w.id in (${ownPlaces(scope)})`;
}

/** People by name of whom the reader may know when they are busy. */
export function peopleAsked(scope: AppointmentScope, userIds: readonly string[]): Condition {
	const { tenantId, ownId, seen } = scope;
	return sql`select u.id from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
		and (u.id = ${ownId} or ${isAmong(sql`u.id`, seen)})`;
}

/** Those of some people of whom the reader may know when they are busy. @param people sub-query of ids */
export function seenAmong({ ownId, seen }: AppointmentScope, people: Condition): Condition {
	return sql`select p.id from (${people}) p (id) where p.id = ${ownId} or ${isAmong(sql`p.id`, seen)}`;
}

/** Some people, and those of her own unit; null: everybody. */
export function withColleagues(
	people: Condition | null,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Condition | null {
	if (people === null) return null;
	return sql`(select x.id from ${people} x union select c.id from app_user me
		join app_user c on c.tenant_id = me.tenant_id and c.unit_id = me.unit_id
		where me.tenant_id = ${tenantId} and me.id = ${userId})`;
}

export const noPeople: Condition = sql`select null::uuid where false`;
export const onlyOneself = (ownId: string): Condition => sql`select ${ownId}::uuid`;
