import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { updateWholeEntry } from "#kit/server/master-data/write-entries.ts";
import type { contract } from "../contract.ts";
import { customerWriter } from "./customer-writer.ts";

type Customer = AnswerOf<(typeof contract)["updateCustomer"]>;

interface Key {
	readonly id: string;
	readonly version: number;
}
type Part = Pick<Customer, "address"> | Pick<Customer, "contact">;

/** Changes one part and leaves the others as they are, whoever else works on them. */
export async function updateCustomerPart(
	context: WriteContext,
	input: Key & Part,
): Promise<Customer> {
	const row: unknown = await updateWholeEntry(customerWriter, context, {
		...input,
	});
	return row as Customer;
}
