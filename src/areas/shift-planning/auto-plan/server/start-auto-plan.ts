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
	autoPlanTooMuch,
	autoPlanTopic,
	type contract,
	mostNeeded,
} from "../contract.ts";
import { texts } from "../text.ts";
import { autoPlanJob } from "./auto-plan-job.ts";
import { type AskedDepartment, neededRows, permission } from "./department.ts";
import { closeOthers, holdUnitsAbove, insertPlan, isBeingMade } from "./sql/plans.ts";

/** Has a proposal made by a job, one at a time of a department and those above and below it. */
export const startAutoPlan: Handler<(typeof contract)["startAutoPlan"]> = async (
	context,
	{ unitId, from, to, seconds },
) => {
	const { tx, tenantId, session, now, language } = context;
	const asked = { unitId, from, to };
	const needed = await demandNeeds(context, asked);
	await closeOthers(tx, tenantId, unitId, asked);
	const id = newId(now.getTime());
	// the same order gives the same plan on the same machine, another one another
	const order = {
		...asked,
		planId: id,
		seconds,
		seed: now.getTime() % 1000,
		session: { ...session },
	};
	const title = texts[language].job.title(needed);
	const jobId = await startJob(tx, context, autoPlanJob, order, title);
	await insertPlan(tx, tenantId, {
		...asked,
		id,
		jobId,
		needed,
		madeAt: now,
		madeBy: session.userId,
	});
	await audit(tx, context, {
		...{ entity: "auto_plan", entityId: unitId, action: "created", before: null },
		after: { from, to, count: needed },
	});
	context.announce({ kind: autoPlanTopic, ids: [id] });
	return { id, jobId, needed };
};

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
