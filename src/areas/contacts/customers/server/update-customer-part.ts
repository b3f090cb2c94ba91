import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import type { AnyMasterData } from "../../../../kit/server/master-data/master-table.ts";
import { updateWholeEntry } from "../../../../kit/server/master-data/write-entries.ts";
import { type contract, customers } from "../contract.ts";
import { customerTable } from "./sql/customer-table.ts";

type Customer = AnswerOf<(typeof contract)["updateCustomer"]>;

interface Key {
	readonly id: string;
	readonly version: number;
}
type Part = Pick<Customer, "address"> | Pick<Customer, "contact">;

const writer = {
	source: { data: customers as unknown as AnyMasterData, table: customerTable },
	rules: {},
};

/** Changes one part and leaves the others as they are, whoever else works on them. */
export async function updateCustomerPart(
	context: WriteContext,
	input: Key & Part,
): Promise<Customer> {
	const row: unknown = await updateWholeEntry(writer, context, { ...input });
	return row as Customer;
}
