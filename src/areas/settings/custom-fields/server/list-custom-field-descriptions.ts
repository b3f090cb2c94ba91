import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { type DescriptionRow, descriptions } from "./sql/descriptions.ts";

type Endpoint = (typeof contract)["listCustomFieldDescriptions"];

export async function listCustomFieldDescriptions(
	context: ReadContext,
	{ entity }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId, session } = context;
	if (!session.uiFeatures.includes("CUSTOMFIELDS")) return { fields: [] };
	const statement = descriptions(tenantId, entity);
	return { fields: await context.once<DescriptionRow>(statement) };
}
