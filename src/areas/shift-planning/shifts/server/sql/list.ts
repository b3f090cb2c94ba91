import { type RawBuilder, sql } from "kysely";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomScope,
	customConditions,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";
import { holdsWords, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { idsOfPage, pageOfRows, type SortKey } from "#kit/server/page-of-rows.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, ListedShift, ShiftDetail, shiftColumns } from "../../contract.ts";
import { isAmong, localMinute, ofUnits, ofWorkspaces, type PlanScope } from "./plan.ts";

type Input = InputOf<(typeof contract)["listShifts"]> & {
	readonly from: string;
	readonly to: string;
};
type Condition = RawBuilder<unknown>;

export interface ListedRow
	extends Omit<ListedShift, "id" | "begin" | "end" | "minutes" | "publishedAt">,
		Record<string, unknown> {
	readonly id: string;
	readonly begin: Date;
	readonly end: Date;
	readonly publishedAt: Date | null;
	readonly total: number;
}

/** What a reader sees of the row `s`: what she may read, and what was made known of herself and of her colleagues. */
function isSeen({ tenantId, ownId, people, units, seesColleagues }: PlanScope): Condition {
	const colleagues = sql`select c.id from app_user me join app_user c on c.tenant_id = me.tenant_id and c.unit_id = me.unit_id
		where me.tenant_id = ${tenantId} and me.id = ${ownId}`;
	return sql`(s.unit_id in ${units.READ} or s.user_id is not null and ${isAmong(sql`s.user_id`, people.READ)}
		or s.published_at is not null and (s.user_id = ${ownId} ${seesColleagues ? sql`or s.user_id in (${colleagues})` : sql``}))`;
}

/** Of the row `s`, as it is answered. */
const shown = ({ tenantId, units }: PlanScope) => sql`
	s.id, s.version, s.day::text as day, ${localMinute("s.begin_at")} as "beginMinute", ${localMinute("s.end_at")} as "endMinute",
	(case when s.pause1_at is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('minute', ${localMinute("s.pause1_at")}, 'minutes', s.pause1_min)) end
		|| case when s.pause2_at is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('minute', ${localMinute("s.pause2_at")}, 'minutes', s.pause2_min)) end) as pauses,
	s.begin_at as begin, s.end_at as "end",
	case when u.id is not null then jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "user",
	case when w.id is not null then jsonb_build_object('id', w.id, 'name', w.name, 'color', w.color) end as workspace,
	jsonb_build_object('id', n.id, 'name', n.name) as unit,
	jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code, 'color', a.color, 'classType', a.class_type) as activity,
	case when k.id is not null then jsonb_build_object('id', k.id, 'name', k.name) end as customer,
	s.group_id as "groupId", (select coalesce(jsonb_agg(jsonb_build_object('shiftId', o.id, 'version', o.version, 'userId', o.user_id,
		'name', case when p.id is not null then p.last_name || ', ' || p.first_name end) order by p.last_name, p.first_name, o.id), '[]')
		from shift o left join app_user p on p.tenant_id = o.tenant_id and p.id = o.user_id
		where s.group_id is not null and o.tenant_id = s.tenant_id and o.group_id = s.group_id and o.id <> s.id
			and o.deleted_at is null) as "group",
	s.published_at as "publishedAt", s.unit_id in ${units.WRITE} as "mayChange", s.unit_id in ${units.FULL} as "mayDelete"
	from shift s
	join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
	join unit n on n.tenant_id = s.tenant_id and n.id = s.unit_id
	left join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
	left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
	left join customer k on k.tenant_id = s.tenant_id and k.id = s.customer_id
	where s.tenant_id = ${tenantId} and s.deleted_at is null`;

/** Custom values of the row `s`: personal ones are of oneself, or take the right on contracts. */
export function shiftCustom(
	reader: Pick<ReadContext, "tenantId" | "session" | "now">,
): CustomScope {
	const { tenantId, session } = reader;
	const people = visibleUsers(session, "contracts.manage", "READ", todayOf(reader));
	return {
		...{ tenantId, entity: "SHIFT", column: sql`s.custom`, readable: sql<boolean>`true` },
		personal: sql<boolean>`(s.user_id = ${session.userId} or s.user_id in ${people})`,
		isOn: session.uiFeatures.includes("CUSTOMFIELDS"),
	};
}

export type DetailedRow = ListedRow & Pick<ShiftDetail, "unitIds">;

/** Of shifts `s` with a condition of their own all that a list shows, with custom values as far as they may be seen. */
const withCustom = (scope: PlanScope, custom: CustomScope, which: Condition) => sql`
	select r.*, k.custom, ${namesOfPeople(custom, sql`k.custom`)} as "customNames"
	from (select ${shown(scope)} and ${which}) r
	join shift s on s.tenant_id = ${scope.tenantId} and s.id = r.id
	cross join lateral (select ${shownValues(custom)} as custom) k`;

export function shiftById(scope: PlanScope, custom: CustomScope, id: string): Statement {
	const { tenantId } = scope;
	return statementOf(sql`
		select d.*, array(select c.ancestor_id from unit_closure c
			where c.tenant_id = ${tenantId} and c.descendant_id = (d.unit ->> 'id')::uuid) as "unitIds"
		from (${withCustom(scope, custom, sql`s.id = ${id} and ${isSeen(scope)}`)}) d`);
}

const name = (column: string) => sql`${sql.ref(column)} collate natural_order`;

const keysOf: Readonly<Record<(typeof shiftColumns)[number], readonly Condition[]>> = {
	day: [sql`r.day`, sql`r."beginAt"`],
	user: [name("r.lastName"), name("r.firstName"), sql`r.day`],
	workspace: [name("r.workspaceName"), sql`r.day`],
	activity: [name("r.activityName"), sql`r.day`],
	unit: [name("r.unitName"), sql`r.day`],
	customer: [name("r.customerName"), sql`r.day`],
};

function sortedBy(sortBy: string): readonly Condition[] {
	if (customKeyOf(sortBy) === undefined) return keysOf[sortBy as keyof typeof keysOf];
	return [sql`r."customAmount"`, sql`r."customText"`, sql`r.day`];
}

/** A page of shifts with the number of all. */
export function shiftPage(scope: PlanScope, custom: CustomScope, input: Input): Statement {
	const { sortBy = "day", sortDirection = "ASC", page, pageSize } = input;
	const keys: SortKey[] = sortedBy(sortBy).map((value) => ({
		value,
		descending: sortDirection === "DESC",
	}));
	return pageOfRows({
		rows: foundBy(scope, custom, input),
		shown: withCustom(scope, custom, sql`s.id = any(${idsOfPage})`),
		keys,
		paging: { page, pageSize },
	});
}

function foundBy(scope: PlanScope, custom: CustomScope, input: Input): Condition {
	const { tenantId } = scope;
	const { from, to, userIds, isOpen, search, sortBy = "" } = input;
	const key = customKeyOf(sortBy);
	const added = key === undefined ? undefined : customSortKeys(custom, key);
	const words = holdsWords(search);
	const conditions = [
		sql`s.tenant_id = ${tenantId} and s.deleted_at is null and s.day >= ${from} and s.day <= ${to}`,
		isSeen(scope),
		ofUnits(tenantId, input),
		ofWorkspaces(input),
		...(userIds ? [sql`s.user_id = any(${userIds}::uuid[])`] : []),
		...(isOpen === undefined ? [] : [sql`(s.user_id is null) = ${isOpen}`]),
		...words,
		...customConditions(custom, input.custom),
	];
	return sql`
		select s.id, s.day, s.begin_at as "beginAt", u.last_name as "lastName", u.first_name as "firstName",
			w.name as "workspaceName", a.name as "activityName", n.name as "unitName",
			k.name as "customerName"
			${added ? sql`, ${added.amount} as "customAmount", ${added.text} as "customText"` : sql``}
		from shift s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		join unit n on n.tenant_id = s.tenant_id and n.id = s.unit_id
		left join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
		left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		left join customer k on k.tenant_id = s.tenant_id and k.id = s.customer_id
		where ${sql.join(conditions, sql` and `)}`;
}
