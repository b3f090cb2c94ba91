export const texts = {
	errors: { TAG_NOT_FOUND: "Eines der Schlagwörter gibt es nicht mehr." },
	master: {
		one: "Schlagwort",
		many: "Schlagwörter",
		title: "Schlagwörter verwalten",
		create: "Schlagwort anlegen",
		edit: "Schlagwort bearbeiten",
		empty: "Es gibt noch keine Schlagwörter.",
		deleteText:
			"Soll dieses Schlagwort wirklich unwiderruflich gelöscht werden? Es wird bei allen Mitarbeitern entfernt, die es tragen.",
		inUse: "Das Schlagwort kann nicht gelöscht werden, da es noch mit Einträgen verknüpft ist.",
		fields: { name: "Bezeichnung", color: "Farbe" },
		extra: { userCount: "Mitarbeiter" },
	},
} as const;
