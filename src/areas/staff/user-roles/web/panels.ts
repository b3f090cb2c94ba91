import type { Language } from "#kit/contract/language.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { ofUnit, ofUser, ofUserAtUnit } from "./grant-params.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["USERS"] as const;
const permission = { key: "roles.manage", level: "READ" } as const;

/** A person's roles, single grants and what follows from them. */
export const usersManageRoles = definePanel({
	id: "users.manage-roles",
	title: (language) => words(language).manageRoles,
	params: ofUser,
	width: 900,
	features,
	permission,
	load: () => import("./users-manage-roles.panel.tsx"),
});

/** How far each role reaches for a person. */
export const usersBasicRoles = definePanel({
	id: "users.basic-roles",
	title: (language) => words(language).basicRoles,
	params: ofUser,
	features,
	permission,
	load: () => import("./users-basic-roles.panel.tsx"),
});

/** A person's single grants at all units. */
export const usersUnitRolePermissions = definePanel({
	id: "users.unit-role-permissions",
	title: (language) => words(language).unitRolePermissions,
	params: ofUser,
	features,
	permission,
	load: () => import("./users-unit-role-permissions.panel.tsx"),
});

/** Who holds which role at a unit. */
export const unitsManageRoles = definePanel({
	id: "units.manage-roles",
	title: (language) => words(language).unitRoles,
	params: ofUnit,
	width: 900,
	features: ["UNITS"],
	permission,
	load: () => import("./units-manage-roles.panel.tsx"),
});

/** What a person may do at a unit: single grants there, and all that reaches it. */
export const unitsUserPermissions = definePanel({
	id: "units.user-permissions",
	title: (language) => words(language).userPermissions,
	params: ofUserAtUnit,
	features: ["UNITS"],
	permission,
	load: () => import("./units-user-permissions.panel.tsx"),
});
