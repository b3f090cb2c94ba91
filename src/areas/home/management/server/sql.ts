import { type RawBuilder, sql } from "kysely";
import {
	type AbsenceScope,
	collidingDays,
	collidingEntries,
	collidingShifts,
	isKnownKind,
	isSeenAbsence,
} from "#areas/absences/requests/server/public.ts";
import { holdsWords } from "#areas/staff/user-roles/server/public.ts";
import type { DecisionKind } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import type { DecisionReader } from "#areas/time-tracking/approvals/server/public.ts";
import type { StepPurpose } from "#domain/approval/approval-state.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { Conflict, conflictColumns, contract } from "../contract.ts";
import { type InboxSource, inboxSources } from "./sources.ts";

export interface DecisionRow extends Record<string, unknown> {
	readonly counts: Partial<Record<DecisionKind, number>>;
	readonly oldest: Date | null;
	/** Null in the only row where nothing is listed. */
	readonly id: string | null;
	/** Place of its source among all. */
	readonly source: number;
	readonly purpose: StepPurpose;
	readonly kind: DecisionKind;
	readonly changeRequestId: string | null;
	readonly since: Date;
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly unitId: string;
	readonly unitName: string;
	readonly templateIds: readonly string[];
	readonly detail: unknown;
}

interface Wanted {
	readonly kind: DecisionKind | undefined;
	readonly offset: number;
	readonly limit: number;
}

/** Everything that waits is few; what is shown of it is looked up for a page alone, the oldest first. */
export function decisionRows(reader: DecisionReader, { kind, offset, limit }: Wanted): Statement {
	const { tenantId } = reader;
	const wanted = kind === undefined ? sql`true` : sql`w.kind = ${kind}`;
	return statementOf(sql`
		with waiting as materialized (${sql.join(inboxSources.map(waitingOf(reader)), sql` union all `)}),
		paged as (select w.* from waiting w where ${wanted} order by w.since, w.id limit ${limit} offset ${offset})
		select (select coalesce(jsonb_object_agg(c.kind, c.many), '{}') from (select kind, count(*) as many from waiting group by kind) c) as counts,
			(select min(since) from waiting) as oldest, shown.*
		from (select 1) one
		left join lateral (
			select p.id, p.source, p.purpose, p.kind, p.change_id as "changeRequestId", p.since, u.id as "userId", u.first_name as "firstName",
				u.last_name as "lastName", u.unit_id as "unitId", n.name as "unitName",
				(select coalesce(jsonb_agg(distinct x.template_id), '[]') from worksheet x
					where x.tenant_id = u.tenant_id and x.user_id = u.id) as "templateIds",
				case p.source ${sql.join(inboxSources.map(detailOf(reader)), sql` `)} end as detail
			from paged p
			join app_user u on u.tenant_id = ${tenantId} and u.id = p.user_id
			join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			order by p.since, p.id) shown on true`);
}

const waitingOf =
	(reader: DecisionReader) =>
	({ source, requests }: InboxSource, nth: number): RawBuilder<unknown> =>
		sql`
		select ${sql.lit(nth)} as source, s.purpose, s.id, s.change_id, s.user_id, least(s.since, ${reader.now}::timestamptz) as since,
			case s.purpose when 'REQUEST' then ${sql.lit(requests)} else s.purpose end as kind
		from (${source.waiting(reader)}) s`;

const detailOf =
	(reader: DecisionReader) =>
	({ source }: InboxSource, nth: number): RawBuilder<unknown> =>
		sql`when ${sql.lit(nth)} then ${source.detail(reader)}`;

/** Scalars of JSON as the columns of one row. */
export function teamSums<Name extends string>(
	sums: Readonly<Record<Name, RawBuilder<unknown>>>,
): Statement {
	const columns = Object.entries<RawBuilder<unknown>>(sums).map(
		([name, value]) => sql`${value} as ${sql.id(name)}`,
	);
	return statementOf(sql`select ${sql.join(columns)}`);
}

/** A conflict before anything is withheld; instants are as JSON has them. */
export interface ConflictRow extends Omit<Conflict, "id">, Record<string, unknown> {
	/** Null in the only row of a page that has none. */
	readonly id: string | null;
	/** On all pages. */
	readonly total: number;
	/** The reader may know the kind, if she sees the absence. */
	readonly isKnown: boolean;
}

export interface ConflictReader {
	readonly whose: Parameters<typeof collidingDays>[0];
	readonly scope: AbsenceScope;
	/** Of whom she may read times, and shifts; sub-queries of ids of people, null for everybody. */
	readonly timesOf: RawBuilder<unknown> | null;
	readonly shiftsOf: RawBuilder<unknown> | null;
}

const conflictKeys: Readonly<Record<(typeof conflictColumns)[number], RawBuilder<unknown>>> = {
	day: sql`c.day`,
	user: sql`concat_ws(' ', u.last_name, u.first_name) collate natural_order`,
};

/** One page of conflicts, of which the ids come first. */
export function conflictPage(
	reader: ConflictReader,
	{
		search,
		sortBy = "day",
		sortDirection = "ASC",
		page,
		pageSize,
	}: InputOf<typeof contract.listConflicts>,
): Statement {
	const { whose } = reader;
	const conditions = [...whose.conditions, ...holdsWords(search)];
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	return statementOf(sql`
		with c as materialized (${collidingDays({ ...whose, conditions })}),
		t as materialized (
			select c.*, u.tenant_id, row_number() over (order by ${conflictKeys[sortBy]} ${direction}, c.day, c.absence_id) as nth
			from c join app_user u on u.tenant_id = ${whose.tenantId} and u.id = c.user_id
			order by nth limit ${pageSize} offset ${(page - 1) * pageSize})
		select (select count(*)::int from c) as total, shown.* from (select 1) one
		left join lateral (
			select t.absence_id || ' ' || t.day as id, ${conflictFields(reader)}
			from t
			join absence b on b.tenant_id = t.tenant_id and b.id = t.absence_id
			join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
			join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
			join site p on p.tenant_id = u.tenant_id and p.id = u.site_id
			order by t.nth) shown on true`);
}

function conflictFields({ scope, timesOf, shiftsOf }: ConflictReader): RawBuilder<unknown> {
	const isReadable = (ids: RawBuilder<unknown> | null) =>
		ids === null ? sql`true` : sql`(b.user_id = ${scope.ownId} or b.user_id in ${ids})`;
	return sql`
		t.absence_id as "absenceId", t.day::text, jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as user,
		${isSeenAbsence(scope)} as "isSeen", ${isKnownKind(scope)} as "isKnown",
		jsonb_build_object('name', a.name, 'color', a.color) as activity, t.has_entry as "hasEntry", t.has_shift as "hasShift",
		case when ${isReadable(timesOf)} then (
			select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'begin', e.begin_at, 'end', e.end_at, 'zone', e.zone)
				order by e.begin_at, e.id), '[]')
			from ${collidingEntries}) else '[]' end as entries,
		case when ${isReadable(shiftsOf)} then (
			select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'begin', s.begin_at, 'end', s.end_at, 'zone', p.time_zone)
				order by s.begin_at, s.id), '[]')
			from (select s.* from ${collidingShifts}) s join activity k on k.tenant_id = s.tenant_id and k.id = s.activity_id) else '[]' end as shifts`;
}
