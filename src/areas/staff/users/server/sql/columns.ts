import { type RawBuilder, sql } from "kysely";
import {
	type CustomScope,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";

/** Of what a query about people knows: who asks, and on which day. */
export interface Asked {
	readonly tenantId: string;
	readonly today: string;
	/** Whether the person of the row `u` may be read in detail. */
	readonly readable: RawBuilder<boolean>;
	/** Custom values of the person. */
	readonly custom: CustomScope;
}

/** Custom values of the row `u`, as open as `r.readable` and a further condition say. */
export function customOf(
	tenantId: string,
	uiFeatures: readonly string[],
	personal: RawBuilder<boolean>,
): CustomScope {
	return {
		tenantId,
		entity: "USER",
		column: sql`u.custom`,
		readable: sql<boolean>`r.readable`,
		personal,
		isOn: uiFeatures.includes("CUSTOMFIELDS"),
	};
}

const validOn = (row: string, today: string) => {
	const [from, to] = [sql.ref(`${row}.valid_from`), sql.ref(`${row}.valid_to`)];
	return sql`${from} <= ${today} and (${to} is null or ${to} >= ${today})`;
};

/** Name of the type of today's employment. */
export const employmentTypeName = ({ tenantId, today }: Asked) => sql`(
	select t.name from employment e
	join employment_type t on t.tenant_id = e.tenant_id and t.id = e.employment_type_id
	where e.tenant_id = ${tenantId} and e.user_id = u.id and e.entry_date <= ${today}
		and (e.exit_date is null or e.exit_date >= ${today}) limit 1)`;

/** The columns of an item of the list; needs the rows of `itemRows`. */
export function itemColumns(asked: Asked): RawBuilder<unknown> {
	const { tenantId, today } = asked;
	return sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.unit_id as "unitId", n.name as "unitName",
		u.is_enabled as "isEnabled", not r.readable as "isMasked", u.version,
		case when r.readable then u.site_id end as "siteId", case when r.readable then s.name end as "siteName",
		case when r.readable then u.personnel_no end as "personnelNo",
		case when r.readable then u.company_personnel_no end as "companyPersonnelNo",
		case when r.readable then u.mail end as mail, case when r.readable then u.gender end as gender,
		case when r.readable then u.entry_date end as "entryDate", case when r.readable then u.exit_date end as "exitDate",
		case when r.readable then ${employmentTypeName(asked)} end as "employmentTypeName",
		k.custom, ${namesOfPeople(asked.custom, sql`k.custom`)} as "customNames",
		array(select x.unit_id from user_unit x where r.readable and x.tenant_id = ${tenantId} and x.user_id = u.id
			and not x.is_primary and ${validOn("x", today)}) as "secondaryUnitIds",
		(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color)
				order by t.name collate natural_order), '[]')
			from user_tag y join tag t on t.tenant_id = y.tenant_id and t.id = y.tag_id
			where r.readable and y.tenant_id = ${tenantId} and y.user_id = u.id) as tags,
		(select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'name', q.name, 'level', z.level)
				order by q.name collate natural_order), '[]')
			from user_qualification z join qualification q on q.tenant_id = z.tenant_id and q.id = z.qualification_id
			where r.readable and z.tenant_id = ${tenantId} and z.user_id = u.id and ${validOn("z", today)}) as qualifications`;
}

/** The rows that `itemColumns` reads from, begun with a source of people named `u`. */
export function itemRows(asked: Asked): RawBuilder<unknown> {
	const { tenantId, readable, custom } = asked;
	return sql`join unit n on n.tenant_id = ${tenantId} and n.id = u.unit_id
		join site s on s.tenant_id = ${tenantId} and s.id = u.site_id
		cross join lateral (select ${readable} as readable) r
		cross join lateral (select ${shownValues(custom)} as custom) k`;
}

export function constantly(value: boolean): RawBuilder<boolean> {
	return value ? sql<boolean>`true` : sql<boolean>`false`;
}
