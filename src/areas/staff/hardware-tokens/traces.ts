import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		hardware_token: {
			title: ["Chip oder PIN", "Token or PIN"],
			key: "users.manage",
			reach: "PERSON",
			about: ["hardware_token"],
		},
	},
	fields: { hint: ["Kennzeichen", "Hint"] },
	values: texts.pairs.types,
	actions: { returned: ["zurückgegeben", "returned"] },
};
