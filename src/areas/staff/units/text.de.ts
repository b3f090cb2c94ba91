export const texts = {
	errors: {
		UNIT_NOT_FOUND: "Die Abteilung wurde nicht gefunden.",
		UNIT_NAME_TAKEN:
			"In dieser Abteilung gibt es bereits eine Abteilung mit diesem Namen.",
		UNIT_HAS_PEOPLE:
			"Eine Abteilung mit Mitarbeitern kann nicht gelöscht werden.",
		UNIT_HAS_CHILDREN:
			"Eine Abteilung mit untergeordneten Abteilungen kann nicht gelöscht werden.",
		UNIT_IN_USE:
			"Die Abteilung kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Abteilung nicht lieber archivieren?",
		UNIT_IS_SITE:
			"Die Abteilung ist ein Standort. Löschen oder archivieren Sie bitte zuerst den Standort.",
		ROOT_UNIT_FIXED:
			"Die oberste Abteilung ist das Unternehmen selbst. Sie kann nicht verschoben, archiviert oder gelöscht werden.",
		UNIT_CYCLE:
			"Eine Abteilung kann nicht in sich selbst oder eine ihrer untergeordneten Abteilungen verschoben werden.",
		UNIT_TOO_DEEP: "Abteilungen können höchstens 15 Ebenen tief liegen.",
		PARENT_DISABLED:
			"Die übergeordnete Abteilung ist archiviert. Stellen Sie bitte zuerst diese wieder her.",
		UNIT_IS_ACTIVE:
			"Die Abteilung enthält noch aktive Mitarbeiter oder Abteilungen und kann nicht archiviert werden.",
	},
} as const;
