import type { EpochSecond } from "../../src/domain/time/quantities.ts";
import {
	eventRow,
	type HistoryOwner,
	isoOf,
	stepRow,
} from "./approval-rows.ts";
import type { MutableTrackings } from "./person-history.ts";

/** One entry of the last days whose end somebody asks to move. */
export function addChangeRequest(
	rows: MutableTrackings,
	owner: HistoryOwner,
): void {
	const oldest = isoOf(owner.now - 6 * 86_400);
	const entry = rows.entries.findLast(
		({ state, class_type, end_at, begin_at }) =>
			state === "APPROVED" &&
			class_type === "WORKTIME" &&
			end_at !== null &&
			String(begin_at) > oldest &&
			Date.parse(String(end_at)) / 1000 < owner.now - 86_400,
	);
	if (entry === undefined) return;
	const askedAt = (Date.parse(String(entry.end_at)) / 1000 +
		3600) as EpochSecond;
	const id = owner.makeId(askedAt * 1000);
	const end = isoOf(askedAt - 3600 + 45 * 60);
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
		...eventRow(
			"CHANGE_REQUESTED",
			String(entry.id),
			askedAt,
			owner.userId,
			owner,
		),
		time_tracking_id: null,
		change_request_id: id,
	});
}
