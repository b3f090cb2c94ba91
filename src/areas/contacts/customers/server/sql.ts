import { sql } from "kysely";
import { addedPart } from "#areas/settings/custom-fields/server/public.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { customers } from "../contract.ts";

export const customerTable = masterTable("customer", customers, {
	columns: { no: "no", name: "name", address: "address", contact: "contact" },
	unique: { customer_no: "no" },
	extra: {
		projectCount: sql`(select count(*)::int from project p
			where p.tenant_id = m.tenant_id and p.customer_id = m.id)`,
	},
	added: addedPart("CUSTOMER"),
});
