import { type RawBuilder, sql } from "kysely";
import { matterColumns } from "#areas/time-tracking/approvals/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Step } from "#domain/approval/approval-state.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import type { contract } from "../../contract.ts";
import { costColumns } from "./absence.ts";
import { isSubstitute } from "./around-absence.ts";

export type Condition = RawBuilder<unknown>;

/** Whose absences somebody sees, and what of them; sub-queries of ids of people, null for everybody. */
export interface AbsenceScope {
	readonly tenantId: string;
	readonly ownId: string;
	readonly reach: Readonly<
		Record<Extract<PermissionLevel, "READ" | "WRITE" | "FULL">, Condition | null>
	>;
	/** Whom she sees as people: that they are away, and no more. */
	readonly seen: Condition | null;
	/** Whose illnesses she may know. */
	readonly illnessOf: Condition | null;
}

type Shown = Omit<
	AbsenceAnswer,
	"activity" | "cost" | "calendarDays" | "cancellationRequested" | "moves" | "substitute"
>;

export interface AbsenceRow extends Shown, Record<string, unknown> {
	readonly activity: AbsenceAnswer["activity"];
	readonly costDays: number;
	readonly substitute:
		| (Omit<NonNullable<AbsenceAnswer["substitute"]>, "dueAt"> & { readonly dueAt: string | null })
		| null;
	readonly steps: readonly Step[];
	readonly selfApproval: boolean;
	readonly stages: number;
	readonly stagesDone: number;
	readonly hasAgreed: boolean;
	readonly reasonRequired: boolean;
	readonly level: PermissionLevel;
	/** The reader may know of which kind it is. */
	readonly isKnown: boolean;
	/** And all else of it: her own, and those of people whose absences she may read. */
	readonly isOpen: boolean;
}

/** Ids of some people and of those of a person's primary unit. */
export function withColleaguesOf(people: Condition, tenantId: string, userId: string): Condition {
	return sql`(select x.id from ${people} x union select c.id from app_user me
		join app_user c on c.tenant_id = me.tenant_id and c.unit_id = me.unit_id
		where me.tenant_id = ${tenantId} and me.id = ${userId})`;
}

export const isAmong = (ids: Condition | null) =>
	ids === null ? sql`true` : sql`b.user_id in ${ids}`;

/**
 * Whether the kind of the row `b`, an absence of the activity `a`, is known. Her own kinds are known to everybody; of others those of people whose absences she may read, as far as the kind's visibility goes:
 * LIMITED to those who decide, FULL to all who see the person. Illness takes a right of its own.
 */
export function isKnownKind({ ownId, reach, illnessOf }: AbsenceScope): Condition {
	return sql`(b.user_id = ${ownId} or case
		when b.class_type = 'SICK' then ${isAmong(illnessOf)} and ${isAmong(reach.READ)}
		when a.visibility = 'FULL' then true
		when a.visibility = 'LIMITED' then ${isAmong(reach.FULL)}
		else ${isAmong(reach.READ)} end)`;
}

/** Whether all of the row `b` but its kind is told. */
export const isOpenAbsence = ({ ownId, reach }: AbsenceScope) =>
	sql`(b.user_id = ${ownId} or ${isAmong(reach.READ)})`;

export const matter = matterColumns("absence", "b");

export const absenceColumns = (scope: AbsenceScope) => sql`
	b.id, b.user_id as "userId", jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name) as "user",
	${activityColumn} as activity, b.class_type as "classType", b.from_date::text as "from", b.to_date::text as "to",
	b.from_part as "fromPart", b.to_part as "toPart", b.begin_min as "beginMinutes", b.end_min as "endMinutes", b.state, b.reason,
	b.version, ${costColumns}, ${matter.openSteps} as "openSteps", ${matter.changeRequest} as "changeRequest",
	${matter.question} as question, ${matter.allSteps} as steps,
	(select jsonb_build_object('userId', s.user_id, 'firstName', v.first_name, 'lastName', v.last_name, 'state', s.state, 'dueAt', s.due_at)
		from absence_substitute s join app_user v on v.tenant_id = s.tenant_id and v.id = s.user_id
		where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.state <> 'REJECTED') as substitute,
	(select count(*)::int from approval_step s where s.tenant_id = b.tenant_id and s.entity = 'absence' and s.entity_id = b.id
		and s.purpose = 'REQUEST' and s.kind = 'SUPERVISOR_APPROVAL' and s.state = 'DONE') as "stagesDone",
	b.state = 'REQUESTED' and exists (select from approval_step s where s.tenant_id = b.tenant_id and s.entity = 'absence' and s.entity_id = b.id
		and s.purpose = 'REQUEST' and s.kind = 'SUPERVISOR_APPROVAL' and s.state = 'DONE' and s.decided_by = ${scope.ownId}) as "hasAgreed",
	(a.approval ->> 'stages')::int as stages, coalesce((a.approval ->> 'selfApproval')::boolean, false) as "selfApproval",
	a.reason_required as "reasonRequired",
	case when ${isAmong(scope.reach.FULL)} then 'FULL' when ${isAmong(scope.reach.WRITE)} then 'WRITE'
		when ${isAmong(scope.reach.READ)} then 'READ' else 'NONE' end as level,
	${isKnownKind(scope)} as "isKnown", ${isOpenAbsence(scope)} as "isOpen"`;

