import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract, PlanViolation } from "../contract.ts";
import { keepEdit } from "./sql/edits.ts";
import { holdShifts, readShifts } from "./sql/shift.ts";
import { carryOut, demandRules, editOf } from "./write/carry-out.ts";
import { checkPlan } from "./write/check-plan.ts";
import { type PlanChange, resolveChanges } from "./write/resolve-changes.ts";

type Contract = typeof contract;

/** Creates, changes and deletes shifts: all of them, or none. */
export const changeShifts: Handler<Contract["changeShifts"]> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	const changes = await resolveChanges(context, input.changes);
	const reason = await demandRules(context, changes, input, largeSeries(changes));
	await carryOut(context, changes, { reason });
	const edit = editOf(context, changes);
	await keepEdit(tx, { tenantId, userId: session.userId, now }, edit);
	return {
		editId: edit.id,
		shifts: changes.map(({ after: { id, version } }) => ({ id, version })),
	};
};

/** Beyond that it is asked whether so many are meant. */
const usualSeries = 100;

function largeSeries(changes: readonly PlanChange[]): PlanViolation[] {
	const count = changes.filter(({ before }) => before === null).length;
	if (count <= usualSeries) return [];
	const of = { change: 0, userId: null, count };
	return [{ code: "SERIES_LARGE", severity: "WARNING", acceptable: true, ...of }];
}

export const deleteShift: Handler<Contract["deleteShift"]> = async (context, { id }) => {
	const [row] = await holdShifts(context.tx, context.tenantId, [id]);
	if (row === undefined || row.isDeleted) return refuse(commonRefusals.notFound);
	const change = { id, version: row.version, values: null };
	const { editId } = await changeShifts(context, {
		...{ changes: [change], accept: [], openShiftsTool: false },
	});
	return { editId };
};

/** What changes would break, without making them. */
export const checkShifts: Handler<Contract["checkShifts"]> = (context, { changes }) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const planner = { tx, tenantId, session, now };
		const resolved = await resolveChanges(planner, changes, readShifts);
		return { violations: [...largeSeries(resolved), ...(await checkPlan(planner, resolved))] };
	});
