import { type RawBuilder, sql } from "kysely";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomScope,
	customConditions,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, UnitItem } from "../../contract.ts";

type Input = InputOf<typeof contract.listUnits>;

export interface Shown {
	readonly tenantId: string;
	/** Sub-queries of ids: what may be seen, and what may be seen in detail. */
	readonly visible: RawBuilder<string>;
	readonly readable: RawBuilder<string>;
	/** Whether the company has custom fields. */
	readonly hasCustom: boolean;
}

export interface UnitRow extends UnitItem, Record<string, unknown> {}

/** The site in whose subtree each unit lies, the nearest one. */
const siteOf = (tenantId: string) => sql`(
	select distinct on (c.descendant_id) c.descendant_id as unit_id, s.id, s.name
	from site s join unit_closure c on c.tenant_id = s.tenant_id and c.ancestor_id = s.unit_id
	where s.tenant_id = ${tenantId}
	order by c.descendant_id, c.distance)`;

const columns = sql`u.id, u.parent_id as "parentId", u.name, u.kind, u.depth, s.id as "siteId",
	u.is_enabled as "isEnabled", u.version`;

/** Custom values of the row `u`; of units none are personal. */
function customOf({ tenantId, hasCustom }: Shown, readable: RawBuilder<boolean>): CustomScope {
	return {
		tenantId,
		entity: "UNIT",
		column: sql`u.custom`,
		readable,
		personal: readable,
		isOn: hasCustom,
	};
}

function customColumns(scope: CustomScope): RawBuilder<unknown> {
	if (!scope.isOn) return sql``;
	const shown = shownValues(scope);
	return sql`, case when ${scope.readable} then ${shown} end as custom,
		case when ${scope.readable} then ${namesOfPeople(scope, shown)} end as "customNames"`;
}

/** Only a custom field sorts here: names follow the language of people, not that of the database. */
function sorting(scope: CustomScope, { sortBy, sortDirection }: Input) {
	const key = sortBy && customKeyOf(sortBy);
	if (key === undefined) return sql``;
	const { amount, text } = customSortKeys(scope, key);
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	return sql`order by ${amount} ${direction} nulls last, ${text} ${direction} nulls last, u.name collate natural_order`;
}

/** The units of the tree, in no order unless a custom field gives one. */
export function unitRows(shown: Shown, filter: Input & { readonly among: RawBuilder<string> }) {
	const { tenantId, visible, readable } = shown;
	const custom = customOf(shown, sql<boolean>`r.id is not null`);
	const conditions = customConditions(custom, filter.custom);
	return statementOf(sql`
		with readable as materialized (select id from unit where tenant_id = ${tenantId} and id in ${readable}),
		people as materialized (
			select unit_id, count(*)::int as count from app_user
			where tenant_id = ${tenantId} and is_enabled group by unit_id)
		select ${columns}, case when r.id is not null then coalesce(p.count, 0) end as people
			${customColumns(custom)}
		from unit u
		left join ${siteOf(tenantId)} s on s.unit_id = u.id
		left join readable r on r.id = u.id
		left join people p on p.unit_id = u.id
		where u.tenant_id = ${tenantId} and u.id in ${visible} and u.id in ${filter.among}
			and (u.is_enabled or ${filter.includeDisabled}) and ${sql.join([sql`true`, ...conditions], sql` and `)}
		${sorting(custom, filter)}`);
}

export type UnitDetailRow = AnswerOf<typeof contract.getUnit> & Record<string, unknown>;

/** One unit as its panel shows it; no row where it may not be read. */
export function unitDetail(shown: Shown, unitId: string, today: string): Statement {
	const { tenantId, visible, readable } = shown;
	const custom = customOf(shown, sql<boolean>`true`);
	const subtree = sql`select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unitId}`;
	const people = sql`select count(*)::int from app_user where tenant_id = ${tenantId}`;
	return statementOf(sql`
		select ${columns}, s.name as "siteName",
			(select id from site where tenant_id = ${tenantId} and unit_id = u.id) as "ownSiteId",
			(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.depth), '[]')
				from unit_closure c join unit a on a.tenant_id = c.tenant_id and a.id = c.ancestor_id
				where c.tenant_id = ${tenantId} and c.descendant_id = u.id and c.distance > 0
					and a.id in ${visible}) as path,
			(${people} and unit_id = u.id and is_enabled) as people,
			(${people} and unit_id = u.id and not is_enabled) as "disabledPeople",
			(${people} and unit_id in (${subtree}) and is_enabled) as "peopleBelow",
			(select count(*)::int from user_unit x join app_user m on m.tenant_id = x.tenant_id and m.id = x.user_id and m.is_enabled
				where x.tenant_id = ${tenantId} and x.unit_id = u.id and not x.is_primary
					and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today})) as "secondaryPeople",
			(select count(*)::int from unit where tenant_id = ${tenantId} and parent_id = u.id) as children,
			(select count(*)::int - 1 from (${subtree}) below) as "unitsBelow"
			${customColumns(custom)}
		from unit u
		left join ${siteOf(tenantId)} s on s.unit_id = u.id
		where u.tenant_id = ${tenantId} and u.id = ${unitId} and u.id in ${readable}`);
}
