import type { EpochMinute } from "../time/quantities.ts";

/** A recorded stretch, half-open. WORK counts as working time in law; PAUSE and BREAK interrupt it, paid or not. */
export interface RecordedPiece {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
	readonly kind: "WORK" | "PAUSE" | "BREAK";
}

/**
 * A shift as it was recorded: seconds dropped, else neither rounded nor cut, without automatic pauses. In order of time,
 * without overlap; a gap between two pieces interrupts the work like a pause. At least one piece.
 */
export interface RecordedShift {
	readonly pieces: readonly RecordedPiece[];
}
