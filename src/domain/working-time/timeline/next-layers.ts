import type { BookingFact } from "./booking-fact.ts";
import { eventOf } from "./event-of.ts";
import type { Layer, Layers } from "./layers.ts";
import { type LayerEffect, type TransitionCondition, transitionTable } from "./transition-table.ts";

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
