import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkPlan } from "./check-plan.ts";
import { keepingRules } from "./keeping-rules.ts";
import { openRow, traceRow } from "./open-person.ts";
import { planChanged } from "./plan-changed.ts";
import { readPlan, updatePlan } from "./sql/plans.ts";

type Endpoint = (typeof contract)["updateWorksheet"];

export async function updateWorksheet(
	context: WriteContext,
	{ worksheetId, version, ...given }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const row = await readPlan(tx, tenantId, worksheetId, true);
	const before = await openRow(context, "worksheet", row, "WRITE", version);
	const after = await checkPlan(context, given, before.templateId);
	const next = await keepingRules(() => updatePlan(tx, tenantId, worksheetId, after));
	const { userId, templateId, cycleStart, validFrom, validTo } = before;
	await traceRow(context, "worksheet", {
		id: worksheetId,
		userId,
		action: "changed",
		before: { templateId, cycleStart, validFrom, validTo },
		after,
	});
	await planChanged(context, [
		{ userId, from: validFrom, to: null },
		{ userId, from: after.validFrom, to: null },
	]);
	return { version: next };
}
