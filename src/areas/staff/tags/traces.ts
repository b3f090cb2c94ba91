import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		user_tag: {
			title: ["Schlagwörter", "Tags"],
			key: "users.manage",
			reach: "PERSON",
			partOf: ["app_user"],
		},
	},
	fields: { tagIds: ["Schlagwörter", "Tags"], userIds: ["Mitarbeiter", "Employees"] },
};
