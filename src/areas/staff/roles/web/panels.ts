import { masterParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SETTINGS"] as const;
const permission = "roles.manage";

const panels = masterPanels({
	permission,
	features,
	overview: { id: "roles.overview", title: ["Rollen", "Roles"] },
	// creates without an id; with one it changes name and kind
	edit: { id: "roles.create", title: ["Rolle anlegen", "Create role"] },
	detail: { id: "roles.detail", title: ["Rolle", "Role"] },
	load: () => import("./screens.tsx"),
});

export const { overview: rolesOverview, edit: rolesCreate, detail: rolesDetail } = panels;

/** What a role contains. */
export const rolesPermissions = definePanel({
	id: "roles.permissions",
	title: ["Berechtigungen bearbeiten", "Edit permissions"],
	params: masterParams,
	features,
	permission: { key: permission, level: "READ" },
	load: () => import("./roles-permissions.panel.tsx"),
});

/** Who has it, where and when. */
export const rolesAssignments = definePanel({
	id: "roles.assignments",
	title: ["Zuweisungen bearbeiten", "Edit assignments"],
	params: masterParams,
	features,
	permission: { key: permission, level: "READ" },
	load: () => import("./roles-assignments.panel.tsx"),
});
