import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { autoPlanOver, autoPlanRunning, autoPlanTopic, type contract } from "../contract.ts";
import { permission } from "./department.ts";
import { askToStop, holdPlan, type PlanRow, setState } from "./sql/plans.ts";

/** A proposal that is not done with, held; refuses who does not plan its department. */
export async function demandPlan(context: WriteContext, id: string): Promise<PlanRow> {
	const { tx, tenantId, session } = context;
	const plan = await holdPlan(tx, tenantId, id);
	if (plan === undefined) return refuse(commonRefusals.notFound);
	await demandUnit(tx, session, { key: permission, level: "WRITE", unitId: plan.unitId });
	if (plan.state === "CLOSED") refuse(autoPlanOver);
	return plan;
}

export const stopAutoPlan: Handler<(typeof contract)["stopAutoPlan"]> = async (context, { id }) => {
	const plan = await demandPlan(context, id);
	if (plan.state !== "RUNNING") refuse(autoPlanOver);
	await askToStop(context.tx, context.tenantId, id);
	context.announce({ kind: autoPlanTopic, ids: [id] });
	return {};
};

export const discardAutoPlan: Handler<(typeof contract)["discardAutoPlan"]> = async (
	context,
	{ id },
) => {
	const { unitId, state, from, to } = await demandPlan(context, id);
	if (state === "RUNNING") refuse(autoPlanRunning);
	await setState(context.tx, context.tenantId, id, "CLOSED");
	await audit(context.tx, context, {
		...{ entity: "auto_plan", entityId: unitId, action: "discarded", before: { from, to } },
		after: null,
	});
	context.announce({ kind: autoPlanTopic, ids: [id] });
	return {};
};
