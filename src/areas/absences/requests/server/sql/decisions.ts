import { sql } from "kysely";
import { stepsToDecide } from "#areas/time-tracking/approvals/server/public.ts";
import type { StepKind } from "#domain/approval/approval-state.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import type { AbsenceKind, AbsenceValues, HeldAbsence } from "./absence.ts";
import { heldAbsence } from "./absence.ts";
import { type Condition, isAmong, isKnownKind, matter } from "./list.ts";
import type { ManagedScope } from "./managed.ts";
import type { CostOfDay } from "./prices.ts";

/** What is known of an absence that waits, and of the change asked of it. */
export interface AbsenceToDecide {
	readonly version: number;
	readonly was: AbsenceValues;
	/** The same as `was` where no change is asked for. */
	readonly wanted: AbsenceValues;
	readonly wasActivity: NonNullable<AbsenceAnswer["activity"]>;
	readonly activity: NonNullable<AbsenceAnswer["activity"]>;
	readonly kind: Pick<
		AbsenceKind,
		| "deducts"
		| "exclusive"
		| "accountActivityId"
		| "keepsAccount"
		| "substitute"
		| "retroactiveDays"
		| "occasion"
	>;
	/** The reader may know both kinds. */
	readonly isKnown: boolean;
	readonly mayKnowIllness: boolean;
	readonly reason: string | null;
	/** As they were written when it was asked for. */
	readonly costs: readonly CostOfDay[];
	readonly substituteUserId: string | null;
	readonly openSteps: readonly StepKind[];
	readonly question: AbsenceAnswer["question"];
}

/** Absences that wait for the reader; who has agreed at an earlier stage waits for somebody else. */
export function absencesToDecide({ tenantId, ownId, reach, isInSite }: ManagedScope): Condition {
	return sql`
		select w.purpose, w.id, w.change_id, b.user_id, w.since
		from ${stepsToDecide("absence", tenantId)} w
		-- what waits is little: each is looked up by its key, never all absences of all who are led
		cross join lateral (
			select b.* from absence b where b.tenant_id = ${tenantId} and b.id = w.id
				and b.state in ('PLANNED', 'REQUESTED', 'APPROVED') offset 0) b
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
		where b.user_id <> ${ownId} and ${isAmong(reach.FULL)} and ${isInSite}
			and not (w.purpose = 'REQUEST' and exists (
				select from approval_step s where s.tenant_id = b.tenant_id and s.entity = 'absence' and s.entity_id = b.id
					and s.purpose = 'REQUEST' and s.kind = 'SUPERVISOR_APPROVAL' and s.state = 'DONE' and s.decided_by = ${ownId}))`;
}

const activityOf = (alias: "a" | "k") => {
	const of = (name: string) => sql.ref(`${alias}.${name}`);
	return sql`jsonb_build_object('id', ${of("id")}, 'name', ${of("name")}, 'code', ${of("code")}, 'color', ${of("color")},
		'classType', ${of("class_type")}, 'bookingRequiresGps', ${of("booking_requires_gps")})`;
};

const ownValues = sql`jsonb_build_object('activityId', b.activity_id, 'classType', b.class_type, 'exclusive', b.exclusive,
	'from', b.from_date, 'to', b.to_date, 'fromPart', b.from_part, 'toPart', b.to_part, 'beginMinutes', b.begin_min, 'endMinutes', b.end_min)`;

/** What is asked for instead, with what follows from its kind. */
const wantedValues = sql`case when c.id is null then ${ownValues} else ${ownValues} || c.proposed
	|| jsonb_build_object('classType', k.class_type, 'exclusive', k.exclusive and k.class_type <> 'SICK') end`;

/** `AbsenceToDecide` of the row `p`. */
export function absenceToDecide(scope: ManagedScope): Condition {
	const { tenantId, illnessOf } = scope;
	return sql`(
		select jsonb_build_object('version', coalesce(c.version, b.version), 'was', ${ownValues}, 'wanted', ${wantedValues},
			'wasActivity', ${activityOf("a")}, 'activity', ${activityOf("k")},
			'kind', jsonb_build_object('deducts', k.deducts, 'exclusive', k.exclusive, 'accountActivityId', coalesce(k.leave_activity_id, k.id),
				'substitute', k.approval ->> 'substitute', 'retroactiveDays', k.retroactive_days, 'occasion', k.occasion,
				'keepsAccount', exists (select from leave_rule r where r.tenant_id = k.tenant_id
					and r.activity_id = coalesce(k.leave_activity_id, k.id) and r.is_enabled)),
			'isKnown', ${isKnownKind(scope)} and (k.class_type <> 'SICK' or ${isAmong(illnessOf)}),
			'mayKnowIllness', ${isAmong(illnessOf)},
			'reason', case when c.id is null then b.reason else c.reason end,
			'costs', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'cost', (d.cost * 10000)::int, 'costMinutes', d.cost_min,
				'reason', d.reason) order by d.day), '[]') from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id),
			'substituteUserId', (select s.user_id from absence_substitute s
				where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.state <> 'REJECTED'),
			'openSteps', ${matter.openSteps}, 'question', ${matter.question})
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		left join time_tracking_change_request c on c.tenant_id = b.tenant_id and c.id = p.change_id
		left join activity w on w.tenant_id = b.tenant_id and w.id = (c.proposed ->> 'activityId')::uuid
		-- what is asked for may have gone meanwhile
		join activity k on k.tenant_id = b.tenant_id and k.id = coalesce(w.id, b.activity_id)
		where b.tenant_id = ${tenantId} and b.id = p.id)`;
}

