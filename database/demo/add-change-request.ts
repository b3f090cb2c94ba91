import type { EpochSecond } from "#domain/time/quantities.ts";
import type { EntryRow } from "#kit/testing/tracking-builder.ts";
import { eventRow, type HistoryOwner, isoOf, stepRow } from "./approval-rows.ts";
import type { MutableTrackings } from "./person-history.ts";

/** One entry of the last days whose end somebody asks to move. */
export function addChangeRequest(rows: MutableTrackings, owner: HistoryOwner): void {
	const entry = lastGoodEntry(rows, owner);
	if (entry === undefined) return;
	const booked = Date.parse(String(entry.end_at)) / 1000;
	const askedAt = (booked + 3600) as EpochSecond;
	const id = owner.makeId(askedAt * 1000);
	const end = isoOf(booked + 45 * 60);
	rows.changeRequests.push({
		id,
		time_tracking_id: entry.id,
		base_version: 1,
		proposed: JSON.stringify({ begin: entry.begin_at, end }),
		reason: "Übergabe hat länger gedauert",
		state: "OPEN",
	});
	rows.steps.push({
		...stepRow("SUPERVISOR_APPROVAL", owner),
		change_request_id: id,
		purpose: "CHANGE",
	});
	rows.events.push({
		...eventRow("CHANGE_REQUESTED", String(entry.id), askedAt, owner.userId, owner),
		time_tracking_id: null,
		change_request_id: id,
	});
}

/** Of the last six days, ended at least a day ago. */
function lastGoodEntry({ entries }: MutableTrackings, { now }: HistoryOwner): EntryRow | undefined {
	const oldest = isoOf(now - 6 * 86_400);
	const newest = isoOf(now - 86_400);
	return entries.findLast(
		({ state, class_type, end_at, begin_at }) =>
			state === "APPROVED" &&
			class_type === "WORKTIME" &&
			end_at !== null &&
			String(begin_at) > oldest &&
			String(end_at) < newest,
	);
}
