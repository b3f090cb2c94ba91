import type { EpochSecond, LocalDay } from "../time/quantities.ts";
import type { GapDay, GapEntry } from "./gap-day.ts";

/** What can be wrong with a day, the most pressing first. */
export const gapKinds = [
	"MISSING_CLOCK_OUT",
	"NO_ACTUALS",
	"REJECTED",
	"OVERLAP",
	"PAUSE_MISSING",
	"REASON_MISSING",
	"BOOKING_CONFLICT",
	"OVER_10_HOURS",
] as const;
type GapKind = (typeof gapKinds)[number];

/** Times and kind of an entry as they are proposed. */
interface Proposed {
	readonly begin: EpochSecond;
	readonly end: EpochSecond;
	readonly activityId: string;
	readonly projectNodeId: string | null;
}

/** What somebody would do by hand: enter time, ask to change an entry, say why. */
export type MendStep =
	| ({ readonly kind: "ENTER" } & Proposed)
	| ({ readonly kind: "CHANGE"; readonly entryId: string; readonly version: number } & Proposed)
	| { readonly kind: "REASON"; readonly entryId: string; readonly version: number };

/** Something on a day that somebody should look at, with what would mend it. */
export interface Gap {
	readonly kind: GapKind;
	readonly day: LocalDay;
	/** The entry it is about; null where there is none. */
	readonly entryId: string | null;
	/** To be known only: it may well be as it is. */
	readonly isNotice: boolean;
	/** Was mended already, and somebody else has to agree. */
	readonly isWaiting: boolean;
	/** To be done together; empty: nobody knows what would mend it. */
	readonly steps: readonly MendStep[];
	/** The times of the steps are no proposal: only the person knows them. */
	readonly needsTimes: boolean;
	/** Minutes: of a pause what is required and what there was; of too long a day what lies beyond. */
	readonly figures: Readonly<Record<string, number>>;
}

/** A gap with nothing known of it but its kind, unless more is said. */
export function gapOf(
	kind: GapKind,
	{ day }: GapDay,
	more: Partial<Omit<Gap, "kind" | "day">> = {},
): Gap {
	return {
		kind,
		day,
		entryId: null,
		isNotice: false,
		isWaiting: false,
		steps: [],
		needsTimes: false,
		figures: {},
		...more,
	};
}

/** An entry with other times. */
export function changeOf(
	{ id, version, activityId, projectNodeId }: GapEntry,
	times: Pick<Extract<MendStep, { kind: "CHANGE" }>, "begin" | "end">,
): MendStep {
	return { kind: "CHANGE", entryId: id, version, activityId, projectNodeId, ...times };
}
