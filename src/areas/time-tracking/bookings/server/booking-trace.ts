import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";

/** What the trace of a booking says. */
export function bookingTrace(fact: BookingFact, outcome: string) {
	const { action, at, activityId, nodeId: projectNodeId } = fact;
	return { action, at: new Date(at * 1000).toISOString(), activityId, projectNodeId, outcome };
}
