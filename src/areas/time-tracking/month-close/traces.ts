import type { Traces } from "#kit/contract/traces.ts";

const ofClosings = {
	key: "timetrackings.manage",
	reach: "PERSON",
	isOwn: true,
	about: ["closed_month", "late_booking"],
} as const;

export const traces: Traces = {
	entities: {
		closed_month: { ...ofClosings, title: ["Monatsabschluss", "Closing of a month"] },
		late_booking: {
			...ofClosings,
			title: ["Buchung für einen abgeschlossenen Monat", "Booking for a closed month"],
		},
	},
	fields: {
		month: ["Monat", "Month"],
		closeNo: ["Abschluss Nr.", "Closing no."],
		settled: ["Erledigt", "Settled"],
	},
};
