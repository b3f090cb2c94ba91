import { type RawBuilder, sql } from "kysely";
import type { CustomEntity } from "../../contract/field-kinds.ts";

type Expression = RawBuilder<unknown>;

/** What a query needs to deal with custom values: whose they are, and who asks. */
export interface CustomScope {
	readonly tenantId: string;
	readonly entity: CustomEntity;
	/** The column with the values, e.g. `u.custom`. */
	readonly column: Expression;
	/** Whether the row's values may be read at all. */
	readonly readable: RawBuilder<boolean>;
	/** Whether the row's personal ones may be read too. */
	readonly personal: RawBuilder<boolean>;
	/** Whether the company has custom fields. */
	readonly isOn: boolean;
}

const fieldsOf = ({ tenantId, entity }: CustomScope) => sql`custom_field f
	where f.tenant_id = ${tenantId} and f.entity = ${sql.lit(entity)}`;

/** The values that may be seen: none of archived fields, personal ones only for whom they are open to. */
export function shownValues(scope: CustomScope): Expression {
	const { column, readable, personal, isOn } = scope;
	if (!isOn) return sql`'{}'::jsonb`;
	const without = (which: Expression) =>
		sql`array(select f.key from ${fieldsOf(scope)} and ${which})`;
	// keys that depend on no row: each list is made once a query
	return sql`case when not (${readable}) then '{}'::jsonb
		when ${personal} then ${column} - ${without(sql`not f.is_enabled`)}
		else ${column} - ${without(sql`(not f.is_enabled or f.personal_data)`)} end`;
}

/** Names of the people that shown values point to, by id. */
export function namesOfPeople(scope: CustomScope, shown: Expression): Expression {
	if (!scope.isOn) return sql`'{}'::jsonb`;
	const people = sql`${fieldsOf(scope)} and f.type = 'USER' and f.is_enabled`;
	// their ids as one list: under row-level security an index serves no comparison with what a function made of a row
	const ids = sql`array(select (${shown} ->> f.key)::uuid from ${people} and ${shown} ? f.key)`;
	return sql`case when exists (select from ${people}) then (
		select coalesce(jsonb_object_agg(p.id, concat_ws(', ', p.last_name, p.first_name)), '{}')
		from app_user p where p.tenant_id = ${scope.tenantId} and p.id = any(${ids})
	) else '{}'::jsonb end`;
}

/** One value, where it may be seen. */
function guarded(scope: CustomScope, key: string) {
	const { column, readable, personal, isOn } = scope;
	const field = (what: Expression) =>
		sql`(select ${what} from ${fieldsOf(scope)} and f.key = ${key} and f.is_enabled)`;
	const isPersonal = field(sql`f.personal_data`);
	const isShown = isOn
		? sql`(${readable} and (not coalesce(${isPersonal}, true) or ${isPersonal} and ${personal}))`
		: sql`false`;
	const text = sql`case when ${isShown} then ${column} ->> ${key} end`;
	// everybody's name, made once a query: a look-up for each row would take thousands of times as long
	const names = sql`(select jsonb_object_agg(p.id, concat_ws(', ', p.last_name, p.first_name))
		from app_user p where p.tenant_id = ${scope.tenantId} and p.role = 'USER')`;
	return {
		field,
		isShown,
		value: sql`case when ${isShown} then ${column} -> ${key} end`,
		text,
		nameOfPerson: sql`${names} ->> (${text})`,
	};
}

/** What a list is sorted by: numbers first, then texts; a field has but one of both. */
export function customSortKeys(
	scope: CustomScope,
	key: string,
): { readonly amount: Expression; readonly text: Expression } {
	const { field, value, text, nameOfPerson } = guarded(scope, key);
	const options = field(
		sql`(select jsonb_object_agg(o ->> 'id', o ->> 'name') from jsonb_array_elements(f.options) o)`,
	);
	return {
		amount: sql`case when jsonb_typeof(${value}) = 'number' then (${value})::numeric end`,
		text: sql`case ${field(sql`f.type`)} when 'NUMBER' then null when 'OPTION' then ${options} ->> (${text})
			when 'USER' then ${nameOfPerson} else ${text} end collate natural_order`,
	};
}

/** Conditions of filters like `spind:contains:12`; a person whose value may not be seen is not found by it. */
export function customConditions(scope: CustomScope, filters: readonly string[] | undefined) {
	return (filters ?? []).map((filter) => {
		const [key = "", kind = "", ...rest] = filter.split(":");
		return conditionOf(guarded(scope, key), kind, rest.join(":"));
	});
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function conditionOf(
	{ field, isShown, value, text, nameOfPerson }: ReturnType<typeof guarded>,
	kind: string,
	wanted: string,
): Expression {
	if (kind === "contains") {
		const shown = sql`case when ${field(sql`f.type`)} = 'USER' then ${nameOfPerson} else ${text} end`;
		return sql`strpos(lower(${shown}), lower(${wanted})) > 0`;
	}
	if (kind === "in") {
		// a flag that nobody set is off
		return sql`(${isShown} and coalesce(${text}, 'false') = any(${wanted.split(",")}::text[]))`;
	}
	const is = sql.raw(kind === "from" ? ">=" : "<=");
	return day.test(wanted)
		? sql`${text} collate "C" ${is} ${wanted}`
		: sql`case when jsonb_typeof(${value}) = 'number' then (${value})::numeric ${is} ${wanted}::numeric end`;
}
