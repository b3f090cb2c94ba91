import { type RawBuilder, sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomScope,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Step } from "#domain/approval/approval-state.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { trackingColumns } from "../../contract/lists.ts";
import type { contract } from "../../contract.ts";
import { furtherFilters } from "./further-filters.ts";
import {
	activity,
	allSteps,
	changeRequest,
	openSteps,
	person,
	project,
	projectNode,
} from "./tracking-columns.ts";
import type { TrackingRow } from "./tracking-page.ts";

type Input = InputOf<(typeof contract)["listTimeTrackingsOf"]>;
type Column = (typeof trackingColumns)[number];
type Condition = RawBuilder<unknown>;

export interface ManagedScope {
	readonly tenantId: string;
	readonly ownId: string;
	/** People whose entries may be read, requested and changed, approved: sub-queries of their ids. */
	readonly reach: Readonly<Record<Extract<PermissionLevel, "READ" | "WRITE" | "FULL">, Condition>>;
	/** People that the current-site filter leaves. */
	readonly inSite: Condition;
	readonly custom: CustomScope;
}

export interface ManagedRow extends TrackingRow, Record<string, unknown> {
	readonly level: PermissionLevel;
	readonly steps: readonly Step[];
	readonly selfApproval: boolean;
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}

const sortedBy: Readonly<Record<Column, (direction: Condition) => Condition>> = {
	begin: (direction) => sql`t.begin_at ${direction}, t.id ${direction}`,
	end: (direction) => sql`t.end_at ${direction} nulls first, t.id`,
	user: (direction) =>
		sql`u.last_name collate natural_order ${direction}, u.first_name collate natural_order ${direction}, t.begin_at desc, t.id`,
	activity: (direction) => sql`a.name collate natural_order ${direction}, t.begin_at desc, t.id`,
	state: (direction) => sql`t.state ${direction}, t.begin_at desc, t.id`,
	duration: (direction) => sql`t.end_at - t.begin_at ${direction} nulls last, t.id`,
};

/** One page of the entries of people one may read; each row carries how many there are in all. */
export function managedPage(scope: ManagedScope, input: Input): Statement {
	const { sortBy = "begin", page, pageSize } = input;
	// the newest first, where nothing is said
	const fallback = input.sortBy === undefined ? "DESC" : "ASC";
	const isDescending = (input.sortDirection ?? fallback) === "DESC";
	const direction = sql.raw(isDescending ? "desc" : "asc");
	const { reach, custom } = scope;
	return statementOf(sql`
		select t.id, t.user_id as "userId", t.day, t.begin_at as begin, t.end_at as end, t.zone, t.state,
			t.activity_id as "activityId", t.source, t.reason, t.needs_reason as "needsReason",
			t.auto_finished as "autoFinished", t.corrected, t.version,
			extract(epoch from t.end_at - t.begin_at)::int as duration,
			${person} as "user", ${activity} as activity, ${project} as project, ${projectNode} as "projectNode",
			${openSteps} as "openSteps", ${changeRequest} as "changeRequest", ${allSteps} as steps,
			coalesce((a.approval ->> 'selfApproval')::boolean, false) as "selfApproval",
			case when t.user_id in ${reach.FULL} then 'FULL' when t.user_id in ${reach.WRITE} then 'WRITE' else 'READ' end as level,
			k.custom, ${namesOfPeople(custom, sql`k.custom`)} as "customNames", count(*) over ()::int as total
		from time_tracking t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		cross join lateral (select ${shownValues(custom)} as custom) k
		where ${sql.join([...scoped(scope), ...filters(scope, input)], sql` and `)}
		order by ${orderOf(scope, sortBy, direction)}
		limit ${pageSize} offset ${(page - 1) * pageSize}`);
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

function scoped({ tenantId, reach, inSite }: ManagedScope): Condition[] {
	return [
		sql`t.tenant_id = ${tenantId}`,
		sql`t.deleted_at is null`,
		sql`t.user_id in ${reach.READ}`,
		sql`t.user_id in ${inSite}`,
	];
}

function filters(scope: ManagedScope, input: Input): Condition[] {
	const { tenantId } = scope;
	const { userIds, from, to, states, activityIds, search = "" } = input;
	const found: Condition[] = [];
	if (userIds) found.push(sql`t.user_id = any(${userIds}::uuid[])`);
	if (from) found.push(sql`t.day >= ${from}`);
	if (to) found.push(sql`t.day <= ${to}`);
	if (states) found.push(sql`t.state = any(${states}::text[])`);
	if (activityIds) {
		found.push(sql`t.activity_id = any(${activityIds}::uuid[])`);
	}
	if (input.unitIds) found.push(inUnits(tenantId, input));
	if (input.autoFinished !== undefined) {
		found.push(sql`t.auto_finished = ${input.autoFinished}`);
	}
	if (input.needsReason !== undefined) {
		found.push(sql`(t.needs_reason and t.reason is null) = ${input.needsReason}`);
	}
	if (input.isOpen !== undefined) {
		found.push(sql`(${allSteps} <> '[]') = ${input.isOpen}`);
	}
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
		found.push(
			sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.personnel_no, a.name, t.reason)), ${word}) > 0`,
		);
	}
	return [...found, ...furtherFilters(scope, input)];
}

function inUnits(tenantId: string, { unitIds = [], recursive }: Input): Condition {
	const units = recursive
		? sql`(select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
		: sql`(select unnest(${unitIds}::uuid[]))`;
	return sql`u.unit_id in ${units}`;
}
