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
import { isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import { mattersToDecide, openMatters } from "#areas/time-tracking/approvals/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Step } from "#domain/approval/approval-state.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { trackingColumns as listColumns } from "../../contract/lists.ts";
import type { contract, TimeTracking } from "../../contract.ts";
import { byTime, countOfEntries, type EntryOrder, pageOfEntries } from "./entry-ids.ts";
import { matter, narrowed, pageColumns, type TrackingRow } from "./tracking-page.ts";
import type { Condition, SoughtEntries, WantedEntries } from "./ways-to-entries.ts";

type Input = InputOf<(typeof contract)["listTimeTrackingsOf"]>;
type Column = (typeof listColumns)[number];

export interface ManagedScope {
	readonly tenantId: string;
	readonly ownId: string;
	/** People whose entries may be read, requested and changed, approved: sub-queries of their ids; null for everybody. */
	readonly reach: Readonly<
		Record<Extract<PermissionLevel, "READ" | "WRITE" | "FULL">, Condition | null>
	>;
	/** Whether the current-site filter leaves the row `u` of a person. */
	readonly isInSite: Condition;
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

const isAmong = (user: Condition, ids: Condition | null) =>
	ids === null ? sql`true` : sql`${user} in ${ids}`;
const isHers = (ids: Condition | null) => isAmong(sql`t.user_id`, ids);

const decidedBy = ({ reach }: Pick<ManagedScope, "reach">) => sql`
	${matter.allSteps} as steps, coalesce((a.approval ->> 'selfApproval')::boolean, false) as "selfApproval",
	case when ${isHers(reach.FULL)} then 'FULL' when ${isHers(reach.WRITE)} then 'WRITE'
		when ${isHers(reach.READ)} then 'READ' else 'NONE' end as level`;

type Direction = "asc" | "desc";

const people = sql`join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id`;
const activities = sql`join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id`;

const sortedBy: Readonly<Record<Column, (direction: Direction) => EntryOrder>> = {
	begin: (direction) => ({ byTime: direction, keys: byTime[direction] }),
	end: (direction) => ({ keys: sql`t.end_at ${sql.raw(direction)} nulls first, t.id` }),
	user: (direction) => ({
		keys: sql`u.last_name collate natural_order ${sql.raw(direction)}, u.first_name collate natural_order ${sql.raw(direction)}, t.begin_at desc, t.id`,
		joins: people,
	}),
	activity: (direction) => ({
		keys: sql`a.name collate natural_order ${sql.raw(direction)}, t.begin_at desc, t.id`,
		joins: activities,
	}),
	state: (direction) => ({ keys: sql`t.state ${sql.raw(direction)}, t.begin_at desc, t.id` }),
	duration: (direction) => ({
		keys: sql`entry_minutes(t.begin_at, t.end_at) ${sql.raw(direction)} nulls last, t.id`,
	}),
};

/** One page of the entries of people one may read; a page beyond the last one tells the number alone. */
export function managedPage(scope: ManagedScope, input: Input): Statement {
	const { custom } = scope;
	return pageOfEntries(wantedBy(scope, input), orderOf(scope, input), input, {
		columns: sql`${pageColumns}, ${decidedBy(scope)},
			k.custom, ${namesOfPeople(custom, sql`k.custom`)} as "customNames"`,
		joins: sql`cross join lateral (select ${shownValues(custom)} as custom) k`,
	});
}

/** How many there are on all pages, as `total`. */
export function managedCount(scope: ManagedScope, input: Input): Statement {
	return countOfEntries(wantedBy(scope, input));
}

function wantedBy(scope: ManagedScope, input: Input): WantedEntries {
	const { tenantId } = scope;
	const { from, to, isOpen, toDecide, search = "" } = input;
	const [word] = wordsOf(search);
	// few entries are open: they are where to begin
	const among = toDecide
		? mattersToDecide("time_tracking", tenantId)
		: isOpen && openMatters("time_tracking", tenantId);
	return {
		tenantId,
		people: peopleOf(scope, input),
		areNamed: input.userIds !== undefined,
		from,
		to,
		narrowed: [...narrowed(input), ...filters(scope, input), ...further(scope, input)],
		...(among && { among }),
		...(word !== undefined && { search: soughtBy(tenantId, word) }),
	};
}

function peopleOf({ tenantId, ownId, reach, isInSite }: ManagedScope, input: Input): Condition {
	const { userIds, unitIds, recursive, toDecide } = input;
	const conditions = [
		sql`${isAmong(sql`u.id`, reach.READ)} and ${isInSite}`,
		...(userIds ? [sql`u.id = any(${userIds}::uuid[])`] : []),
		...(unitIds ? [isOfUnits(tenantId, unitIds, recursive)] : []),
		...(toDecide ? [sql`${isAmong(sql`u.id`, reach.FULL)} and u.id <> ${ownId}`] : []),
	];
	return sql`(select u.id from app_user u where u.tenant_id = ${tenantId} and ${sql.join(conditions, sql` and `)})`;
}

/** The newest first, where nothing is said. */
function orderOf({ custom }: ManagedScope, input: Input): EntryOrder {
	const { sortBy = "begin", sortDirection = input.sortBy === undefined ? "DESC" : "ASC" } = input;
	const direction = sortDirection === "DESC" ? "desc" : "asc";
	const key = customKeyOf(sortBy);
	if (key === undefined) return sortedBy[sortBy as Column](direction);
	const { amount, text } = customSortKeys(custom, key);
	const to = sql.raw(direction);
	return {
		keys: sql`${amount} ${to} nulls last, ${text} ${to} nulls last, t.begin_at desc, t.id`,
	};
}

function filters({ tenantId }: ManagedScope, input: Input): Condition[] {
	const { activityIds, needsReason, isOpen, toDecide, search = "" } = input;
	return [
		...(activityIds ? [sql`t.activity_id = any(${activityIds}::uuid[])`] : []),
		...(needsReason === undefined
			? []
			: [sql`(t.needs_reason and t.reason is null) = ${needsReason}`]),
		...(isOpen === undefined ? [] : [sql`(${matter.allSteps} <> '[]') = ${isOpen}`]),
		...(toDecide ? [sql`t.end_at is not null`] : []),
		...wordsOf(search).map((word) => holds(soughtBy(tenantId, word))),
	];
}

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** A word has no space in it, so it stands in one of them; the few names are looked through once and not for each entry. */
function soughtBy(tenantId: string, word: string): SoughtEntries {
	const has = (text: Condition) => sql`strpos(lower(${text}), ${word}) > 0`;
	return {
		people: sql`(select u.id from app_user u where u.tenant_id = ${tenantId}
			and ${has(sql`concat_ws(' ', u.first_name, u.last_name, u.personnel_no)`)})`,
		activities: sql`(select a.id from activity a where a.tenant_id = ${tenantId} and ${has(sql`a.name`)})`,
		inReason: has(sql`t.reason`),
	};
}

const holds = ({ people, activities, inReason }: SoughtEntries) =>
	sql`(t.user_id in ${people} or t.activity_id in ${activities} or ${inReason})`;

/** What the extended filter adds. */
function further({ tenantId, custom }: ManagedScope, input: Input): Condition[] {
	const { classTypes, sources, hasChange, projectIds, customerIds } = input;
	const ofProjects = (condition: Condition) => sql`t.project_node_id in (
		select n.id from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		where n.tenant_id = ${tenantId} and ${condition})`;
	return [
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
export function stateInfos(
	scope: Omit<ManagedScope, "isInSite" | "custom">,
	ids: readonly string[],
) {
	const { tenantId, ownId, reach } = scope;
	return statementOf(sql`
		select t.id, t.version, t.state, t.user_id as "userId", t.end_at is null as "isRunning",
			t.needs_reason and t.reason is null as "owesReason",
			${matter.openSteps} as "openSteps", ${matter.changeRequest} as "changeRequest", ${decidedBy(scope)}
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.deleted_at is null and t.id = any(${ids}::uuid[])
			and (t.user_id = ${ownId} or ${isHers(reach.READ)})
		order by t.begin_at, t.id`);
}
