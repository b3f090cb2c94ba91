import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { demandReadable } from "./demand-readable.ts";
import { readBusinessData } from "./sql/person-data.ts";

type Endpoint = (typeof contract)["getUserBusinessData"];

export function getUserBusinessData(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const data = await readBusinessData(tx, context.tenantId, userId);
		return { ...data, address: { ...emptyAddress, ...data.address } };
	});
}
