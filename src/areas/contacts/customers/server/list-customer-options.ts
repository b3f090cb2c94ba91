import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { customerOptions, type OptionRow } from "./sql/options.ts";

export async function listCustomerOptions(
	context: ReadContext,
): Promise<AnswerOf<(typeof contract)["listCustomerOptions"]>> {
	const { tenantId } = context;
	return {
		customers: await context.once<OptionRow>(customerOptions(tenantId)),
	};
}
