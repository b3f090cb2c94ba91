import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	master: {
		one: ["Rolle", "Role"],
		many: ["Rollen", "Roles"],
		edit: ["Rolle bearbeiten", "Edit role"],
		empty: [
			"Hier stehen die Rollen: wer was sehen und tun darf. Noch gibt es keine.",
			"The roles are listed here: who may see and do what. There are none yet.",
		],
		deleteText: [
			"Soll diese Rolle wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this role permanently?",
		],
		inUse: [
			"Die Rolle kann nicht gelöscht werden, da sie Mitarbeitern zugewiesen ist oder war. Entfernen Sie zuerst die Zuweisungen.",
			"The role cannot be deleted because employees have or had it. Remove the assignments first.",
		],
		fields: { name: ["Bezeichnung", "Name"], isDefault: ["Standardrolle", "Default role"] },
		help: { isDefault: ["Jeder neue Mitarbeiter erhält sie.", "Every new employee gets it."] },
		columns: { permissionCount: ["Umfang", "Scope"] },
		extra: {
			userCount: ["Mitarbeiter", "Employees"],
			permissionCount: ["Berechtigungen", "Rights"],
		},
	},
	/** How many a role contains, in its detail and in the list. */
	all: ["Alle", "All"],
	allRights: ["Alle Berechtigungen", "All rights"],
	rights: [counted("1 Berechtigung", "# Berechtigungen"), counted("1 right", "# rights")],
	permissions: {
		section: ["Berechtigungen", "Permissions"],
		none: ["Die Rolle enthält noch keine Berechtigungen.", "The role contains no rights yet."],
		notLoaded: [
			"Die Berechtigungen konnten nicht geladen werden.",
			"The permissions could not be loaded.",
		],
		save: ["Berechtigungen speichern", "Save permissions"],
		aboveOwn: [
			"Diese Rolle enthält Berechtigungen, die über Ihre eigenen hinausgehen. Sie können sie ansehen, aber nicht ändern.",
			"This role contains rights beyond your own. You can look at it but not change it.",
		],
		defaults: [
			"„Alles“ gilt für jede Berechtigung dieser Liste, auch für künftige: Die hier gewählte Stufe ist überall die kleinste. Stufe Voll für das ganze Unternehmen macht Mitarbeiter zu Administratoren.",
			"“Everything” applies to every right in this list, including those to come: the level chosen here is the minimum everywhere. Full for the whole company makes people administrators.",
		],
		byDefaults: [
			about(
				"Jede Berechtigung gilt mindestens mit Stufe #, auch jede künftige. Unten zählt nur, was darüber hinausgeht.",
			),
			about(
				"Every right applies at least at level #, including those to come. Below, only what goes beyond that counts.",
			),
		],
		everything: [
			about("Jede Berechtigung gilt mindestens mit Stufe #, auch jede künftige."),
			about("Every right applies at least at level #, including those to come."),
		],
		search: ["Berechtigung suchen", "Search right"],
		notFound: ["Keine Berechtigung heißt so.", "No right is called that."],
		count: [aboutTwo("#1 von #2"), aboutTwo("#1 of #2")],
		beyond: [
			(count: number, least: string) => `${least}, ${count} höher`,
			(count: number, least: string) => `${least}, ${count} higher`,
		],
		held: [aboutTwo("#1: #2"), aboutTwo("#1: #2")],
		levels: [
			"Jede Stufe schließt die niedrigeren ein. „Liste“ zeigt Einträge ohne Einzelheiten, „Lesen“ zeigt alles, mit „Schreiben“ kann man anlegen und ändern, mit „Voll“ auch löschen. Bei Zeiteinträgen und Abwesenheiten kann man mit „Voll“ genehmigen und stornieren.",
			"Each level includes the lower ones. “List” shows entries without details, “Read” shows everything, “Write” creates and changes, “Full” deletes too. For time entries and absences, “Full” approves and cancels.",
		],
	},
	assignments: {
		section: ["Zuweisungen", "Assignments"],
		people: [
			counted("1 Mitarbeiter hat diese Rolle.", "# Mitarbeiter haben diese Rolle."),
			counted("1 employee has this role.", "# employees have this role."),
		],
	},
});
