import { isInFilter } from "#areas/staff/user-roles/server/public.ts";
import type { DecisionSource } from "#areas/time-tracking/approvals/server/public.ts";
import {
	type LateBookingToSettle,
	lateBookingsToSettle,
	lateBookingToSettle,
} from "./sql/late-decisions.ts";
import { reachOf } from "./sql/reach.ts";

/** Bookings that came for closed months: they count once somebody who may correct the month has settled them. */
export const lateBookingDecisions: DecisionSource<LateBookingToSettle> = {
	called: "late_booking",
	waiting: ({ tenantId, session, siteFilter, today }) =>
		lateBookingsToSettle(tenantId, {
			people: reachOf(session, today).closable,
			isInSite: isInFilter(session, siteFilter, today),
		}),
	detail: ({ tenantId }) => lateBookingToSettle(tenantId),
	judge: async (_tx, _reader, waiting) =>
		waiting.map(({ detail: { version, at, zone } }) => {
			const written = new Date(at * 1000).toISOString();
			return { ...nothingToTell, version, times: { begin: written, end: written, zone } };
		}),
};

const nothingToTell = {
	activity: null,
	days: null,
	was: null,
	cost: null,
	minutes: null,
	reason: null,
	leave: null,
	overtime: null,
	hints: [],
	isChecked: true,
	coverage: null,
	openSteps: [],
	question: null,
	moves: ["SETTLE" as const],
};
