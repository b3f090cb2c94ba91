import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { editOvertaken } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { type EditRow, followReturned, holdEdit, turnEdit } from "./sql/edits.ts";
import { holdShifts, type KnownShift, type WrittenShift } from "./sql/shift.ts";
import { carryOut, demandRules, editOf } from "./write/carry-out.ts";
import { demandRights, type PlanChange } from "./write/resolve-changes.ts";

type Contract = typeof contract;

export const undoShiftEdit: Handler<Contract["undoShiftEdit"]> = (context, input) =>
	turn(context, input, { from: "DONE", to: "UNDONE" });

export const redoShiftEdit: Handler<Contract["redoShiftEdit"]> = (context, input) =>
	turn(context, input, { from: "UNDONE", to: "DONE" });

type Turned = { readonly from: EditRow["state"]; readonly to: EditRow["state"] };

/** Puts shifts back as they were before an edit, unless somebody changed one of them since. */
async function turn(
	context: WriteContext,
	{ id, ...accepted }: Accepted & { readonly id: string },
	{ from, to }: Turned,
) {
	const { tx, tenantId, session } = context;
	const edit = await holdEdit(tx, tenantId, session.userId, id);
	if (edit === undefined) return refuse(commonRefusals.notFound);
	if (edit.state !== from) refuse(editOvertaken);
	const ids = edit.after.map((one) => one.id);
	const held = new Map((await holdShifts(tx, tenantId, ids)).map((row) => [row.id, row]));
	const before = new Map(edit.before.map((row) => [row.id, row]));
	const changes = edit.after.map((written) =>
		turnedBack(written, held.get(written.id), before.get(written.id)),
	);
	await demandRights(context, changes, { isTurning: true });
	const reason = await demandRules(context, changes, accepted);
	await carryOut(context, changes, { reason });
	await turnEdit(tx, tenantId, { ...editOf(context, changes), id, state: to });
	const returned = changes.flatMap(({ after }) => {
		const row = before.get(after.id);
		return row === undefined ? [] : [{ id: after.id, was: row.version, now: after.version }];
	});
	await followReturned(tx, { tenantId, userId: session.userId }, id, returned);
	return {
		editId: id,
		shifts: changes.map(({ after }) => ({ id: after.id, version: after.version })),
	};
}

/** One shift as it was; refused where it is no longer as the edit left it. */
function turnedBack(
	written: WrittenShift,
	current: KnownShift | undefined,
	before: EditRow["before"][number] | undefined,
): PlanChange {
	const isLeft =
		current !== undefined &&
		current.version === written.version &&
		current.isDeleted === written.isDeleted;
	if (!isLeft) return refuse(editOvertaken);
	const { isDeleted, ...row } = current;
	const version = current.version + 1;
	// what became known meanwhile stays known
	const publishedAt = current.publishedAt ?? before?.publishedAt ?? null;
	return {
		before: isDeleted ? null : row,
		after:
			before === undefined
				? { ...row, version, isDeleted: true }
				: { ...before, version, publishedAt, isDeleted: false },
	};
}
