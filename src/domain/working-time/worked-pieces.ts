import type { PieceShift, WorkedPiece } from "../surcharge/worked-piece.ts";
import { minuteOf } from "../time/epoch.ts";
import type { EpochMinute } from "../time/quantities.ts";
import type { DayFacts, ShiftFact, WorkFact } from "./facts.ts";
import type { Stretch } from "./stretches/stretch.ts";

const none: readonly WorkedPiece[] = [];

/**
 * A day's time as special accounts see it: work actually done, pauses, paid or not, and standby where nothing else was.
 * Automatic pauses and what was cut are no time at all. A piece may lie on the next day.
 */
export function workedPieces(
	{ shifts, standby }: DayFacts,
	intervals: readonly Readonly<Stretch>[],
): readonly WorkedPiece[] {
	if (intervals.length === 0 && standby.length === 0) return none;
	const pieces: WorkedPiece[] = [];
	const pieceShifts = shifts.map((shift, index) => pieceShift(shift, index, intervals));
	for (const { begin, end, kind, entry, shift } of intervals) {
		if (kind === "AUTOPAUSE" || kind === "CUT") continue;
		pieces.push({
			begin: begin as EpochMinute,
			end: end as EpochMinute,
			category: categoryOf(kind === "WORK", entry),
			classType: entry === null || kind === "PAUSE" ? "PAUSE" : entry.classType,
			activity: entry?.activityId ?? null,
			workspace: entry?.workspaceId ?? null,
			unit: entry?.unitId ?? null,
			shift: pieceShifts[shift] as PieceShift,
		});
	}
	for (const entry of standby) addStandby(pieces, entry);
	return pieces;
}

function categoryOf(isWork: boolean, entry: WorkFact | null): WorkedPiece["category"] {
	if (!isWork) return "PAUSETIME";
	return entry?.classType === "SHIFT_STANDBY" ? "STANDBYTIME" : "WORKTIME";
}

/** Of the whole shift: where midnight cut it, as it was recorded. */
function pieceShift(
	{ whole, beginsHere, endsHere }: ShiftFact,
	index: number,
	intervals: readonly Readonly<Stretch>[],
): PieceShift {
	let begin: number | undefined;
	let netMinutes = 0;
	for (const stretch of intervals) {
		if (stretch.shift !== index || stretch.kind === "CUT") continue;
		begin ??= stretch.begin;
		if (stretch.kind === "WORK") netMinutes += stretch.end - stretch.begin;
	}
	const recorded = minuteOf((whole[0] as WorkFact).begin);
	return {
		begin: (beginsHere ? (begin ?? recorded) : recorded) as EpochMinute,
		netMinutes: beginsHere && endsHere ? netMinutes : recordedMinutes(whole),
	};
}

function recordedMinutes(whole: readonly WorkFact[]): number {
	return whole
		.filter(({ classType }) => classType !== "PAUSE" && classType !== "BREAK")
		.reduce((sum, one) => sum + minuteOf(one.end) - minuteOf(one.begin), 0);
}

/** Who is called out works; what is left of the standby lies before, between and behind. */
function addStandby(pieces: WorkedPiece[], entry: WorkFact): void {
	const begin = minuteOf(entry.begin);
	const end = minuteOf(entry.end);
	const shift = { begin, netMinutes: 0 };
	const others = pieces
		.filter((piece) => piece.begin < end && piece.end > begin)
		.sort((a, b) => a.begin - b.begin);
	let reached = begin;
	const addUntil = (until: EpochMinute) => {
		if (until <= reached) return;
		pieces.push({
			begin: reached,
			end: until,
			category: "STANDBYTIME",
			classType: entry.classType,
			activity: entry.activityId,
			workspace: entry.workspaceId,
			unit: entry.unitId,
			shift,
		});
	};
	for (const piece of others) {
		addUntil(piece.begin);
		if (piece.end > reached) reached = piece.end;
	}
	addUntil(end);
}
