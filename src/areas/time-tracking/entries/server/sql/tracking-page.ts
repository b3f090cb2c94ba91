import { type RawBuilder, sql } from "kysely";
import { matterColumns } from "#areas/time-tracking/approvals/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { pageLimit } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, TimeTracking } from "../../contract.ts";

export type Condition = RawBuilder<unknown>;

export interface TrackingRow
	extends Omit<TimeTracking, "begin" | "end" | "status" | "customer">,
		Record<string, unknown> {
	readonly begin: Date;
	readonly end: Date | null;
	readonly total: number;
}

export const matter = matterColumns("time_tracking", "t");

/** What lists show of an entry `t` with its person `u` and activity `a`, as the contract names it. */
export const trackingColumns = sql`
	t.id, t.user_id as "userId", t.day, t.begin_at as begin, t.end_at as end, t.zone, t.state,
	t.activity_id as "activityId", t.source, t.reason, t.needs_reason as "needsReason",
	t.auto_finished as "autoFinished", t.corrected, t.version, entry_minutes(t.begin_at, t.end_at) * 60 as duration,
	jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name) as "user",
	jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code, 'color', a.color,
		'classType', a.class_type, 'bookingRequiresGps', a.booking_requires_gps) as activity,
	(select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name)
		from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		where n.tenant_id = t.tenant_id and n.id = t.project_node_id) as project,
	(select jsonb_build_object('id', n.id, 'name', n.name, 'parentId', n.parent_id, 'projectId', n.project_id)
		from project_node n where n.tenant_id = t.tenant_id and n.id = t.project_node_id) as "projectNode",
	${matter.openSteps} as "openSteps", ${matter.changeRequest} as "changeRequest", ${matter.question} as question`;

export const trackingTables = sql`time_tracking t
	join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
	join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id`;

type OwnInput = InputOf<(typeof contract)["listTimeTrackings"]>;

/** What every list of entries can be narrowed by. */
export function narrowed({
	from,
	to,
	states,
	autoFinished,
}: Pick<OwnInput, "from" | "to" | "states" | "autoFinished">): Condition[] {
	return [
		...(from ? [sql`t.day >= ${from}`] : []),
		...(to ? [sql`t.day <= ${to}`] : []),
		...(states ? [sql`t.state = any(${states}::text[])`] : []),
		...(autoFinished === undefined ? [] : [sql`t.auto_finished = ${autoFinished}`]),
	];
}

const orders: Readonly<Record<OwnInput["sort"], Condition>> = {
	begin: sql`t.begin_at, t.id`,
	"-begin": sql`t.begin_at desc, t.id desc`,
	end: sql`t.end_at, t.id`,
	"-end": sql`t.end_at desc nulls first, t.id desc`,
	state: sql`t.state, t.begin_at desc, t.id`,
	user: sql`u.last_name, u.first_name, t.begin_at desc, t.id`,
};

interface Reach {
	readonly tenantId: string;
	readonly ownId: string;
	/** Further people whose entries may be read. */
	readonly visible: Condition;
}

/** Each id by itself: one person is planned for as one. An empty list matches nothing. */
function anyOf(ids: readonly string[]): Condition {
	return ids.length === 0 ? sql`null` : sql.join(ids);
}

/** One page of one's own entries and those of people one may see; each row carries how many there are in all. */
export function trackingPage({ tenantId, ownId, visible }: Reach, input: OwnInput): Statement {
	const { ids, userIds, needsReason, sort, page, pageSize } = input;
	const conditions = [
		sql`t.tenant_id = ${tenantId}`,
		sql`t.deleted_at is null`,
		sql`(t.user_id = ${ownId} or t.user_id in ${visible})`,
		...(ids ? [sql`t.id in (${anyOf(ids)})`] : []),
		...(userIds ? [sql`t.user_id in (${anyOf(userIds)})`] : []),
		...(needsReason === undefined ? [] : [sql`t.needs_reason = ${needsReason}`]),
		...narrowed(input),
	];
	return statementOf(sql`
		select ${trackingColumns}, count(*) over ()::int as total from ${trackingTables}
		where ${sql.join(conditions, sql` and `)}
		order by ${orders[sort]} ${pageLimit({ page, pageSize })}`);
}

/** One entry, of whomever. */
export function trackingById(tenantId: string, id: string): Statement {
	return statementOf(sql`
		select ${trackingColumns}, 1 as total from ${trackingTables}
		where t.tenant_id = ${tenantId} and t.id = ${id} and t.deleted_at is null`);
}
