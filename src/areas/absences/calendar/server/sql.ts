import { type RawBuilder, sql } from "kysely";
import {
	type AbsenceScope,
	isKnownKind,
	isSeenAbsence,
} from "#areas/absences/requests/server/public.ts";
import { holdsWords, isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { AbsenceCalendar, contract } from "../contract.ts";

type Input = InputOf<(typeof contract)["getAbsenceCalendar"]>;
type Condition = RawBuilder<unknown>;
type Person = AbsenceCalendar["people"][number];

export interface CalendarRow extends Omit<Person, "id" | "absences">, Record<string, unknown> {
	/** Null in the only row where nobody is shown. */
	readonly id: string | null;
	/** The JSON of `AbsenceCells[]`. */
	readonly absences: string;
	readonly total: number;
	readonly unitName: string;
	readonly siteId: string;
}

export interface CalendarScope extends AbsenceScope {
	/** Whether the current-site filter leaves the row `u` of a person. */
	readonly isInSite: Condition;
}

const isAmong = (id: Condition, ids: Condition | null) =>
	ids === null ? sql`true` : sql`${id} in ${ids}`;

/**
 * A page of people by unit and name, each with her absences of the range, in one statement. People are put in order within the
 * units that the page reaches alone: comparing names costs more than reading them.
 */
export function calendarPage(scope: CalendarScope, input: Input): Statement {
	const { ownId, reach } = scope;
	const { page, pageSize } = input;
	const shown = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.unit_id as "unitId", u.site_id as "siteId",
		u.entry_date::text as "entryDate", u.exit_date::text as "exitDate", u.unit_name as "unitName",
		(u.id = ${ownId} or ${isAmong(sql`u.id`, reach.WRITE)}) as "mayRequest"`;
	return statementOf(sql`
		with person as materialized (
			select u.id, u.first_name, u.last_name, u.unit_id, u.site_id, u.entry_date, u.exit_date, n.name as unit_name
			from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			where ${sql.join(peopleOf(scope, input), sql` and `)}
		), placed as (
			select unit_id, count(*) as many, row_number() over units as nth, sum(count(*)) over units - count(*) as before
			from person group by unit_id, unit_name window units as (order by unit_name collate natural_order, unit_id)
		), reached as (
			select * from placed where before < ${page * pageSize} and before + many > ${(page - 1) * pageSize}
		), paged as materialized (
			select p.*, row_number() over (order by r.nth, p.last_name collate natural_order, p.first_name collate natural_order, p.id) as place
			from reached r join person p on p.unit_id = r.unit_id
			order by place
			limit ${pageSize} offset ${(page - 1) * pageSize} - (select coalesce(min(before), 0) from reached)
		), list as materialized (${absencesOf(scope, input)})
		select (select count(*) from person)::int as total, ${shown}, coalesce(l.absences::text, '[]') as absences
		from (select 1) one
		left join paged u on true
		left join list l on l.user_id = u.id
		order by u.place`);
}

function peopleOf(
	{ tenantId, ownId, seen, reach, isInSite }: CalendarScope,
	input: Input,
): Condition[] {
	const { from, to, unitIds, recursive, search } = input;
	return [
		sql`u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${isInSite}`,
		sql`(u.entry_date is null or u.entry_date <= ${to}) and (u.exit_date is null or u.exit_date >= ${from})`,
		sql`(u.id = ${ownId} or ${isAmong(sql`u.id`, seen)} or ${isAmong(sql`u.id`, reach.READ)})`,
		...(unitIds ? [isOfUnits(tenantId, unitIds, recursive)] : []),
		...holdsWords(search),
	];
}

/**
 * Of the people `paged`: absences are looked up for each of them (joined at once, a plan for any page would read those of
 * everybody), kinds once for all. What is withheld is there whichever kinds are asked for: that somebody is away counts, and a filter would tell why.
 */
function absencesOf(scope: CalendarScope, { from, to, classTypes, states }: Input): Condition {
	const shownStates = states ?? ["PLANNED", "REQUESTED", "APPROVED"];
	return sql`
		select x.user_id, json_agg(
			case when x.from_part = 'WHOLE' and x.to_part = 'WHOLE' and x.begin_min is null
				then json_build_array(x.id, n.nth, x.from_date, x.to_date, x.state, x.version)
				else json_build_array(x.id, n.nth, x.from_date, x.to_date, x.state, x.version, x.from_part, x.to_part, x.begin_min, x.end_min)
			end order by x.from_date, x.id) as absences
		from (
			select b.*, k.known
			from paged u
			cross join lateral (
				select * from absence own
				where own.tenant_id = ${scope.tenantId} and own.user_id = u.id and own.to_date >= ${from} and own.from_date <= ${to}
					and own.state = any(${shownStates}::text[]) offset 0) b
			${knownKinds(scope)}
			where ${isSeenAbsence(scope)}) x
		left join (${numbered(scope.tenantId)}) n on n.id = x.activity_id and x.known
		where ${classTypes ? sql`(not x.known or x.class_type = any(${classTypes}::text[]))` : sql`true`}
		group by x.user_id`;
}

/** Whether the kind of the absence `b` may be known, as `k.known`. Who reads everything of everybody need not look. */
function knownKinds(scope: CalendarScope): Condition {
	const { reach, illnessOf } = scope;
	const isOpen = reach.READ === null && reach.FULL === null && illnessOf === null;
	if (isOpen) return sql`cross join (select true as known) k`;
	return sql`
			join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
			cross join lateral (select ${isKnownKind(scope)} as known) k`;
}

export interface KindRow extends Record<string, unknown> {
	/** By which absences name it. */
	readonly nth: number;
	readonly id: string;
	readonly name: string;
	readonly color: string;
	readonly classType: AbsenceCalendar["activities"][number]["classType"];
}

export function kinds(tenantId: string): Statement {
	return statementOf(sql`
		select n.nth, a.id, a.name, a.color, a.class_type as "classType" from (${numbered(tenantId)}) n
		join activity a on a.tenant_id = ${tenantId} and a.id = n.id
		order by n.nth`);
}

/** Numbers of kinds within an answer, by their names: the same for all who ask. */
const numbered = (tenantId: string) => sql`
	select id, (row_number() over (order by name collate natural_order, id))::int as nth from activity
	where tenant_id = ${tenantId} and category = 'ABSENCE'`;

export interface FreeDayRow extends Record<string, unknown> {
	readonly date: string;
	readonly name: string;
	readonly factor: number;
	/** Null: of all sites. */
	readonly siteId: string | null;
}

export function freeDays(tenantId: string, { from, to }: Pick<Input, "from" | "to">): Statement {
	return statementOf(sql`
		select h.date::text as date, h.name, h.factor::float8 as factor, h.site_id as "siteId" from holiday h
		where h.tenant_id = ${tenantId} and h.date >= ${from} and h.date <= ${to} and h.factor > 0
		order by h.date, h.factor desc, h.name, h.id`);
}

export interface SchoolHolidayRow extends Record<string, unknown> {
	readonly id: string;
	readonly name: string;
	readonly from: string;
	readonly to: string;
	/** Sites that have them; null: all. */
	readonly siteIds: readonly string[] | null;
}

export function schoolHolidays(
	tenantId: string,
	{ from, to }: Pick<Input, "from" | "to">,
): Statement {
	return statementOf(sql`
		select s.id, s.name, s.from_date::text as "from", s.to_date::text as "to",
			case when s.site_id is not null then jsonb_build_array(s.site_id)
				when s.region is not null then (
					select coalesce(jsonb_agg(p.id), '[]') from site p where p.tenant_id = s.tenant_id
						and starts_with(p.country || '-' || coalesce(p.region, '') || '-', s.region || '-')) end as "siteIds"
		from school_holiday s
		where s.tenant_id = ${tenantId} and s.to_date >= ${from} and s.from_date <= ${to}
		order by s.from_date, s.name, s.id`);
}
