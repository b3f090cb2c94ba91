import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { tokenCounts } from "./sql.ts";

type Endpoint = (typeof contract)["countHardwareTokens"];

export const countHardwareTokens: Handler<typeof contract.countHardwareTokens> = async (
	context,
	{ id },
) => {
	const types = await context.once<AnswerOf<Endpoint>["types"][number]>(
		tokenCounts(context.tenantId, id),
	);
	return types.length === 0 ? refuse(commonRefusals.notFound) : { types };
};
