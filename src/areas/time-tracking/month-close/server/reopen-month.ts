import { takeBackMonth } from "#areas/time-tracking/overtime/server/public.ts";
import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { type contract, monthCloseTopic, monthNotClosed } from "../contract.ts";
import { openMonth } from "./open-month.ts";
import { deleteClosed, holdForClosing, ledgerIdsOf } from "./sql/closing.ts";

/** What was frozen stays; the month's days may be changed again. */
export const reopenMonth: Handler<typeof contract.reopenMonth> = async (
	context,
	{ userId, month, closeNo, reason },
) => {
	const { tx, tenantId, now } = context;
	await openMonth(tx, context, { userId, month }, "CLOSE");
	const range = writtenMonth(month);
	const [held = refuse(commonRefusals.notFound)] = await holdForClosing(tx, tenantId, [userId], {
		...range,
		now,
	});
	if (held.closeNo === null) return refuse(monthNotClosed);
	if (held.closeNo !== closeNo) {
		const current = { closeNo: held.closeNo };
		const entity = "closed_month";
		return refuseStale(tx, { tenantId, entity, entityId: userId, current });
	}
	const close = { tenantId, userId, month: range.from, closeNo };
	const ids = await ledgerIdsOf(tx, close);
	// first: the ledger's taking back lies in this month
	await deleteClosed(tx, tenantId, userId, range.from);
	const taken = { lastDay: range.to, ids, reason };
	await takeBackMonth(tx, context, userId, taken);
	await audit(tx, context, {
		entity: "closed_month",
		entityId: userId,
		subjectUserId: userId,
		action: "deleted",
		before: { month, closeNo },
		reason,
	});
	context.announce({ kind: monthCloseTopic, ids: [userId], update: "UPDATE" });
	return {};
};
