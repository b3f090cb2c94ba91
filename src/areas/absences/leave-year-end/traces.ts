import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		leave_year_end: {
			title: ["Urlaubsjahresabschluss", "End of a leave year"],
			key: "leaveaccounts.manage",
			reach: "COMPANY",
		},
	},
	actions: {
		closed: ["abgeschlossen", "closed"],
		reopened: ["wieder geöffnet", "opened again"],
	},
};
