import { sql } from "kysely";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { employmentTypes } from "../contract.ts";

export const employmentTypeTable = masterTable("employment_type", employmentTypes, {
	columns: { name: "name", limits: "limits" },
	unique: { employment_type_name: "name" },
	extra: {
		userCount: sql`(select count(distinct e.user_id) from employment e
			where e.tenant_id = m.tenant_id and e.employment_type_id = m.id
				and (e.exit_date is null or e.exit_date >= current_date))`,
	},
});
