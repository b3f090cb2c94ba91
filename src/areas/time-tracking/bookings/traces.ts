import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		// an entry bears the id of the booking that began it
		booking: {
			title: ["Buchung", "Booking"],
			key: "timetrackings.manage",
			reach: "PERSON",
			isOwn: true,
			partOf: ["time_tracking"],
		},
	},
	fields: {
		action: ["Aktion", "Action"],
		at: ["Zeitpunkt", "Time"],
		outcome: ["Ergebnis", "Outcome"],
	},
	values: {
		...texts.pairs.history.outcomes,
		START: ["Kommen", "Clock in"],
		END: ["Gehen", "Clock out"],
	},
};
