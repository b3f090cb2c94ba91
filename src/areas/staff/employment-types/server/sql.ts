import { masterTable } from "#kit/server/master-data/master-table.ts";
import { employmentTypes } from "../contract.ts";

export const employmentTypeTable = masterTable("employment_type", employmentTypes, {
	columns: { name: "name", limits: "limits" },
	unique: { employment_type_name: "name" },
});
