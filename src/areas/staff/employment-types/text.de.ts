export const texts = {
	errors: {},
	master: {
		one: "Beschäftigungsart",
		many: "Beschäftigungsarten",
		create: "Beschäftigungsart anlegen",
		edit: "Beschäftigungsart bearbeiten",
		empty: "Es gibt noch keine Beschäftigungsarten.",
		deleteText: "Soll diese Beschäftigungsart wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Beschäftigungsart kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Beschäftigungsart nicht lieber archivieren?",
		fields: { name: "Bezeichnung", limits: "Grenzen" },
	},
	limits: {
		weeklyMinutes: "Höchstens je Woche",
		dailyMinutes: "Höchstens je Tag",
		monthlyMinutes: "Höchstens je Monat",
		monthlyWageCents: "Höchstlohn je Monat",
		help: "Leer bedeutet: keine eigene Grenze.",
		none: "keine Grenze",
	},
} as const;
