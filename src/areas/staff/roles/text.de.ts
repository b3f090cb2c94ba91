export const texts = {
	errors: {},
	master: {
		one: "Rolle",
		many: "Rollen",
		create: "Rolle anlegen",
		edit: "Rolle bearbeiten",
		empty: "Es gibt noch keine Rollen.",
		deleteText: "Soll diese Rolle wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Rolle kann nicht gelöscht werden, da sie Mitarbeitern zugewiesen ist oder war. Entfernen Sie zuerst die Zuweisungen.",
		fields: { name: "Bezeichnung", isDefault: "Standardrolle" },
		help: {
			isDefault: "Jeder neue Mitarbeiter erhält sie.",
		},
		extra: { userCount: "Mitarbeiter", permissionCount: "Rechte" },
	},
	permissions: {
		title: "Berechtigungen bearbeiten",
		section: "Berechtigungen",
		edit: "Berechtigungen bearbeiten",
		none: "Die Rolle enthält noch keine Rechte.",
		notLoaded: "Die Berechtigungen konnten nicht geladen werden.",
		save: "Berechtigungen speichern",
		aboveOwn:
			"Diese Rolle enthält Rechte, die über Ihre eigenen hinausgehen. Sie können sie ansehen, aber nicht ändern.",
		defaults:
			"„Alles“ gilt für jedes Recht dieser Liste, auch für künftige: Die hier gewählte Stufe ist überall die kleinste. Stufe Voll für das ganze Unternehmen macht Mitarbeiter zu Administratoren.",
		byDefaults: (level: string) => `mindestens ${level} durch „Alles“`,
		levels:
			"Jede Stufe schließt die niedrigeren ein. Liste zeigt Einträge ohne Einzelheiten, Lesen alles, Schreiben legt an und ändert, Voll löscht auch. Bei Zeiteinträgen und Abwesenheiten genehmigt und storniert Voll.",
	},
	assignments: {
		section: "Zuweisungen",
		edit: "Zuweisungen bearbeiten",
	},
} as const;
