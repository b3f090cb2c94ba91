import { demandRange } from "#areas/shift-planning/shifts/server/public.ts";
import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	autoPlanBusy,
	autoPlanNothing,
	autoPlanRunning,
	autoPlanTooMuch,
	autoPlanTopic,
	type contract,
	mostNeeded,
} from "../contract.ts";
import { texts } from "../text.ts";
import { autoPlanJob } from "./auto-plan-job.ts";
import { type AskedDepartment, neededRows, permission } from "./department.ts";
import { demandPlan } from "./end-auto-plan.ts";
import {
	closeOthers,
	goOn,
	holdUnitsAbove,
	insertPlan,
	isBeingMade,
	unitOfPlan,
} from "./sql/plans.ts";

/** Has a proposal made by a job, one at a time of a department and those above and below it. */
export const startAutoPlan: Handler<(typeof contract)["startAutoPlan"]> = async (
	context,
	{ unitId, from, to, seconds },
) => {
	const { tx, tenantId, session, now } = context;
	const asked = { unitId, from, to };
	const needed = await demandNeeds(context, asked);
	await closeOthers(tx, tenantId, unitId, asked);
	const id = newId(now.getTime());
	const jobId = await orderSearch(
		context,
		{ ...asked, planId: id, seconds, goesOn: false },
		needed,
	);
	const made = { madeAt: now, madeBy: session.userId };
	await insertPlan(tx, tenantId, { ...asked, ...made, id, jobId, needed });
	await tell(context, { ...asked, id }, "created", needed);
	return { id, jobId, needed };
};

/** Has a proposal made better; nobody makes another one of these departments meanwhile. */
export const improveAutoPlan: Handler<(typeof contract)["improveAutoPlan"]> = async (
	context,
	{ id, seconds },
) => {
	const { tx, tenantId } = context;
	// departments before the proposal, as who begins one does
	await holdUnitsAbove(tx, tenantId, await unitOfPlan(tx, tenantId, id));
	const { unitId, from, to, state } = await demandPlan(context, id);
	if (state === "RUNNING") refuse(autoPlanRunning);
	const asked = { unitId, from, to };
	const needed = await demandNeeds(context, asked);
	const jobId = await orderSearch(context, { ...asked, planId: id, seconds, goesOn: true }, needed);
	await goOn(tx, tenantId, { id, jobId, needed });
	await tell(context, { ...asked, id }, "improved", needed);
	return { jobId, needed };
};

type Search = AskedDepartment & {
	readonly planId: string;
	readonly seconds: number;
	readonly goesOn: boolean;
};

function orderSearch(context: WriteContext, search: Search, needed: number): Promise<string> {
	const { tx, session, now, language } = context;
	// the same order gives the same plan on the same machine, another one another
	const order = { ...search, seed: now.getTime() % 1000, session: { ...session } };
	return startJob(tx, context, autoPlanJob, order, texts[language].job.title(needed));
}

async function tell(
	context: WriteContext,
	{ id, unitId, from, to }: AskedDepartment & { readonly id: string },
	action: "created" | "improved",
	count: number,
): Promise<void> {
	await audit(context.tx, context, {
		...{ entity: "auto_plan", entityId: unitId, action, before: null },
		after: { from, to, count },
	});
	context.announce({ kind: autoPlanTopic, ids: [id] });
}

/** How many shifts nobody has; the departments above are held until the proposal is begun. */
async function demandNeeds(context: WriteContext, asked: AskedDepartment): Promise<number> {
	const { tx, tenantId, session } = context;
	const { unitId } = asked;
	demandRange(asked);
	await demandUnit(tx, session, { key: permission, level: "WRITE", unitId });
	await holdUnitsAbove(tx, tenantId, unitId);
	if (await isBeingMade(tx, tenantId, unitId)) refuse(autoPlanBusy);
	const rows = await neededRows(context, asked);
	const open = rows.filter(({ row }) => row.userId === null);
	if (open.length === 0) refuse(autoPlanNothing);
	if (rows.length > mostNeeded) refuse(autoPlanTooMuch);
	return open.length;
}
