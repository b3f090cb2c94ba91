import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { Customer } from "../contract.ts";
import { askerOf } from "./sql/asker-of.ts";
import { customerDetail, type DetailRow } from "./sql/detail.ts";

export async function getCustomer(
	context: ReadContext,
	{ id }: { readonly id: string },
): Promise<Customer> {
	const [customer] = await context.once<DetailRow>(customerDetail(askerOf(context), id));
	return customer ?? refuse(commonRefusals.notFound);
}
