import { masterTable } from "#kit/server/master-data/master-table.ts";
import { customers } from "../../contract.ts";
import { projectCount } from "./columns.ts";

export const customerTable = masterTable("customer", customers, {
	columns: { no: "no", name: "name", address: "address", contact: "contact" },
	unique: { customer_no: "no" },
	extra: { projectCount },
});
