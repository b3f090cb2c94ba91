import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { type DescriptionRow, descriptions, readFullField } from "./sql/fields.ts";
import { countValues } from "./sql/values.ts";

type List = (typeof contract)["listCustomFieldDescriptions"];
type Usage = (typeof contract)["getCustomFieldUsage"];

export async function listCustomFieldDescriptions(
	context: ReadContext,
	{ entity }: InputOf<List>,
): Promise<AnswerOf<List>> {
	const { tenantId, session } = context;
	if (!session.uiFeatures.includes("CUSTOMFIELDS")) return { fields: [] };
	return { fields: await context.once<DescriptionRow>(descriptions(tenantId, entity)) };
}

export function getCustomFieldUsage(
	{ tenantId, read }: ReadContext,
	{ id }: InputOf<Usage>,
): Promise<AnswerOf<Usage>> {
	return read(async (tx) => {
		const field = await readFullField(tx, tenantId, id);
		if (field === undefined) return refuse(commonRefusals.notFound);
		return { count: await countValues(tx, tenantId, field) };
	});
}
