import type { BookingFact } from "./booking-fact.ts";
import { isPauseClass } from "./time-class.ts";
import type { TimelineEvent } from "./transition-table.ts";

/**
 * What a booking asks for. The class of a pause counts before the node: nobody pauses on a project. An automatic finish
 * stops everything beneath its entry too, so that no pause runs out into work. No activity at all means work.
 *
 * Example: END with node 7 and a WORKTIME activity → END_PROJECT.
 */
export function eventOf(booking: BookingFact): TimelineEvent {
	if (booking.source === "AUTO_FINISH") return "END_WORK";
	if (isPauseClass(booking.classType)) return `${booking.action}_PAUSE`;
	return booking.nodeId === null ? `${booking.action}_WORK` : `${booking.action}_PROJECT`;
}
