/** The list of everybody's entries, as its settings are kept. */
export const trackingList = {
	id: "time-tracking.entries",
	defaultSort: { by: "begin", direction: "DESC" },
} as const;
