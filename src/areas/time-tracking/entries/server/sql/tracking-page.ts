import { sql } from "kysely";
import { matterColumns } from "#areas/time-tracking/approvals/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, TimeTracking } from "../../contract.ts";
import { byTime, type EntryOrder, pageOfEntries } from "./entry-ids.ts";
import { activityPart, personPart } from "./named-parts.ts";
import type { Condition } from "./ways-to-entries.ts";

export interface TrackingRow
	extends Omit<TimeTracking, "begin" | "end" | "status" | "customer">,
		Record<string, unknown> {
	readonly begin: Date;
	readonly end: Date | null;
}

export const matter = matterColumns("time_tracking", "t");

/** What lists show of an entry `t`, as the contract names it. @param user, activity what it says of them */
const columnsWith = (user: Condition, activity: Condition) => sql`
	t.id, t.user_id as "userId", t.day, t.begin_at as begin, t.end_at as end, t.zone, t.state,
	t.activity_id as "activityId", t.source, t.reason, t.needs_reason as "needsReason",
	t.auto_finished as "autoFinished", t.corrected, t.version, entry_minutes(t.begin_at, t.end_at) * 60 as duration,
	${user} as "user", ${activity} as activity,
	case when t.project_node_id is not null then (
		select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name)
		from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		where n.tenant_id = t.tenant_id and n.id = t.project_node_id) end as project,
	case when t.project_node_id is not null then (
		select jsonb_build_object('id', n.id, 'name', n.name, 'parentId', n.parent_id, 'projectId', n.project_id)
		from project_node n where n.tenant_id = t.tenant_id and n.id = t.project_node_id) end as "projectNode",
	${matter.openSteps} as "openSteps", ${matter.changeRequest} as "changeRequest", ${matter.question} as question`;

/** Of an entry with its person `u` and activity `a`. */
const trackingColumns = columnsWith(personPart, activityPart);

/** The same within a page, which has the parts of each person and activity once. */
export const pageColumns = columnsWith(sql`u.part`, sql`a.part`);

type OwnInput = InputOf<(typeof contract)["listTimeTrackings"]>;

/** What every list of entries can be narrowed by, besides people and days. */
export function narrowed({
	states,
	autoFinished,
}: Pick<OwnInput, "states" | "autoFinished">): Condition[] {
	return [
		...(states ? [sql`t.state = any(${states}::text[])`] : []),
		...(autoFinished === undefined ? [] : [sql`t.auto_finished = ${autoFinished}`]),
	];
}

const orders: Readonly<Record<OwnInput["sort"], EntryOrder>> = {
	begin: { byTime: "asc", keys: byTime.asc },
	"-begin": { byTime: "desc", keys: byTime.desc },
	end: { keys: sql`t.end_at, t.id` },
	"-end": { keys: sql`t.end_at desc nulls first, t.id desc` },
	state: { keys: sql`t.state, t.begin_at desc, t.id` },
	user: {
		keys: sql`u.last_name, u.first_name, t.begin_at desc, t.id`,
		joins: sql`join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id`,
	},
};

interface Reach {
	readonly tenantId: string;
	readonly ownId: string;
	/** Further people whose entries may be read; null for everybody. */
	readonly visible: Condition | null;
}

/** One page of one's own entries and those of people one may see; a page beyond the last one tells the number alone. */
export function trackingPage({ tenantId, ownId, visible }: Reach, input: OwnInput): Statement {
	const { ids, userIds, needsReason, sort, from, to } = input;
	const readable = visible && sql`(select ${ownId}::uuid union select id from ${visible} v (id))`;
	const isReadable = visible && sql`(id = ${ownId} or id in ${visible})`;
	const people = userIds
		? sql`(select id from unnest(${userIds}::uuid[]) i (id) where ${isReadable ?? sql`true`})`
		: readable;
	const narrowings = [
		...(needsReason === undefined ? [] : [sql`t.needs_reason = ${needsReason}`]),
		...narrowed(input),
	];
	const among = ids && sql`(select unnest(${ids}::uuid[]))`;
	const areNamed = userIds !== undefined;
	const wanted = { tenantId, people, areNamed, from, to, narrowed: narrowings, among };
	return pageOfEntries(wanted, orders[sort], input, { columns: pageColumns });
}

/** One entry, of whomever. */
export function trackingById(tenantId: string, id: string): Statement {
	return statementOf(sql`
		select ${trackingColumns} from time_tracking t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.id = ${id} and t.deleted_at is null`);
}

/** Entries of some people on days of a range, the earliest first. @param people sub-query of their ids */
export function trackingsOfPeople(
	tenantId: string,
	people: Condition,
	{ from, to, states }: Pick<OwnInput, "states"> & { readonly from: string; readonly to: string },
): Statement {
	return statementOf(sql`
		select ${trackingColumns} from time_tracking t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.user_id = any(array(${people})) and t.deleted_at is null
			and t.day >= ${from} and t.day <= ${to} and ${sql.join([sql`true`, ...narrowed({ states })], sql` and `)}
		order by t.begin_at, t.id`);
}
