import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuseBroken } from "#kit/server/refusals/refuse-broken.ts";
import { exceptionTwice } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { checkDay } from "./check-days.ts";
import { demandPerson, traceRow } from "./demand-person.ts";
import { planChanged } from "./plan-changed.ts";
import { insertException } from "./sql/exceptions.ts";

const refusals = {
	worksheet_exception_day: exceptionTwice,
};

type Endpoint = (typeof contract)["createWorksheetException"];

export async function createWorksheetException(
	context: WriteContext,
	{ userId, day, ...values }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	await demandPerson(tx, context, userId, "WRITE");
	checkDay(values);
	const id = newId(now.getTime());
	await keepingRules(() => insertException(tx, tenantId, { ...values, id, userId, day }));
	await traceRow(context, "worksheet_exception", {
		id,
		userId,
		action: "created",
		after: { day, ...values },
	});
	await planChanged(context, [{ userId, from: day, to: day }]);
	return { id };
}

/** Runs a write; a broken rule of the database is a refusal. */
function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	return refuseBroken(refusals, write);
}
