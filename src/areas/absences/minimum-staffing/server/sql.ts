import { type RawBuilder, sql } from "kysely";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { masterTable, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { minimumStaffing } from "../contract.ts";

const unitName = sql`(select n.name from unit n where n.tenant_id = m.tenant_id and n.id = m.unit_id)`;

export const staffingTable = masterTable("minimum_staffing", minimumStaffing, {
	columns: {
		unitId: "unit_id",
		from: "valid_from",
		monday: "monday",
		tuesday: "tuesday",
		wednesday: "wednesday",
		thursday: "thursday",
		friday: "friday",
		saturday: "saturday",
		sunday: "sunday",
		holiday: "holiday",
	},
	unique: { minimum_staffing_day: "from" },
	extra: { unitName },
	names: { unitId: unitName },
	filters: { unitId: (id) => sql`m.unit_id = ${id}` },
});

/** Of some units; about the row `m`. */
export const neededIn = (units: RawBuilder<string>): Narrowing => sql`m.unit_id in ${units}`;

/** `people` of `MinimumStaffing`, of the row `m`. */
const people = sql`array[m.monday, m.tuesday, m.wednesday, m.thursday, m.friday, m.saturday, m.sunday, m.holiday]`;

interface Days {
	readonly from: string;
	readonly to: string;
}

export interface UnitMinimum extends Record<string, unknown> {
	readonly unitId: string;
	readonly from: string;
	readonly people: readonly number[];
	/** How many the unit employs on some of the days asked for. */
	readonly members: number;
}

/** What units need, the earliest first, as far as it holds on a day of a range or before. */
export function minimumsOf(
	tenantId: string,
	{ unitIds, ...days }: Days & { readonly unitIds: readonly string[] },
): Statement {
	return minimumsStatement({ tenantId, unitIds: [...unitIds], ...days });
}

const minimumsStatement = composedStatement(
	["tenantId", "unitIds", "from", "to"],
	({ tenantId, unitIds, from, to }) => sql`
		select m.unit_id as "unitId", m.valid_from::text as "from", ${people} as people, (
			select count(*)::int from app_user u
			where u.tenant_id = ${tenantId} and u.unit_id = m.unit_id and u.role = 'USER' and u.is_enabled
				and (u.entry_date is null or u.entry_date <= ${to}) and (u.exit_date is null or u.exit_date >= ${from})) as members
		from minimum_staffing m
		where m.tenant_id = ${tenantId} and m.unit_id = any(${unitIds}::uuid[]) and m.valid_from <= ${to}
		order by m.unit_id, m.valid_from`,
);

/** What a unit needs, as `MinimumStaffing` has it, the earliest first; a scalar of JSON, null where it needs nobody. */
export function minimumsOfUnit(
	tenantId: string,
	unitId: RawBuilder<unknown>,
	until: string,
): RawBuilder<unknown> {
	return sql`(
		select jsonb_agg(jsonb_build_object('from', m.valid_from, 'people', ${people}) order by m.valid_from) from minimum_staffing m
		where m.tenant_id = ${tenantId} and m.unit_id = ${unitId} and m.valid_from <= ${until})`;
}
