import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openRow, traceRow } from "./open-person.ts";
import { planChanged } from "./plan-changed.ts";
import { readPlan, removePlan } from "./sql/plans.ts";

type Endpoint = (typeof contract)["deleteWorksheet"];

export async function deleteWorksheet(
	context: WriteContext,
	{ worksheetId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const row = await readPlan(tx, tenantId, worksheetId, true);
	const before = await openRow(context, "worksheet", row, "FULL");
	await removePlan(tx, tenantId, worksheetId);
	const { userId, templateId, cycleStart, validFrom, validTo } = before;
	await traceRow(context, "worksheet", {
		id: worksheetId,
		userId,
		action: "deleted",
		before: { templateId, cycleStart, validFrom, validTo },
	});
	await planChanged(context, [{ userId, from: validFrom, to: validTo }]);
	return {};
}
