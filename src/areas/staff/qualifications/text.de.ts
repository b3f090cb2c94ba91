export const texts = {
	errors: {
		QUALIFICATION_LEVELS_WRONG:
			"Eine Qualifikation mit Stufen braucht mindestens eine Stufe, jede mit eigenem Namen; ohne Stufen darf keine genannt sein.",
		QUALIFICATION_LEVEL_IN_USE: "Eine der entfernten Stufen ist noch Mitarbeitern zugewiesen.",
		QUALIFICATION_LEVEL_UNKNOWN: "Diese Stufe gibt es in der Qualifikation nicht.",
		QUALIFICATION_ASSIGNED_TWICE:
			"Die Qualifikation ist dem Mitarbeiter in diesem Zeitraum schon zugewiesen.",
		QUALIFICATION_NOT_USABLE: "Die Qualifikation gibt es nicht oder sie ist archiviert.",
		QUALIFICATION_END_BEFORE_BEGIN: "Das Ende liegt vor dem Beginn.",
	},
	master: {
		one: "Qualifikation",
		many: "Qualifikationen",
		create: "Qualifikation anlegen",
		edit: "Qualifikation bearbeiten",
		empty: "Es gibt noch keine Qualifikationen.",
		deleteText: "Soll diese Qualifikation wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Qualifikation kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Qualifikation nicht lieber archivieren?",
		fields: { name: "Bezeichnung", type: "Art", levels: "Stufen" },
		options: { type: { BOOLEAN: "Ja/Nein", LEVEL: "Stufen" } },
		extra: { userCount: "Mitarbeiter" },
	},
	levels: {
		level: (number: number) => `Stufe ${number}`,
		add: "Stufe hinzufügen",
		remove: (number: number) => `Stufe ${number} entfernen`,
		help: "Die niedrigste zuerst.",
		none: "ohne Stufen",
	},
	users: {
		title: "Zugewiesene Mitarbeiter",
		showAll: "Alle anzeigen",
		assignUser: "Mitarbeiter zuweisen",
		edit: "Zuweisung bearbeiten",
		none: "Noch niemandem zugewiesen.",
		notLoaded: "Die Zuweisungen konnten nicht geladen werden.",
		user: "Mitarbeiter",
	},
	own: {
		title: "Qualifikationen des Mitarbeiters",
		assign: "Qualifikation zuweisen",
		none: "Noch keine Qualifikation zugewiesen.",
	},
	assignment: {
		qualification: "Qualifikation",
		level: "Stufe",
		validFrom: "Gültig ab",
		validTo: "Gültig bis",
		since: (day: string) => `seit ${day}`,
		range: (from: string, to: string) => `${from} – ${to}`,
		past: "abgelaufen",
		save: "Zuweisung speichern",
		delete: "Zuweisung entfernen",
		deleteText: "Soll diese Zuweisung wirklich entfernt werden?",
		gone: "Diese Zuweisung gibt es nicht mehr.",
	},
} as const;
