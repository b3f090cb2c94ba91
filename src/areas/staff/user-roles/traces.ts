import type { Traces } from "#kit/contract/traces.ts";

const ofRoles = {
	key: "roles.manage",
	reach: "PERSON",
	about: ["role_assignment", "user_permission"],
} as const;

export const traces: Traces = {
	entities: {
		role_assignment: { ...ofRoles, title: ["Rolle", "Role"] },
		user_permission: { ...ofRoles, title: ["Einzelberechtigung", "Single right"] },
	},
	fields: { roleId: ["Rolle", "Role"], key: ["Berechtigung", "Right"] },
};
