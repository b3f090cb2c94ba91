import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openRow, traceRow } from "./open-person.ts";
import { deleteWageRow, readWage } from "./sql/wages.ts";

type Endpoint = (typeof contract)["deleteWage"];

export async function deleteWage(
	context: WriteContext,
	{ wageId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const row = await readWage(tx, tenantId, wageId);
	const before = await openRow(context, "wage", row, "FULL");
	await deleteWageRow(tx, tenantId, wageId);
	await traceRow(context, "wage", {
		id: wageId,
		userId: before.userId,
		action: "deleted",
		before,
	});
	return {};
}
