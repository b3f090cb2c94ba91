import {
	recordApproval,
	type Subject,
	setOpenSteps,
} from "#areas/time-tracking/approvals/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Decision } from "./needs-supervisor.ts";
import type { Change } from "./plan-change.ts";
import { activitiesById, type BookedActivity } from "./sql/booking.ts";
import { type EntryPlace, insertChangeRequest, retireEntries } from "./sql/timeline.ts";
import { subjectOf, type WrittenEntry, writeEntry } from "./write-entry.ts";

/** Writes a planned change: entries, what an automatic finish books, open steps and history. */
export async function applyChange(
	tx: Tx,
	actor: Actor,
	place: EntryPlace,
	change: Change,
	decision: Decision,
): Promise<WrittenEntry[]> {
	const before = change.put.flatMap((one) => one.before ?? []);
	const taken = [...before, ...change.gone].map((entry) => entry.id);
	await retireEntries(tx, place.tenantId, taken, actor.now);
	for (const entry of change.gone) {
		await setOpenSteps(tx, actor, subjectOf(place, entry.id), []);
	}
	const activities = await activitiesById(
		tx,
		place.tenantId,
		change.put.map((one) => one.entry.activityId),
	);
	const written: WrittenEntry[] = [];
	for (const one of change.put) {
		// an entry's activity is a foreign key: it is there
		const activity = activities.get(one.entry.activityId) as BookedActivity;
		written.push(await writeEntry(tx, actor, place, one, decision, activity));
	}
	return written;
}

/** Asks to change an entry that bookings may not touch any more. */
export async function requestChange(
	tx: Tx,
	actor: Actor,
	place: EntryPlace,
	conflict: NonNullable<Change["conflict"]>,
	bookingId: string,
): Promise<void> {
	const iso = (second: number) => new Date(second * 1000).toISOString();
	const { entry, proposed } = conflict;
	const changeRequestId = await insertChangeRequest(tx, place.tenantId, {
		id: newId(actor.now.getTime()),
		timeTrackingId: entry.id,
		baseVersion: entry.version,
		proposed: {
			begin: iso(proposed.begin),
			end: proposed.end === null ? null : iso(proposed.end),
			bookingId,
		},
	});
	if (changeRequestId === undefined) return;
	const subject: Subject = { ...subjectOf(place, entry.id), changeRequestId, purpose: "CHANGE" };
	await setOpenSteps(tx, actor, subject, ["SUPERVISOR_APPROVAL"]);
	await recordApproval(tx, actor, subject, "CHANGE_REQUESTED");
}
