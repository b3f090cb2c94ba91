import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseBroken } from "#kit/server/refusals/refuse-broken.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { plans } from "../contract/plans.ts";
import { exceptionTwice } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { checkDay } from "./check-days.ts";
import { planChanged } from "./plan-changed.ts";
import {
	insertException,
	readException,
	removeException,
	type StoredException,
	updateException,
} from "./sql/exceptions.ts";

const entity = "worksheet_exception";

export const createWorksheetException: Handler<typeof contract.createWorksheetException> = async (
	context,
	{ userId, day, ...values },
) => {
	const { tx, tenantId, now } = context;
	await demandPlanner(context, userId);
	checkDay(values);
	const id = newId(now.getTime());
	await refuseBroken({ worksheet_exception_day: exceptionTwice }, () =>
		insertException(tx, tenantId, { ...values, id, userId, day }),
	);
	await finish(context, { id, userId, day }, "created", { after: { day, ...values } });
	return { id };
};

export const updateWorksheetException: Handler<typeof contract.updateWorksheetException> = async (
	context,
	{ exceptionId, version, ...after },
) => {
	const row = await openException(context, exceptionId, version);
	checkDay(after);
	const next = await updateException(context.tx, context.tenantId, exceptionId, after);
	const before = { ...row.values, reason: row.reason };
	await finish(context, row, "changed", { before, after });
	return { version: next };
};

export const deleteWorksheetException: Handler<typeof contract.deleteWorksheetException> = async (
	context,
	{ exceptionId },
) => {
	const row = await openException(context, exceptionId);
	const { day, values, reason } = row;
	await removeException(context.tx, context.tenantId, exceptionId);
	await finish(context, row, "deleted", { before: { day, ...values, reason } });
	return {};
};

/** Refuses people who may not change this person's plans. */
function demandPlanner(context: WriteContext, userId: string): Promise<void> {
	const needed = { key: plans.declaration.permission, level: "WRITE", userId } as const;
	return demandUser(context.tx, context.session, { ...needed, today: todayOf(context) });
}

async function openException(context: WriteContext, id: string, version?: number) {
	const row = await readException(context.tx, context.tenantId, id);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demandPlanner(context, row.userId);
	return openRow(context, entity, row, version);
}

/** Leaves the trace of a change of a day that differs, and announces it; the day's results follow. */
async function finish(
	context: WriteContext,
	{ id, userId, day }: Pick<StoredException, "id" | "userId" | "day">,
	action: "created" | "changed" | "deleted",
	change: { readonly before?: object; readonly after?: object },
): Promise<void> {
	const event = { entity, entityId: id, subjectUserId: userId, action, ...change };
	await audit(context.tx, context, event);
	context.announce({ kind: "WORKSHEETS", ids: [id], userId, update: "UPDATE" });
	await planChanged(context, [{ userId, from: day, to: day }]);
}
