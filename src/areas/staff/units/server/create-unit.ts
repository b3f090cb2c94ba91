import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { addUnit } from "./add-unit.ts";
import { openParent } from "./open-unit.ts";

type Endpoint = (typeof contract)["createUnit"];

export async function createUnit(
	context: WriteContext,
	{ parentId, name }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const parent = await openParent(context, parentId);
	return { id: await addUnit(context, parent, name, "UNIT") };
}
