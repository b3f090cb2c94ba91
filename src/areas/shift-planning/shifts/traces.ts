import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		shift: {
			title: ["Dienst", "Shift"],
			key: "shiftplan.manage",
			reach: "PERSON",
			isOwn: true,
		},
		shift_plan: {
			title: ["Dienstplan", "Shift plan"],
			key: "shiftplan.manage",
			reach: "UNIT",
			partOf: ["unit"],
		},
	},
	fields: {
		workspaceId: ["Arbeitsbereich", "Workspace"],
		pauseMinutes: ["Pause (Minuten)", "Break (minutes)"],
		publishedTo: ["Freigegeben bis", "Released until"],
	},
	actions: { released: ["freigegeben", "released"] },
	named: { workspace: ["name"] },
};
