import { unitsOfWritten, writtenDays } from "#domain/leave/leave-days.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { leaveKindNotFound } from "../../contract/modifications.ts";
import { type contract, leaveAccountsTopic } from "../../contract.ts";
import { demandLeave } from "../hold-account.ts";
import { type LimitRow, limitsOf, writeLimit } from "../sql/limits.ts";
import { hasAccounts } from "../sql/modifications.ts";

const entity = "leave_limit";

/** How far a person's account of a kind may go below 0, and from how many free days on there is a notice. */
export const setLeaveLimits: Handler<typeof contract.setLeaveLimits> = async (
	context,
	{ userId, activityId, version, advance, notice },
) => {
	const { tx, tenantId } = context;
	await demandLeave(context, userId);
	if (!(await hasAccounts(tx, tenantId, activityId))) refuse(leaveKindNotFound);
	const [before] = await limitsOf(tx, tenantId, [userId], activityId);
	const limit = {
		advance: unitsOfWritten(advance),
		notice: notice === null ? null : unitsOfWritten(notice),
	};
	const next = await writeLimit(tx, { tenantId, userId, activityId }, limit, version);
	if (next === undefined) {
		const [held] = await limitsOf(tx, tenantId, [userId], activityId);
		const current = { ...writtenLimits(held), version: held?.version ?? null };
		return refuseStale(tx, { tenantId, entity, entityId: userId, current });
	}
	await audit(tx, context, {
		entity,
		entityId: userId,
		subjectUserId: userId,
		action: "changed",
		before: traced(before),
		after: traced(limit),
	});
	context.announce({ kind: leaveAccountsTopic, ids: [activityId], userId });
	return { version: next };
};

/** As they travel; without any, nothing may be taken in advance. */
export function writtenLimits(row: Pick<LimitRow, "advance" | "notice"> | undefined) {
	const notice = row?.notice ?? null;
	return {
		advance: writtenDays(row?.advance ?? 0),
		notice: notice === null ? null : writtenDays(notice),
	};
}

function traced(row: Pick<LimitRow, "advance" | "notice"> | undefined) {
	const { advance, notice } = writtenLimits(row);
	return { advanceDays: advance, noticeDays: notice };
}
