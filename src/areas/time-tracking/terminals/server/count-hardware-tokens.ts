import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { tokenCounts } from "./sql.ts";

type Endpoint = (typeof contract)["countHardwareTokens"];

export async function countHardwareTokens(
	context: ReadContext,
	{ id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const types = await context.once<AnswerOf<Endpoint>["types"][number]>(
		tokenCounts(context.tenantId, id),
	);
	return types.length === 0 ? refuse(commonRefusals.notFound) : { types };
}
