import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the others, which come with the dashboard. */
export const filterTexts = inBothLanguages({
	labels: {
		range: ["Zeitraum", "Period"],
		states: ["Status", "Status"],
		classTypes: ["Art", "Kind"],
		activityIds: ["Tätigkeit", "Activity"],
		projectIds: ["Projekt", "Project"],
		customerIds: ["Kunde", "Customer"],
		sources: ["Herkunft", "Source"],
		units: ["Abteilung", "Department"],
		people: ["Mitarbeiter", "Employees"],
		open: ["Offene Entscheidungen", "Open decisions"],
		needsReason: ["Begründung fehlt", "Reason missing"],
		autoFinished: ["Automatisch beendet", "Finished automatically"],
		hasChange: ["Änderung beantragt", "Change requested"],
	},
	what: ["Zeit und Art", "Time and kind"],
	whose: ["Mitarbeiter und Abteilungen", "Employees and departments"],
	particulars: ["Besonderheiten", "Particulars"],
	customFields: ["Zusatzfelder", "Custom fields"],
	addCustom: ["Feld hinzufügen", "Add a field"],
	recursive: ["Untergeordnete Abteilungen einbeziehen", "Include departments below"],
	choosePeople: ["Mitarbeiter wählen", "Choose employees"],
	nobody: ["Niemand gewählt", "Nobody chosen"],
	without: [about("# entfernen"), about("Remove #")],
	several: [about("# Mitarbeiter"), about("# employees")],
	any: ["Alle", "All"],
	yesNo: { true: ["Ja", "Yes"], false: ["Nein", "No"] },
	apply: ["Anwenden", "Apply"],
	clear: ["Alle leeren", "Clear all"],
});
