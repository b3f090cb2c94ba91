import { type RawBuilder, sql } from "kysely";
import {
	type CustomScope,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";

/** About the row `m`. */
export const projectCount = sql`(select count(*)::int from project p
	where p.tenant_id = m.tenant_id and p.customer_id = m.id)`;

/** A line of address or contact; empty where it is not known. */
const lineOf = (part: "address" | "contact", name: string) =>
	sql`coalesce(${sql.ref(`m.${part}`)} ->> ${sql.lit(name)}, '')`;

/** What a list shows of address and contact. */
export const details = {
	street: lineOf("address", "street"),
	postalCode: lineOf("address", "postalCode"),
	city: lineOf("address", "city"),
	country: lineOf("address", "country"),
	person: lineOf("contact", "person"),
	phone: lineOf("contact", "phone"),
	mobile: lineOf("contact", "mobile"),
	mail: lineOf("contact", "mail"),
	website: lineOf("contact", "website"),
};

export const head = sql`m.id, m.version, m.is_enabled as "isEnabled", m.no, m.name`;

export function customColumns(custom: CustomScope): RawBuilder<unknown> {
	const shown = shownValues(custom);
	return sql`${shown} as custom, ${namesOfPeople(custom, shown)} as "customNames"`;
}
