import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: { site: { title: ["Standort", "Site"], key: "sites.manage", reach: "SITE" } },
	fields: { timeZone: ["Zeitzone", "Time zone"] },
	named: { site: ["name"] },
};
