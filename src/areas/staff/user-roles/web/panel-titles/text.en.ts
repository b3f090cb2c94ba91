import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	basicRoles: "Basic roles",
	manageRoles: "Manage roles",
	unitRolePermissions: "Rights by department",
	unitRoles: "Roles of the department",
	userPermissions: "Rights of an employee",
} as const satisfies Words<typeof german>;
