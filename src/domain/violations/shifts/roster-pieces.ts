import type { LaidShift } from "../../shifts/shift-times.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { RecordedPiece } from "../checked-day.ts";

/** A planned shift as the checks of recorded time see one: its work, and the pauses between. */
export function piecesOf({ begin, end, pauses }: LaidShift): RecordedPiece[] {
	const pieces: RecordedPiece[] = [];
	let from = begin;
	for (const pause of pauses) {
		const pauseEnd = (pause.begin + pause.minutes) as EpochMinute;
		if (from < pause.begin) pieces.push({ begin: from, end: pause.begin, kind: "WORK" });
		pieces.push({ begin: pause.begin, end: pauseEnd, kind: "PAUSE" });
		from = pauseEnd;
	}
	if (from < end) pieces.push({ begin: from, end, kind: "WORK" });
	return pieces;
}
