import { type RawBuilder, sql } from "kysely";
import { type CustomValues, customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomScope,
	customConditions,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";
import { isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import { mattersToDecide } from "#areas/time-tracking/approvals/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { limits } from "#kit/contract/limits.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { absenceColumns as listColumns } from "../../contract/lists.ts";
import type { contract } from "../../contract.ts";
import {
	type AbsenceRow,
	type AbsenceScope,
	absenceColumns,
	absences,
	type Condition,
	isAmong,
	isKnownKind,
	matter,
} from "./list.ts";

type Input = InputOf<(typeof contract)["listAbsencesOf"]>;
type Column = (typeof listColumns)[number];

export interface ManagedScope extends AbsenceScope {
	/** Whether the current-site filter leaves the row `u` of a person. */
	readonly isInSite: Condition;
	/** The day it is, written. */
	readonly today: string;
	readonly custom: CustomScope;
}

export interface ManagedRow extends AbsenceRow {
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}

const substituteName = sql`(
	select v.last_name || ' ' || v.first_name from absence_substitute s
	join app_user v on v.tenant_id = s.tenant_id and v.id = s.user_id
	where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.state <> 'REJECTED')`;

const costSum = sql`(select coalesce(sum(d.cost), 0) from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id)`;

/** By what each column sorts; a kind that is withheld sorts as none. */
const sortedBy: Readonly<Record<Column, (scope: ManagedScope) => readonly Condition[]>> = {
	user: () => [sql`u.last_name collate natural_order`, sql`u.first_name collate natural_order`],
	activity: (scope) => [sql`case when ${isKnownKind(scope)} then a.name end collate natural_order`],
	from: () => [sql`b.from_date`],
	to: () => [sql`b.to_date`],
	days: () => [costSum],
	state: () => [sql`b.state`],
	substitute: () => [sql`${substituteName} collate natural_order`],
};

/** One page of the absences of people one may read; a page beyond the last one tells the number alone. */
export function managedPage(scope: ManagedScope, input: Input): Statement {
	const { custom } = scope;
	const { page, pageSize } = input;
	const last = page * pageSize;
	return statementOf(sql`
		with found as materialized (
			select b.id, row_number() over (order by ${orderOf(scope, input)}) as nth
			from ${absences} where ${wantedBy(scope, input)}
			order by nth limit ${Math.max(last, limits.listLength + 1)}),
		paged as (select id, nth from found where nth > ${last - pageSize} and nth <= ${last})
		select (select count(*) from found)::int as total, shown.* from (select 1) one
		left join lateral (
			select ${absenceColumns(scope)}, k.custom, ${namesOfPeople(custom, sql`k.custom`)} as "customNames" from paged p
			join ${absences} on b.tenant_id = ${scope.tenantId} and b.id = p.id
			cross join lateral (select ${shownValues(custom)} as custom) k
			order by p.nth) shown on true`);
}

/** How many there are on all pages, as `total`. */
export function managedCount(scope: ManagedScope, input: Input): Statement {
	return statementOf(sql`
		select count(*)::int as total from ${absences} where ${wantedBy(scope, input)}`);
}

/** The latest first, where nothing is said. */
function orderOf(scope: ManagedScope, input: Input): RawBuilder<unknown> {
	const { sortBy = "from", sortDirection = input.sortBy === undefined ? "DESC" : "ASC" } = input;
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	const keys = keysOf(scope, sortBy).map((key) => sql`${key} ${direction} nulls last`);
	return sql.join([...keys, sql`b.from_date desc`, sql`b.id`]);
}

function keysOf(scope: ManagedScope, sortBy: string): readonly Condition[] {
	const key = customKeyOf(sortBy);
	if (key === undefined) return sortedBy[sortBy as Column](scope);
	const { amount, text } = customSortKeys(scope.custom, key);
	return [amount, text];
}

function wantedBy(scope: ManagedScope, input: Input): RawBuilder<unknown> {
	return sql.join(
		[
			...peopleOf(scope, input),
			...kindsOf(scope, input),
			...daysOf(scope, input),
			...customConditions(scope.custom, input.custom),
		],
		sql` and `,
	);
}

function peopleOf(scope: ManagedScope, { userIds, unitIds, recursive, toDecide, isOpen }: Input) {
	const { tenantId, ownId, reach, isInSite } = scope;
	return [
		sql`b.tenant_id = ${tenantId} and ${isAmong(reach.READ)} and ${isInSite}`,
		...(userIds ? [sql`b.user_id = any(${userIds}::uuid[])`] : []),
		...(unitIds ? [isOfUnits(tenantId, unitIds, recursive)] : []),
		...(toDecide
			? [
					sql`b.id in ${mattersToDecide("absence", tenantId)} and ${isAmong(reach.FULL)} and b.user_id <> ${ownId}`,
				]
			: []),
		...(isOpen === undefined ? [] : [sql`(${matter.allSteps} <> '[]') = ${isOpen}`]),
	];
}

/** What a filter or a word would tell of a kind that is withheld is not told. */
function kindsOf(scope: ManagedScope, { activityIds, classTypes, states, search = "" }: Input) {
	const known = isKnownKind(scope);
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return [
		...(activityIds ? [sql`(${known} and b.activity_id = any(${activityIds}::uuid[]))`] : []),
		...(classTypes
			? [sql`case when ${known} then b.class_type else 'ABSENCE' end = any(${classTypes}::text[])`]
			: []),
		...(states ? [sql`b.state = any(${states}::text[])`] : []),
		...words.map((word) => hasWord(known, word)),
	];
}

function hasWord(known: Condition, word: string): Condition {
	const shown = sql`concat_ws(' ', u.first_name, u.last_name, u.personnel_no, ${substituteName})`;
	return sql`(strpos(lower(${shown}), ${word}) > 0
		or ${known} and strpos(lower(concat_ws(' ', a.name, b.reason)), ${word}) > 0)`;
}

/** What waits is shown whatever its year. */
function daysOf({ today }: ManagedScope, { from, to, isOpen, toDecide }: Input): Condition[] {
	const isAny = from !== undefined || to !== undefined || isOpen || toDecide;
	const year = today.slice(0, 4);
	const first = isAny ? from : `${year}-01-01`;
	const last = isAny ? to : `${year}-12-31`;
	return [
		...(first ? [sql`b.to_date >= ${first}`] : []),
		...(last ? [sql`b.from_date <= ${last}`] : []),
	];
}
