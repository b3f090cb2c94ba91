import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openRow, traceRow } from "./demand-person.ts";
import { planChanged } from "./plan-changed.ts";
import { readException, removeException } from "./sql/exceptions.ts";

type Endpoint = (typeof contract)["deleteWorksheetException"];

export async function deleteWorksheetException(
	context: WriteContext,
	{ exceptionId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const entity = "worksheet_exception";
	const row = await readException(tx, tenantId, exceptionId);
	const { userId, day, values, reason } = await openRow(context, entity, row, "WRITE");
	await removeException(tx, tenantId, exceptionId);
	await traceRow(context, entity, {
		id: exceptionId,
		userId,
		action: "deleted",
		before: { day, ...values, reason },
	});
	await planChanged(context, [{ userId, from: day, to: day }]);
	return {};
}
