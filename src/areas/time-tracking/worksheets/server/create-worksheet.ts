import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkPlan } from "./check-plan.ts";
import { keepingRules } from "./keeping-rules.ts";
import { openPerson, traceRow } from "./open-person.ts";
import { planChanged } from "./plan-changed.ts";
import { endPlansBefore, insertPlan } from "./sql/plans.ts";

type Endpoint = (typeof contract)["createWorksheet"];

export async function createWorksheet(
	context: WriteContext,
	{ userId, endsPrevious, ...given }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	await openPerson(tx, context, userId, "WRITE");
	const after = await checkPlan(context, given);
	if (endsPrevious) await endPrevious(context, userId, after.validFrom);
	const id = newId(now.getTime());
	await keepingRules(() => insertPlan(tx, tenantId, { ...after, id, userId }));
	await traceRow(context, "worksheet", {
		id,
		userId,
		action: "created",
		after,
	});
	await planChanged(context, [{ userId, from: after.validFrom, to: null }]);
	return { id };
}

async function endPrevious(context: WriteContext, userId: string, day: string): Promise<void> {
	const { tx, tenantId } = context;
	const ended = await endPlansBefore(tx, tenantId, userId, day);
	await auditAll(
		tx,
		context,
		ended.map(({ id, before, after }) => ({
			entity: "worksheet",
			entityId: id,
			subjectUserId: userId,
			action: "changed",
			before: { validTo: before },
			after: { validTo: after },
		})),
	);
}
