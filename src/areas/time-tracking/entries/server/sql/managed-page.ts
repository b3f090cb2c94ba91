import { sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomScope,
	customConditions,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";
import { mattersToDecide } from "#areas/time-tracking/approvals/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Step } from "#domain/approval/approval-state.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { pageLimit } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { trackingColumns as listColumns } from "../../contract/lists.ts";
import type { contract, TimeTracking } from "../../contract.ts";
import {
	type Condition,
	matter,
	narrowed,
	type TrackingRow,
	trackingColumns,
	trackingTables,
} from "./tracking-page.ts";

type Input = InputOf<(typeof contract)["listTimeTrackingsOf"]>;
type Column = (typeof listColumns)[number];

export interface ManagedScope {
	readonly tenantId: string;
	readonly ownId: string;
	/** People whose entries may be read, requested and changed, approved: sub-queries of their ids. */
	readonly reach: Readonly<Record<Extract<PermissionLevel, "READ" | "WRITE" | "FULL">, Condition>>;
	/** People that the current-site filter leaves. */
	readonly inSite: Condition;
	readonly custom: CustomScope;
}

/** What says what somebody may do with an entry. */
interface DecidedBy extends Pick<TimeTracking, "userId"> {
	readonly level: PermissionLevel;
	readonly steps: readonly Step[];
	readonly selfApproval: boolean;
}

export interface ManagedRow extends TrackingRow, DecidedBy {
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}

const decidedBy = ({ reach }: Pick<ManagedScope, "reach">) => sql`
	${matter.allSteps} as steps, coalesce((a.approval ->> 'selfApproval')::boolean, false) as "selfApproval",
	case when t.user_id in ${reach.FULL} then 'FULL' when t.user_id in ${reach.WRITE} then 'WRITE'
		when t.user_id in ${reach.READ} then 'READ' else 'NONE' end as level`;

const sortedBy: Readonly<Record<Column, (direction: Condition) => Condition>> = {
	begin: (direction) => sql`t.begin_at ${direction}, t.id ${direction}`,
	end: (direction) => sql`t.end_at ${direction} nulls first, t.id`,
	user: (direction) =>
		sql`u.last_name collate natural_order ${direction}, u.first_name collate natural_order ${direction}, t.begin_at desc, t.id`,
	activity: (direction) => sql`a.name collate natural_order ${direction}, t.begin_at desc, t.id`,
	state: (direction) => sql`t.state ${direction}, t.begin_at desc, t.id`,
	duration: (direction) => sql`entry_minutes(t.begin_at, t.end_at) ${direction} nulls last, t.id`,
};

/** One page of the entries of people one may read; each row carries how many there are in all. */
export function managedPage(scope: ManagedScope, input: Input): Statement {
	const { sortBy = "begin", page, pageSize } = input;
	// the newest first, where nothing is said
	const fallback = input.sortBy === undefined ? "DESC" : "ASC";
	const isDescending = (input.sortDirection ?? fallback) === "DESC";
	const { tenantId, reach, inSite, custom } = scope;
	const conditions = [
		sql`t.tenant_id = ${tenantId}`,
		sql`t.deleted_at is null`,
		sql`t.user_id in ${reach.READ}`,
		sql`t.user_id in ${inSite}`,
		...narrowed(input),
		...filters(input),
		...further(scope, input),
		...(input.toDecide === true ? awaitsReader(scope) : []),
	];
	return statementOf(sql`
		select ${trackingColumns}, ${decidedBy(scope)},
			k.custom, ${namesOfPeople(custom, sql`k.custom`)} as "customNames", count(*) over ()::int as total
		from ${trackingTables}
		cross join lateral (select ${shownValues(custom)} as custom) k
		where ${sql.join(conditions, sql` and `)}
		order by ${orderOf(scope, sortBy, sql.raw(isDescending ? "desc" : "asc"))}
		${pageLimit({ page, pageSize })}`);
}

function orderOf(
	{ custom }: ManagedScope,
	sortBy: NonNullable<Input["sortBy"]>,
	direction: Condition,
): Condition {
	const key = customKeyOf(sortBy);
	if (key === undefined) return sortedBy[sortBy as Column](direction);
	const { amount, text } = customSortKeys(custom, key);
	return sql`${amount} ${direction} nulls last, ${text} ${direction} nulls last, t.begin_at desc, t.id`;
}

/** Others' entries that are over and that the reader may approve or reject. */
function awaitsReader({ tenantId, ownId, reach }: ManagedScope): Condition[] {
	return [
		sql`t.id in ${mattersToDecide("time_tracking", tenantId)}`,
		sql`t.user_id in ${reach.FULL}`,
		sql`t.user_id <> ${ownId}`,
		sql`t.end_at is not null`,
	];
}

function filters({ userIds, activityIds, needsReason, isOpen, search = "" }: Input): Condition[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return [
		...(userIds ? [sql`t.user_id = any(${userIds}::uuid[])`] : []),
		...(activityIds ? [sql`t.activity_id = any(${activityIds}::uuid[])`] : []),
		...(needsReason === undefined
			? []
			: [sql`(t.needs_reason and t.reason is null) = ${needsReason}`]),
		...(isOpen === undefined ? [] : [sql`(${matter.allSteps} <> '[]') = ${isOpen}`]),
		...words.map(
			(word) =>
				sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.personnel_no, a.name, t.reason)), ${word}) > 0`,
		),
	];
}

/** What the extended filter adds. */
function further({ tenantId, custom }: ManagedScope, input: Input): Condition[] {
	const { unitIds, recursive, classTypes, sources, hasChange, projectIds, customerIds } = input;
	const units = recursive
		? sql`(select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
		: sql`(select unnest(${unitIds}::uuid[]))`;
	const ofProjects = (condition: Condition) => sql`t.project_node_id in (
		select n.id from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		where n.tenant_id = ${tenantId} and ${condition})`;
	return [
		...(unitIds ? [sql`u.unit_id in ${units}`] : []),
		...(classTypes ? [sql`t.class_type = any(${classTypes}::text[])`] : []),
		...(sources ? [sql`t.source = any(${sources}::text[])`] : []),
		...(hasChange === undefined ? [] : [sql`(${matter.changeRequest} is not null) = ${hasChange}`]),
		...(projectIds ? [ofProjects(sql`p.id = any(${projectIds}::uuid[])`)] : []),
		...(customerIds ? [ofProjects(sql`p.customer_id = any(${customerIds}::uuid[])`)] : []),
		...customConditions(custom, input.custom),
	];
}

export interface StateRow
	extends Pick<TimeTracking, "id" | "version" | "state" | "openSteps" | "changeRequest">,
		DecidedBy,
		Record<string, unknown> {
	readonly isRunning: boolean;
	readonly owesReason: boolean;
}

/** Of some entries, those that are one's own or of people one may read, with what decides about their next state. */
export function stateInfos(scope: Omit<ManagedScope, "inSite" | "custom">, ids: readonly string[]) {
	const { tenantId, ownId, reach } = scope;
	return statementOf(sql`
		select t.id, t.version, t.state, t.user_id as "userId", t.end_at is null as "isRunning",
			t.needs_reason and t.reason is null as "owesReason",
			${matter.openSteps} as "openSteps", ${matter.changeRequest} as "changeRequest", ${decidedBy(scope)}
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.deleted_at is null and t.id = any(${ids}::uuid[])
			and (t.user_id = ${ownId} or t.user_id in ${reach.READ})
		order by t.begin_at, t.id`);
}
