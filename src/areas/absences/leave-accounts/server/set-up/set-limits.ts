import { readAmount, writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { type contract, leaveAccountsTopic } from "../../contract.ts";
import { demandLeave, demandUnit } from "../hold-account.ts";
import { type LimitRow, limitsOf, writeLimit } from "../sql/limits.ts";

const entity = "leave_limit";

/** How far a person's account of a kind may go below 0, and from how many free days on there is a notice. */
export const setLeaveLimits: Handler<typeof contract.setLeaveLimits> = async (
	context,
	{ userId, activityId, version, advance, notice },
) => {
	const { tx, tenantId } = context;
	await demandLeave(context, userId);
	const amounts = notice === null ? [advance] : [advance, notice];
	const unit = await demandUnit(tx, tenantId, activityId, amounts);
	const [before] = await limitsOf(tx, tenantId, [userId], activityId);
	const limit = {
		advance: readAmount(advance).units,
		notice: notice === null ? null : readAmount(notice).units,
	};
	const next = await writeLimit(tx, { tenantId, userId, activityId, unit }, limit, version);
	if (next === undefined) {
		const [held] = await limitsOf(tx, tenantId, [userId], activityId);
		const current = { ...writtenLimits(held, unit), version: held?.version ?? null };
		return refuseStale(tx, { tenantId, entity, entityId: userId, current });
	}
	await audit(tx, context, {
		entity,
		entityId: userId,
		subjectUserId: userId,
		action: "changed",
		before: traced(before, unit),
		after: traced(limit, unit),
	});
	context.announce({ kind: leaveAccountsTopic, ids: [activityId], userId });
	return { version: next };
};

/** As they travel; without any, nothing may be taken in advance. */
export function writtenLimits(
	row: Pick<LimitRow, "advance" | "notice"> | undefined,
	unit: AccountUnit,
) {
	const notice = row?.notice ?? null;
	return {
		advance: writtenAmount(row?.advance ?? 0, unit),
		notice: notice === null ? null : writtenAmount(notice, unit),
	};
}

function traced(row: Pick<LimitRow, "advance" | "notice"> | undefined, unit: AccountUnit) {
	const { advance, notice } = writtenLimits(row, unit);
	return { advanceDays: advance, noticeDays: notice };
}
