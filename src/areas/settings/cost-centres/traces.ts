import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		cost_centre_link: {
			title: ["Kostenstellen", "Cost centres"],
			key: "costcentres.manage",
			reach: "COMPANY",
			partOf: ["app_user", "unit"],
		},
	},
	fields: { shares: ["Verteilung", "Shares"], percent: ["Anteil in Prozent", "Share in per cent"] },
};
