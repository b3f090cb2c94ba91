import {
	masterEditParams,
	masterParams,
	noParams,
} from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "roles.manage";

export const rolesOverview = definePanel({
	id: "roles.overview",
	title: ["Rollen", "Roles"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./roles-overview.panel.tsx"),
});

/** Creates without an id; with one it changes name and kind. */
export const rolesCreate = definePanel({
	id: "roles.create",
	title: ["Rolle anlegen", "Create role"],
	params: masterEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./roles-create.panel.tsx"),
});

export const rolesDetail = definePanel({
	id: "roles.detail",
	title: ["Rolle", "Role"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./roles-detail.panel.tsx"),
});

/** What a role contains. */
export const rolesPermissions = definePanel({
	id: "roles.permissions",
	title: ["Berechtigungen bearbeiten", "Edit permissions"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./roles-permissions.panel.tsx"),
});

/** Who has it, where and when. */
export const rolesAssignments = definePanel({
	id: "roles.assignments",
	title: ["Zuweisungen bearbeiten", "Edit assignments"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./roles-assignments.panel.tsx"),
});
