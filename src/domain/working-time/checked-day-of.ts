import { minuteOf } from "../time/epoch.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import type { CheckedDay, RecordedPiece, RecordedShift } from "../violations/checked-day.ts";
import { limitsFor } from "../violations/work-limits.ts";
import type { DayFacts, ShiftFact, Span, WorkFact } from "./facts.ts";

/** What working time law asks of a person. */
export interface LegalStatus {
	/** First day of full age; null where the birthday is unknown. */
	readonly adultFrom: LocalDay | null;
	/** Whom § 18 ArbZG leaves out. */
	readonly isExempt: boolean;
}

const none: readonly RecordedShift[] = [];

/** A day as the checks see it: as it was recorded, shifts whole, neither rounded nor cut. */
export function checkedDayOf(facts: DayFacts, { adultFrom, isExempt }: LegalStatus): CheckedDay {
	const { day, zone, shifts, earlierShift } = facts;
	const begun = shifts.filter(({ beginsHere }) => beginsHere);
	return {
		day,
		bounds: facts,
		zone,
		shifts: begun.length === 0 ? none : begun.map((shift) => recordedShift(shift, facts.breaks)),
		earlierShift: earlierShift && recordedShift(earlierShift, []),
		limits: limitsFor(day, adultFrom),
		isExempt,
		isPublicHoliday: facts.holidayKind === "PUBLIC",
		isEmployed: facts.isEmployed,
		coreTime: facts.coreTime,
	};
}

/** Fixed breaks of the worksheet count: they are laid down in advance, as § 4 sentence 1 ArbZG wants it. */
function recordedShift({ whole }: ShiftFact, breaks: readonly Span[]): RecordedShift {
	const pieces = whole.map(recordedPiece);
	return breaks.length === 0
		? { pieces }
		: { pieces: pieces.flatMap((piece) => withBreaks(piece, breaks)) };
}

function recordedPiece({ begin, end, classType }: WorkFact): RecordedPiece {
	const isPause = classType === "PAUSE" || classType === "BREAK";
	return { begin: minuteOf(begin), end: minuteOf(end), kind: isPause ? classType : "WORK" };
}

function withBreaks(piece: RecordedPiece, breaks: readonly Span[]): RecordedPiece[] {
	if (piece.kind !== "WORK") return [piece];
	const parts: RecordedPiece[] = [];
	let { begin } = piece;
	for (const one of breaks.toSorted((a, b) => a.begin - b.begin)) {
		if (one.end <= begin || one.begin >= piece.end) continue;
		const pause = Math.max(one.begin, begin) as EpochMinute;
		const end = Math.min(one.end, piece.end) as EpochMinute;
		if (begin < pause) parts.push({ begin, end: pause, kind: "WORK" });
		parts.push({ begin: pause, end, kind: "PAUSE" });
		begin = end;
	}
	if (begin < piece.end) parts.push({ begin, end: piece.end, kind: "WORK" });
	return parts;
}
