import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkDay } from "./check-days.ts";
import { openRow, traceRow } from "./demand-person.ts";
import { planChanged } from "./plan-changed.ts";
import { readException, updateException } from "./sql/exceptions.ts";

type Endpoint = (typeof contract)["updateWorksheetException"];

export async function updateWorksheetException(
	context: WriteContext,
	{ exceptionId, version, ...after }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const entity = "worksheet_exception";
	const row = await readException(tx, tenantId, exceptionId);
	const before = await openRow(context, entity, row, "WRITE", version);
	checkDay(after);
	const next = await updateException(tx, tenantId, exceptionId, after);
	const { userId, day, values, reason } = before;
	await traceRow(context, entity, {
		id: exceptionId,
		userId,
		action: "changed",
		before: { ...values, reason },
		after,
	});
	await planChanged(context, [{ userId, from: day, to: day }]);
	return { version: next };
}
