import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		app_registration: { title: ["App", "App"], key: "apikeys.manage", reach: "COMPANY" },
	},
	fields: { device: ["Gerät", "Device"] },
};