const activityColumn = sql`jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code, 'color', a.color, 'classType', a.class_type,
	'bookingRequiresGps', a.booking_requires_gps)`;

export const absences = sql`absence b
	join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
	join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id`;

/** Whether the row `b` is seen. Who sees people sees that they are or will be away; what was refused or given up is for those who may read it. */
export function isSeenAbsence({ ownId, reach, seen }: AbsenceScope): Condition {
	return sql`(b.user_id = ${ownId} or ${isAmong(reach.READ)}
		or b.state in ('REQUESTED', 'APPROVED') and (${isAmong(seen)} or ${isSubstitute(ownId)}))`;
}

type Input = InputOf<(typeof contract)["listAbsences"]>;
type Narrowing = Pick<Input, "ids" | "userIds" | "from" | "to" | "classTypes" | "states">;

/** Absences of some people, as far as they are seen, the earliest first. @param people sub-query of their ids */
export function absencesOfPeople(
	scope: AbsenceScope,
	people: Condition,
	narrowing: Narrowing,
): Statement {
	const conditions = [sql`b.user_id = any(array(${people}))`, ...conditionsOf(scope, narrowing)];
	return statementOf(sql`
		select ${absenceColumns(scope)} from ${absences} where ${sql.join(conditions, sql` and `)}
		order by b.from_date, b.id`);
}

/** A page of absences with the number of all, the latest first. */
export function absencePage(scope: AbsenceScope, input: Input): Statement {
	const { page, pageSize } = input;
	const conditions = sql.join(conditionsOf(scope, input), sql` and `);
	return statementOf(sql`
		with found as materialized (
			select b.id, b.from_date from ${absences} where ${conditions}
			order by b.from_date desc, b.id limit 10001),
		paged as (select id, from_date from found order by from_date desc, id limit ${pageSize} offset ${(page - 1) * pageSize})
		select (select count(*) from found)::int as total, shown.* from (select 1) one
		left join lateral (
			select ${absenceColumns(scope)} from paged p join absence b on b.tenant_id = ${scope.tenantId} and b.id = p.id
			join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
			join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
			order by b.from_date desc, b.id) shown on true`);
}

function conditionsOf(scope: AbsenceScope, input: Narrowing): Condition[] {
	const { ids, userIds, from: first, to: last, classTypes, states } = input;
	const known = isKnownKind(scope);
	return [
		sql`b.tenant_id = ${scope.tenantId}`,
		isSeenAbsence(scope),
		...(ids ? [sql`b.id = any(${ids}::uuid[])`] : []),
		...(userIds ? [sql`b.user_id = any(${userIds}::uuid[])`] : []),
		...(first ? [sql`b.to_date >= ${first}`] : []),
		...(last ? [sql`b.from_date <= ${last}`] : []),
		// a filter by a kind that is withheld would tell it
		...(classTypes
			? [sql`case when ${known} then b.class_type else 'ABSENCE' end = any(${classTypes}::text[])`]
			: []),
		...(states ? [sql`b.state = any(${states}::text[])`] : []),
	];
}

/** Some of those that are seen, the earliest first. */
export function absencesById(scope: AbsenceScope, ids: readonly string[]): Statement {
	const conditions = conditionsOf(scope, { ids: [...ids] });
	return statementOf(sql`
		select ${absenceColumns(scope)} from ${absences} where ${sql.join(conditions, sql` and `)}
		order by b.from_date, b.id`);
}

export function absenceById(scope: AbsenceScope, id: string): Statement {
	return statementOf(sql`
		select ${absenceColumns(scope)} from ${absences} where b.tenant_id = ${scope.tenantId} and b.id = ${id} and ${isSeenAbsence(scope)}`);
}
