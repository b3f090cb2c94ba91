export const texts = {
	basicRoles: "Basisrollen",
	manageRoles: "Rollen verwalten",
	unitRolePermissions: "Rechte je Abteilung",
	unitRoles: "Rollen der Abteilung",
	userPermissions: "Rechte eines Mitarbeiters",
} as const;
