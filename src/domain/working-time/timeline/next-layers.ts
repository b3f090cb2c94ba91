import type { BookingFact } from "./booking-fact.ts";
import type { Layer, Layers } from "./layers.ts";
import { isPauseClass } from "./time-class.ts";

/** What a booking asks for; `eventOf` tells it. */
type TimelineEvent =
	| "START_WORK"
	| "START_PROJECT"
	| "START_PAUSE"
	| "END_WORK"
	| "END_PROJECT"
	| "END_PAUSE";

type TransitionCondition =
	| "ALWAYS"
	| "SOMETHING_RUNS"
	| "ITS_PROJECT_OVER_WORK"
	| "ITS_PROJECT_ALONE"
	| "PAUSE_RUNS";

type LayerEffect = "BOOKED" | "KEPT" | "NONE";

interface TransitionRow {
	readonly event: TimelineEvent;
	readonly condition: TransitionCondition;
	readonly work: LayerEffect;
	readonly project: LayerEffect;
	readonly pause: LayerEffect;
}

/**
 * How the layers of a timeline change: the first row whose event and condition fit. Where none fits, nothing that the
 * booking could end is running.
 */
// biome-ignore format: a table, one row a line
const transitionTable: readonly TransitionRow[] = [
	{ event: "START_WORK",    condition: "ALWAYS",                work: "BOOKED", project: "NONE",   pause: "NONE" },
	{ event: "START_PROJECT", condition: "ALWAYS",                work: "KEPT",   project: "BOOKED", pause: "NONE" },
	{ event: "START_PAUSE",   condition: "ALWAYS",                work: "KEPT",   project: "KEPT",   pause: "BOOKED" },
	{ event: "END_WORK",      condition: "SOMETHING_RUNS",        work: "NONE",   project: "NONE",   pause: "NONE" },
	{ event: "END_PROJECT",   condition: "ITS_PROJECT_OVER_WORK", work: "KEPT",   project: "NONE",   pause: "KEPT" },
	{ event: "END_PROJECT",   condition: "ITS_PROJECT_ALONE",     work: "NONE",   project: "NONE",   pause: "NONE" },
	{ event: "END_PAUSE",     condition: "PAUSE_RUNS",            work: "KEPT",   project: "KEPT",   pause: "NONE" },
];

export interface TimelineDefaults {
	/** Of class WORKTIME; begun by a START that names no activity. */
	readonly workActivityId: string;
}

/**
 * The layers after a booking, by `transitionTable`; null when there is nothing that it could end.
 *
 * Example: work, over it a pause; END of the pause → the work alone.
 */
export function nextLayers(
	before: Layers,
	booking: BookingFact,
	defaults: TimelineDefaults,
): Layers | null {
	const event = eventOf(booking);
	const row = transitionTable.find(
		(each) => each.event === event && holds(each.condition, before, booking),
	);
	if (row === undefined) return null;
	const booked = bookedLayer(booking, defaults);
	const layer = (effect: LayerEffect, kept: Layer | null) =>
		effect === "BOOKED" ? booked : effect === "KEPT" ? kept : null;
	return {
		work: layer(row.work, before.work),
		project: layer(row.project, before.project),
		pause: layer(row.pause, before.pause),
	};
}

function holds(
	condition: TransitionCondition,
	{ work, project, pause }: Layers,
	booking: BookingFact,
): boolean {
	const isItsProject = project !== null && project.nodeId === booking.nodeId;
	switch (condition) {
		case "ALWAYS":
			return true;
		case "SOMETHING_RUNS":
			return (work ?? project ?? pause) !== null;
		case "ITS_PROJECT_OVER_WORK":
			return isItsProject && work !== null;
		case "ITS_PROJECT_ALONE":
			return isItsProject && work === null;
		case "PAUSE_RUNS":
			return pause !== null;
	}
}

function bookedLayer(booking: BookingFact, defaults: TimelineDefaults): Layer {
	const { activityId, classType } = booking;
	const nodeId = eventOf(booking) === "START_PROJECT" ? booking.nodeId : null;
	return activityId === null || classType === null
		? { activityId: defaults.workActivityId, classType: "WORKTIME", nodeId }
		: { activityId, classType, nodeId };
}

/**
 * What a booking asks for. The class of a pause counts before the node: nobody pauses on a project. An automatic finish
 * stops everything beneath its entry too, so that no pause runs out into work. No activity at all means work.
 *
 * Example: END with node 7 and a WORKTIME activity → END_PROJECT.
 */
function eventOf(booking: BookingFact): TimelineEvent {
	if (booking.source === "AUTO_FINISH") return "END_WORK";
	if (isPauseClass(booking.classType)) return `${booking.action}_PAUSE`;
	return booking.nodeId === null ? `${booking.action}_WORK` : `${booking.action}_PROJECT`;
}
