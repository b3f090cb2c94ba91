import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		ics_token: {
			title: ["Kalenderadresse", "Calendar address"],
			key: "users.manage",
			reach: "PERSON",
			isOwn: true,
		},
	},
	fields: { feed: ["Kalender", "Calendar"], contents: ["Zeigt", "Shows"] },
	values: { ...texts.pairs.kinds, ...texts.pairs.contents },
	actions: { revoked: ["widerrufen", "revoked"] },
};
