import { type RawBuilder, sql } from "kysely";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import { customConditions, customSortKeys } from "#areas/settings/custom-fields/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { pageLimit } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { UserItem, userColumns } from "../../contract/people.ts";
import type { contract } from "../../contract.ts";
import { type Asked, employmentTypeName, itemColumns, itemRows } from "./columns.ts";
import type { Scope } from "./scope.ts";

type Input = InputOf<(typeof contract)["listUsers"]>;
type Condition = RawBuilder<unknown>;

export interface ListRow extends UserItem, Record<string, unknown> {
	readonly total: number;
}

/**
 * One page of people and their number, in one question: first the ids that fit, sorted, then everything about those of
 * the page. Who may not be read in detail is neither found nor sorted by what is kept back.
 */
export function userPage(scope: Scope, input: Input): Statement {
	const { asked } = scope;
	const { page, pageSize, sortDirection } = input;
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	return statementOf(sql`
		with ${hits(scope, input)}, page as (
			select id, row_number() over () as place from (
				select id from hit
				order by amount ${direction} nulls last, key ${direction} nulls last, last_name collate natural_order, first_name collate natural_order, id
				${pageLimit({ page, pageSize })}) sorted
		)
		select t.total, item.* from (select count(*)::int as total from hit) t
		left join (
			select page.place, ${itemColumns(asked)} from page
			join app_user u on u.tenant_id = ${asked.tenantId} and u.id = page.id ${itemRows(asked)}
		) item on true
		order by item.place`);
}

/** The sets behind `with`, the last of them `hit`: the ids of everybody who fits, and what they are sorted by. */
function hits({ asked, sets, among }: Scope, input: Input): Condition {
	return sql.join([
		...sets,
		sql`hit as materialized (
			select u.id, ${sortKeys(asked, input)}, u.last_name, u.first_name
			from app_user u ${sortedRows(asked, input)}
			where u.tenant_id = ${asked.tenantId} and u.role = 'USER'
				and ${sql.join([...among, ...filters(asked, input)], sql` and `)}
		)`,
	]);
}

/** What finding and sorting needs beside the row `u`: of everybody no unit and no site is looked up that nobody sorts by. */
function sortedRows({ tenantId, readable }: Asked, { sortBy }: Input): Condition {
	return sql.join(
		[
			sql`cross join lateral (select ${readable} as readable) r`,
			...(sortBy === "unitName"
				? [sql`join unit n on n.tenant_id = ${tenantId} and n.id = u.unit_id`]
				: []),
			...(sortBy === "siteName"
				? [sql`join site s on s.tenant_id = ${tenantId} and s.id = u.site_id`]
				: []),
		],
		sql` `,
	);
}

/** What is sorted by: `amount` before `key`; but for custom fields it is null. */
function sortKeys(asked: Asked, { sortBy = "name" }: Input): Condition {
	const key = customKeyOf(sortBy);
	if (key !== undefined) {
		const { amount, text } = customSortKeys(asked.custom, key);
		return sql`${amount} as amount, ${text} as key`;
	}
	return sql`null::int as amount, ${sortKey(asked, sortBy as UserColumn)} as key`;
}

type UserColumn = (typeof userColumns)[number];

function sortKey(asked: Asked, sortBy: UserColumn): Condition {
	const shown = (column: Condition) => sql`case when r.readable then ${column} end`;
	const keys: Record<UserColumn, Condition> = {
		name: sql`u.last_name collate natural_order`,
		lastName: sql`u.last_name collate natural_order`,
		firstName: sql`u.first_name collate natural_order`,
		unitName: sql`n.name collate natural_order`,
		isEnabled: sql`u.is_enabled`,
		personnelNo: shown(sql`u.personnel_no collate natural_order`),
		companyPersonnelNo: shown(sql`u.company_personnel_no collate natural_order`),
		siteName: shown(sql`s.name collate natural_order`),
		mail: shown(sql`u.mail collate natural_order`),
		gender: shown(sql`u.gender`),
		entryDate: shown(sql`u.entry_date`),
		exitDate: shown(sql`u.exit_date`),
		employmentTypeName: shown(sql`${employmentTypeName(asked)} collate natural_order`),
	};
	return keys[sortBy];
}

function filters(asked: Asked, input: Input): Condition[] {
	const { isEnabled, includeDisabled, search = "", userIds } = input;
	const found: Condition[] = [];
	if (isEnabled !== undefined) found.push(sql`u.is_enabled = ${sql.lit(isEnabled)}`);
	else if (!includeDisabled) found.push(sql`u.is_enabled`);
	if (userIds !== undefined) found.push(sql`u.id = any(${userIds}::uuid[])`);
	if (input.unitIds !== undefined) found.push(inUnits(asked, input));
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
		found.push(sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name,
			case when r.readable then concat_ws(' ', u.personnel_no, u.company_personnel_no, u.mail) end)), ${word}) > 0`);
	}
	const detailed = [
		...detailFilters(asked, input),
		...customConditions(asked.custom, input.custom),
	];
	return detailed.length === 0 ? [...found, sql`true`] : [...found, sql`r.readable`, ...detailed];
}

function inUnits(
	{ tenantId, today }: Asked,
	{ unitIds = [], recursive, includeSecondary }: Input,
): Condition {
	const units = recursive
		? sql`(select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
		: sql`(select unnest(${unitIds}::uuid[]))`;
	const secondary = sql`
		union select x.user_id from user_unit x where x.tenant_id = ${tenantId} and x.unit_id in ${units}
			and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today})`;
	return sql`u.id in (
		select id from app_user where tenant_id = ${tenantId} and unit_id in ${units}
		${includeSecondary ? secondary : sql``})`;
}

/** Filters by what only people may know who read in detail. */
function detailFilters({ tenantId, today }: Asked, input: Input): Condition[] {
	const found: Condition[] = [];
	const { siteIds, tagIds, qualificationIds, employmentTypeIds } = input;
	if (siteIds !== undefined) found.push(sql`u.site_id = any(${siteIds}::uuid[])`);
	if (tagIds !== undefined) {
		found.push(sql`u.id in (select user_id from user_tag
			where tenant_id = ${tenantId} and tag_id = any(${tagIds}::uuid[]))`);
	}
	if (qualificationIds !== undefined) {
		found.push(sql`u.id in (select user_id from user_qualification
			where tenant_id = ${tenantId} and qualification_id = any(${qualificationIds}::uuid[])
				and valid_from <= ${today} and (valid_to is null or valid_to >= ${today}))`);
	}
	if (employmentTypeIds !== undefined) {
		found.push(sql`u.id in (select user_id from employment
			where tenant_id = ${tenantId} and employment_type_id = any(${employmentTypeIds}::uuid[])
				and entry_date <= ${today} and (exit_date is null or exit_date >= ${today}))`);
	}
	const states: Record<Input["employment"], Condition | undefined> = {
		ALL: undefined,
		CURRENT: sql`coalesce(u.entry_date, '-infinity') <= ${today} and coalesce(u.exit_date, 'infinity') >= ${today}`,
		FORMER: sql`u.exit_date < ${today}`,
		FUTURE: sql`u.entry_date > ${today}`,
	};
	const state = states[input.employment];
	return state === undefined ? found : [...found, state];
}
