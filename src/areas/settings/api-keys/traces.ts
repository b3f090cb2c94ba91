import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		api_key: { title: ["API-Schlüssel", "API key"], key: "apikeys.manage", reach: "COMPANY" },
	},
	fields: { expiresOn: ["Gültig bis", "Valid until"] },
};
