import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		WORKSPACE_ACTIVITY_UNFIT: [
			"An einem Arbeitsbereich werden nur Dienstarten geleistet.",
			"Only kinds of shift are worked at a workspace.",
		],
		REQUIREMENT_TARGET_NOT_FOUND: [
			"Wofür die Anforderung gelten soll, wurde nicht gefunden. Neue Zeilen einer Vorlage bitte zuerst speichern.",
			"What the requirement is meant for was not found. Please save new lines of a template first.",
		],
		REQUIREMENT_TWICE: [
			"Diese Qualifikation wird hier schon verlangt.",
			"This qualification is already required here.",
		],
		REQUIREMENT_LEVEL_UNKNOWN: [
			"Diese Stufe hat die Qualifikation nicht.",
			"The qualification has no such level.",
		],
		REQUIREMENT_NOT_USABLE: [
			"Die Qualifikation gibt es nicht oder sie ist archiviert.",
			"The qualification does not exist or is archived.",
		],
	},
	anyKind: ["Alle Dienstarten", "All kinds of shift"],
	requirements: {
		title: ["Qualifikationsanforderungen", "Qualification requirements"],
		of: [about("Anforderungen: #"), about("Requirements: #")],
		none: [
			"Hier wird keine Qualifikation verlangt: jeder darf eingeplant werden.",
			"No qualification is required here: everybody may be planned.",
		],
		noneOfShift: [
			"Verlangt wird nur, was Arbeitsbereich, Dienstart und Vorlage verlangen.",
			"Only what workspace, kind of shift and template require is required.",
		],
		notLoaded: [
			"Die Anforderungen konnten nicht geladen werden.",
			"The requirements could not be loaded.",
		],
		add: ["Anforderung hinzufügen", "Add requirement"],
		change: ["Anforderungen ändern", "Change requirements"],
		remove: [about("# nicht mehr verlangen"), about("No longer require #")],
		removing: ["Anforderung entfernen", "Remove requirement"],
		minLevel: [about("mindestens #"), about("at least #")],
		qualification: ["Qualifikation", "Qualification"],
		level: ["Mindeststufe", "Minimum level"],
		anyLevel: ["Jede Stufe", "Any level"],
		save: ["Verlangen", "Require"],
		saving: ["Anforderung zuweisen", "Assign requirement"],
	},
	templates: {
		title: ["Vorlagen", "Templates"],
		none: [
			"Noch sagt keine Vorlage, wer hier jede Woche gebraucht wird.",
			"No template says yet who is needed here every week.",
		],
		notLoaded: ["Die Vorlagen konnten nicht geladen werden.", "The templates could not be loaded."],
		people: [
			counted("1 Person je Woche", "# Personen je Woche"),
			counted("1 person a week", "# people a week"),
		],
		edit: ["Bearbeiten", "Edit"],
		add: ["Vorlage anlegen", "Create template"],
	},
	master: {
		one: ["Arbeitsbereich", "Workspace"],
		many: ["Arbeitsbereiche", "Workspaces"],
		create: ["Arbeitsbereich anlegen", "Create workspace"],
		edit: ["Arbeitsbereich bearbeiten", "Edit workspace"],
		empty: [
			"Arbeitsbereiche sind, was besetzt werden muss: eine Station, ein Schalter, ein Fahrzeug. Noch gibt es keinen.",
			"Workspaces are what has to be staffed: a ward, a counter, a vehicle. There are none yet.",
		],
		deleteText: [
			"Soll dieser Arbeitsbereich wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this workspace permanently?",
		],
		inUse: [
			"Der Arbeitsbereich kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Arbeitsbereich nicht lieber archivieren?",
			"The workspace cannot be deleted because entries are still linked to it. Would you rather archive the workspace?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			unitId: ["Abteilung", "Department"],
			color: ["Farbe", "Colour"],
			activityIds: ["Dienstarten", "Kinds of shift"],
		},
		extra: { requirementCount: ["Anforderungen", "Requirements"] },
		help: {
			unitId: [
				"Wer diese Abteilung plant, plant auch diesen Arbeitsbereich.",
				"Those who plan this department also plan this workspace.",
			],
			activityIds: ["Ohne Auswahl alle Dienstarten.", "All kinds of shift if none is chosen."],
		},
	},
});
