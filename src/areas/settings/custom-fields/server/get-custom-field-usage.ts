import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { readFullField } from "./sql/full-field.ts";
import { countValues } from "./sql/values.ts";

type Endpoint = (typeof contract)["getCustomFieldUsage"];

export function getCustomFieldUsage(
	context: ReadContext,
	{ id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const field = await readFullField(tx, tenantId, id);
		if (field === undefined) return refuse(commonRefusals.notFound);
		return { count: await countValues(tx, tenantId, field) };
	});
}
