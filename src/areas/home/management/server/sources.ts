import { absenceDecisions, substitutionDecisions } from "#areas/absences/requests/server/public.ts";
import type { DecisionKind } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import type { DecisionSource } from "#areas/time-tracking/approvals/server/public.ts";
import { entryDecisions } from "#areas/time-tracking/entries/server/public.ts";
import { lateBookingDecisions } from "#areas/time-tracking/month-close/server/public.ts";

/** A source, and under what its requests are listed; what is changed and cancelled is listed as that. */
export interface InboxSource {
	readonly source: DecisionSource;
	readonly requests: DecisionKind;
}

const listed = <Detail>(source: DecisionSource<Detail>, requests: DecisionKind): InboxSource => ({
	// what a source finds is judged by itself alone
	source: source as DecisionSource,
	requests,
});

/** Everything that is decided. A further kind of matter is listed by one line. */
export const inboxSources: readonly InboxSource[] = [
	listed(absenceDecisions, "ABSENCE"),
	listed(entryDecisions, "ENTRY"),
	listed(substitutionDecisions, "SUBSTITUTION"),
	listed(lateBookingDecisions, "LATE_BOOKING"),
];
