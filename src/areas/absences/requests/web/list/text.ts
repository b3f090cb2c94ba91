import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** The list of everybody's absences, its filters, and lists that others point to. */
export const texts = inBothLanguages({
	search: ["Name, Art, Bemerkung", "Name, kind, note"],
	empty: [
		"Hier stehen die Abwesenheiten der Mitarbeiter.",
		"The absences of the employees appear here.",
	],
	create: ["Abwesenheit anlegen", "Create an absence"],
	createMany: ["Mehrere Abwesenheiten anlegen", "Create several absences"],
	import: ["Tabelle importieren", "Import a table"],
	open: ["Öffnen", "Open"],
	extendedFilter: ["Erweiterter Filter", "Extended filter"],
	filters: {
		range: ["Zeitraum", "Period"],
		states: ["Status", "Status"],
		classTypes: ["Abwesend wegen", "Away for"],
		activityIds: ["Art", "Kind"],
		units: ["Abteilung", "Department"],
		people: ["Mitarbeiter", "Employees"],
		open: ["Offene Entscheidungen", "Open decisions"],
	},
	several: [about("# Mitarbeiter"), about("# employees")],
	openOptions: { true: ["Offen", "Open"], false: ["Erledigt", "Settled"] },
	what: ["Zeit und Art", "Time and kind"],
	whose: ["Mitarbeiter und Abteilungen", "Employees and departments"],
	particulars: ["Besonderheiten", "Particulars"],
	recursive: ["Untergeordnete Abteilungen einbeziehen", "Include departments below"],
	any: ["Alle", "All"],
	apply: ["Anwenden", "Apply"],
	clear: ["Alle leeren", "Clear all"],
	leaveOfYear: [about("Urlaub #"), about("Leave #")],
	noneListed: [
		"In diesem Zeitraum gibt es keine Abwesenheiten.",
		"There are no absences in this period.",
	],
	context: {
		planned: [
			"Fehler beim Laden der geplanten Abwesenheiten",
			"Error loading the planned absences",
		],
		requested: [
			"Fehler beim Laden der beantragten Abwesenheiten",
			"Error loading the requested absences",
		],
	},
	own: ["Meine Abwesenheiten", "My absences"],
	noneOwn: [
		"Sie haben nichts geplant und nichts beantragt.",
		"You have planned and requested nothing.",
	],
	more: [
		about("Gezeigt werden die neuesten 500 von #. Die Liste der Abwesenheiten zeigt alle."),
		about("The newest 500 of # are shown. The list of absences shows all of them."),
	],
});
