import { leaveYearClosed } from "#areas/absences/leave-accounts/contract/modifications.ts";
import { isYearClosed } from "#areas/absences/leave-accounts/server/public.ts";
import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { type contract, noticeNoLetter, noticeNotHandedOver } from "../contract.ts";
import { countedReceipts, demandHandoverDay, settleReceived } from "./receive.ts";
import {
	insertCorrection,
	type NewReceipt,
	noticesById,
	type SentNotice,
	type StandingReceipt,
	standingReceipt,
} from "./sql/notices.ts";

/** Nothing is overwritten: a further receipt takes the place of the wrong one, and what lapses follows in the same transaction. */
export const correctLeaveHandover: Handler<typeof contract.correctLeaveHandover> = async (
	context,
	{ noticeId, version, receivedOn, reason },
) => {
	const { tx, tenantId, now, session } = context;
	const notice = await demandLetter(context, noticeId);
	const before = (await standingReceipt(tx, tenantId, noticeId)) ?? refuse(noticeNotHandedOver);
	if (before.version !== version) await stale(context, noticeId, before);
	demandHandoverDay(context, [notice], receivedOn);
	if (await isYearClosed(tx, tenantId, notice)) refuse(leaveYearClosed);
	if (receivedOn === before.receivedOn) return { version };
	const [receipt] = await countedReceipts(context, [notice], receivedOn);
	const by = { tenantId, at: now, by: session.userId };
	const next = { version: version + 1, reason };
	if (!(await insertCorrection(tx, by, receipt as NewReceipt, next))) {
		await stale(context, noticeId, before);
	}
	await audit(tx, context, {
		entity: "leave_notice",
		entityId: noticeId,
		subjectUserId: notice.userId,
		action: "receipt-corrected",
		before: { leaveYear: notice.year, receivedOn: before.receivedOn },
		after: { leaveYear: notice.year, receivedOn },
		reason,
	});
	await settleReceived(context, [notice]);
	return { version: next.version };
};

/** A letter to somebody whose leave one manages. */
async function demandLetter(context: WriteContext, noticeId: string): Promise<SentNotice> {
	const { tx, tenantId, session } = context;
	const visible = isVisible(session, [["leaveaccounts.manage", "WRITE"]], todayOf(context));
	const [notice] = await noticesById(tx, tenantId, [noticeId], visible);
	if (notice === undefined) return refuse(commonRefusals.notFound);
	return notice.channel === "LETTER" ? notice : refuse(noticeNoLetter);
}

function stale({ tx, tenantId }: WriteContext, entityId: string, current: StandingReceipt) {
	return refuseStale(tx, { tenantId, entity: "leave_notice", entityId, current: { ...current } });
}
