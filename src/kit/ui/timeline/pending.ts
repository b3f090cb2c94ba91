import type { DragKind } from "./drag/dragged-place.ts";
import type { PlaceHint, TimelineItem, TimelinePlace } from "./timeline-given.ts";

/** A change that is neither made nor given up yet: something is dragged, or moved by keys. */
export interface Pending {
	readonly kind: DragKind;
	/** Undefined for a new range. */
	readonly item: TimelineItem | undefined;
	readonly place: TimelinePlace;
	/** It may not be put there. */
	readonly isBad: boolean;
	readonly isCopy: boolean;
	/** What is known of the place, as soon as it is. */
	readonly hint?: PlaceHint;
}
