import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openRow, traceRow } from "./open-person.ts";
import { deleteContractRow, readContract } from "./sql/contracts.ts";

type Endpoint = (typeof contract)["deleteContract"];

export async function deleteContract(
	context: WriteContext,
	{ contractId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const row = await readContract(tx, tenantId, contractId);
	const before = await openRow(context, "contract", row, "FULL");
	await deleteContractRow(tx, tenantId, contractId);
	await traceRow(context, "contract", {
		id: contractId,
		userId: before.userId,
		action: "deleted",
		before,
	});
	return {};
}
