import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { ofUnit, ofUser, ofUserAtUnit } from "./grant-params.ts";

const features = ["USERS"] as const;
const panels = () => import("./manage-roles-panels.tsx");
const permission = { key: "roles.manage", level: "READ" } as const;

/** A person's roles, single grants and what follows from them. */
export const usersManageRoles = definePanel({
	id: "users.manage-roles",
	title: ["Rollen verwalten", "Manage roles"],
	params: ofUser,
	width: 900,
	features,
	permission,
	load: async () => ({ default: (await panels()).UsersManageRoles }),
});

/** How far each role reaches for a person. */
export const usersBasicRoles = definePanel({
	id: "users.basic-roles",
	title: ["Basisrollen", "Basic roles"],
	params: ofUser,
	features,
	permission,
	load: () => import("./users-basic-roles.panel.tsx"),
});

/** A person's single grants at all units. */
export const usersUnitRolePermissions = definePanel({
	id: "users.unit-role-permissions",
	title: ["Rechte je Abteilung", "Rights by department"],
	params: ofUser,
	features,
	permission,
	load: async () => ({ default: (await panels()).UsersUnitRolePermissions }),
});

/** Who holds which role at a unit. */
export const unitsManageRoles = definePanel({
	id: "units.manage-roles",
	title: ["Rollen der Abteilung", "Roles of the department"],
	params: ofUnit,
	width: 900,
	features: ["UNITS"],
	permission,
	load: async () => ({ default: (await panels()).UnitsManageRoles }),
});

/** What a person may do at a unit: single grants there, and all that reaches it. */
export const unitsUserPermissions = definePanel({
	id: "units.user-permissions",
	title: ["Rechte eines Mitarbeiters", "Rights of an employee"],
	params: ofUserAtUnit,
	features: ["UNITS"],
	permission,
	load: async () => ({ default: (await panels()).UnitsUserPermissions }),
});
