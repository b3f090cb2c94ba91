import type { AnyMasterData } from "#kit/server/master-data/master-table.ts";
import { customers } from "../contract.ts";
import { customerTable } from "./sql/customer-table.ts";

/** What the kit needs to write a customer. */
export const customerWriter = {
	source: { data: customers as unknown as AnyMasterData, table: customerTable },
	rules: {},
};