/** Days of an absence that is decided; `nth` names it among those asked for. */
export interface AskedDays {
	readonly nth: number;
	readonly id: string;
	readonly userId: string;
	readonly from: string;
	readonly to: string;
}

const askedRows = (asked: readonly AskedDays[]) => {
	const each = <K extends keyof AskedDays>(name: K) => asked.map((one) => one[name]);
	return sql`unnest(${each("nth")}::int[], ${each("id")}::uuid[], ${each("userId")}::uuid[], ${each("from")}::date[], ${each("to")}::date[])
		q (nth, id, user_id, from_date, to_date)`;
};

/** Other absences of the people on those days that are wanted or count. */
export function othersOf(tx: Tx, tenantId: string, asked: readonly AskedDays[]) {
	return rows(tx)<HeldAbsence & { readonly nth: number }>`
		select q.nth, ${heldAbsence} from ${askedRows(asked)}
		join absence b on b.tenant_id = ${tenantId} and b.user_id = q.user_id and b.to_date >= q.from_date and b.from_date <= q.to_date
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED') and b.id <> q.id
		order by q.nth, b.from_date, b.id`;
}

/** On which of the days people are away or ask to be; here they are those who stand in. */
export function awayOf(tx: Tx, tenantId: string, asked: readonly AskedDays[]) {
	return rows(tx)<{ nth: number; from: string; to: string }>`
		select q.nth, greatest(b.from_date, q.from_date)::text as "from", least(b.to_date, q.to_date)::text as "to"
		from ${askedRows(asked)}
		join absence b on b.tenant_id = ${tenantId} and b.user_id = q.user_id and b.to_date >= q.from_date and b.from_date <= q.to_date
			and b.state in ('REQUESTED', 'APPROVED')
		order by q.nth, b.from_date, b.id`;
}

/** Dates of the employments that the first days lie in, else of the last ones. */
export function employmentsOf(tx: Tx, tenantId: string, asked: readonly AskedDays[]) {
	return rows(tx)<{ nth: number; entryDate: string | null; exitDate: string | null }>`
		select q.nth, coalesce(e.entry_date, u.entry_date)::text as "entryDate",
			case when e.user_id is null then u.exit_date else e.exit_date end::text as "exitDate"
		from ${askedRows(asked)}
		join app_user u on u.tenant_id = ${tenantId} and u.id = q.user_id
		left join lateral (
			select * from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
			order by (e.entry_date <= q.from_date and coalesce(e.exit_date, 'infinity') >= q.from_date) desc, e.entry_date desc limit 1) e on true`;
}

export interface UnitDays {
	readonly unitId: string;
	readonly people: number;
	/** Approved absences of its people that touch the days. */
	readonly away: readonly { readonly userId: string; readonly from: string; readonly to: string }[];
}

/** How many belong to units, and who of them is away within some days. */
export function unitsWithin(
	tx: Tx,
	tenantId: string,
	unitIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return rows(tx)<UnitDays>`
		select n.id as "unitId", count(distinct u.id)::int as people, coalesce(jsonb_agg(jsonb_build_object('userId', u.id,
			'from', b.from_date, 'to', b.to_date)) filter (where b.id is not null), '[]') as away
		from unnest(${[...unitIds]}::uuid[]) n (id)
		join app_user u on u.tenant_id = ${tenantId} and u.unit_id = n.id and u.is_enabled and u.role = 'USER'
		left join absence b on b.tenant_id = u.tenant_id and b.user_id = u.id and b.state = 'APPROVED'
			and b.to_date >= ${from} and b.from_date <= ${to}
		group by n.id`;
}

/** What somebody is asked to stand in for, with no word of its kind. */
export interface SubstitutionToDecide {
	readonly version: number;
	readonly days: Omit<AbsenceValues, "activityId" | "classType" | "exclusive">;
}

/** Requests to stand in that wait for the person herself. */
export function substitutionsToDecide(tenantId: string, ownId: string): Condition {
	return sql`
		select 'REQUEST' as purpose, b.id, null::uuid as change_id, b.user_id, uuid_v7_time(o.id) as since
		from absence_substitute s
		join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id and b.state = 'REQUESTED'
		join approval_step o on o.tenant_id = b.tenant_id and o.entity = 'absence' and o.entity_id = b.id
			and o.kind = 'SUBSTITUTE_APPROVAL' and o.state = 'OPEN'
		where s.tenant_id = ${tenantId} and s.user_id = ${ownId} and s.state = 'REQUESTED'`;
}

/** `SubstitutionToDecide` of the row `p`. */
export function substitutionToDecide(tenantId: string): Condition {
	return sql`(
		select jsonb_build_object('version', b.version, 'days', ${ownValues} - 'activityId' - 'classType' - 'exclusive')
		from absence b where b.tenant_id = ${tenantId} and b.id = p.id)`;
}
