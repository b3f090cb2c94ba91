import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		hardware_token: {
			title: ["Hardware-Token", "Hardware token"],
			key: "users.manage",
			reach: "PERSON",
			about: ["hardware_token"],
		},
	},
	fields: { hint: ["Kennzeichen", "Hint"] },
	values: texts.pairs.types,
	actions: { returned: ["zurückgegeben", "returned"] },
};
