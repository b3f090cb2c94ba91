import { recordApproval, setOpenSteps } from "#areas/time-tracking/approvals/server/public.ts";
import { type Actor, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { unlessClosed } from "./closed-month.ts";
import { type DueEntry, dueEntries } from "./sql/jobs.ts";
import { insertLateBooking } from "./sql/late-booking.ts";
import { finishEntry } from "./sql/timeline.ts";
import { bookAutoFinish, stepsOf, subjectOf } from "./write-entry.ts";

/** So many at once: a transaction that holds people must be short. */
export const finishedAtOnce = 200;

/**
 * Ends what nobody ended within the tenant's limit: an AUTO_FINISH booking at the limit, an entry that counts again once
 * somebody has approved it.
 *
 * @returns whose clocks were stopped
 */
export async function finishDueEntries(tx: Tx, tenantId: string, now: Date): Promise<string[]> {
	const due = await dueEntries(tx, tenantId, now, finishedAtOnce);
	for (const entry of due) {
		const place = { tenantId, userId: entry.userId, zone: entry.zone };
		const done = await unlessClosed(tx, place, null, () => finish(tx, { tenantId, now }, entry));
		if ("answer" in done) continue;
		const actor = { tenantId, now };
		const outcome = "CLOSED_MONTH";
		const bookingId = await bookAutoFinish(tx, actor, place, entry, outcome);
		const late = { bookingId, month: done.closedMonth, entryId: entry.id };
		await insertLateBooking(tx, place, late);
	}
	return due.map((entry) => entry.userId);
}

async function finish(tx: Tx, actor: Actor, entry: DueEntry): Promise<void> {
	const { tenantId } = actor;
	const place = { tenantId, userId: entry.userId, zone: entry.zone };
	const bookingId = await bookAutoFinish(tx, actor, place, entry);
	await finishEntry(tx, tenantId, entry, bookingId);
	const subject = subjectOf(place, entry.id);
	await setOpenSteps(tx, actor, subject, stepsOf(true, entry.reasonRequired));
	await recordApproval(tx, actor, subject, "REQUESTED");
	await audit(tx, actor, {
		entity: "time_tracking",
		entityId: entry.id,
		subjectUserId: entry.userId,
		action: "finished",
		after: { end: new Date(entry.end * 1000).toISOString(), autoFinished: true },
	});
}
