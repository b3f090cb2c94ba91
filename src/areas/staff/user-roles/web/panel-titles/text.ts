import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	basicRoles: ["Basisrollen", "Basic roles"],
	manageRoles: ["Rollen verwalten", "Manage roles"],
	unitRolePermissions: ["Rechte je Abteilung", "Rights by department"],
	unitRoles: ["Rollen der Abteilung", "Roles of the department"],
	userPermissions: ["Rechte eines Mitarbeiters", "Rights of an employee"],
});
