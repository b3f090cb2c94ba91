import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** What may have custom fields. */
const entities = {
	USER: ["Mitarbeiter", "Employees"],
	UNIT: ["Abteilungen", "Departments"],
	TRACKING: ["Zeiteinträge", "Time entries"],
	ABSENCE: ["Abwesenheiten", "Absences"],
	CUSTOMER: ["Kunden", "Customers"],
	PROJECT: ["Projekte", "Projects"],
	SHIFT: ["Schichten", "Shifts"],
} as const;
const smallerFirst = [
	"Kleinere Zahlen stehen weiter oben.",
	"Smaller numbers stand further up.",
] as const;

export const texts = inBothLanguages({
	errors: {
		CUSTOM_VALUES_INVALID: [
			"Bitte prüfen Sie die Zusatzfelder.",
			"Please check the custom fields.",
		],
		CUSTOM_FIELD_TYPE_IN_USE: [
			"Der Typ kann nicht geändert werden, da bereits Werte erfasst wurden.",
			"The type cannot be changed because values have been entered already.",
		],
		CUSTOM_FIELD_OPTION_IN_USE: [
			"Eine der entfernten Auswahlmöglichkeiten wird noch verwendet. Schalten Sie sie ab, statt sie zu entfernen.",
			"One of the removed options is still in use. Switch it off instead of removing it.",
		],
		CUSTOM_FIELD_OPTIONS_REFUSED: [
			"Eine Auswahl braucht mindestens eine Möglichkeit, und jede darf nur einmal vorkommen.",
			"A choice needs at least one option, and each may occur only once.",
		],
		CUSTOM_FIELD_IS_GOING: [
			"Die Werte dieses Feldes werden gerade entfernt. Solange kann es nicht geändert werden.",
			"The values of this field are being removed. Until then it cannot be changed.",
		],
		CUSTOM_FIELD_GROUP_MISMATCH: [
			"Diese Gruppe gibt es nicht, oder sie gehört zu einer anderen Art von Einträgen.",
			"This group does not exist, or it belongs to another kind of entry.",
		],
		CUSTOM_FIELD_PLACE_REFUSED: [
			"Auf eine der Abteilungen oder Tätigkeiten kann das Feld nicht beschränkt werden.",
			"The field cannot be limited to one of these departments or activities.",
		],
	},
	/** What may be wrong with a value. */
	faults: {
		unknown: [
			"Dieses Feld gibt es nicht, oder es ist archiviert.",
			"This field does not exist, or it is archived.",
		],
		required: ["Dieses Feld ist ein Pflichtfeld.", "This field is required."],
		notHere: ["Dieses Feld ist hier nicht vorgesehen.", "This field is not meant for here."],
		text: ["Bitte geben Sie einen Text ein.", "Please enter a text."],
		number: [
			"Bitte geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein.",
			"Please enter a number with at most two decimals.",
		],
		date: ["Bitte geben Sie ein Datum ein.", "Please enter a date."],
		flag: ["Bitte wählen Sie Ja oder Nein.", "Please choose yes or no."],
		option: ["Bitte wählen Sie eine der Möglichkeiten.", "Please choose one of the options."],
		person: ["Bitte wählen Sie einen aktiven Mitarbeiter.", "Please choose an active employee."],
	},
	removal: {
		job: [about("Zusatzfeld „#“ entfernen"), about("Remove custom field “#”")],
		done: [
			counted(
				"1 Wert wurde entfernt, das Feld ist gelöscht.",
				"# Werte wurden entfernt, das Feld ist gelöscht.",
			),
			counted(
				"1 value was removed, the field is deleted.",
				"# values were removed, the field is deleted.",
			),
		],
		restored: [
			"Das Feld wird wieder verwendet. Die übrigen Werte bleiben erhalten.",
			"The field is in use again. The remaining values are kept.",
		],
	},
	group: {
		one: ["Gruppe", "Group"],
		many: ["Gruppen", "Groups"],
		empty: [
			"Hier stehen die Gruppen, unter denen Zusatzfelder in Formularen erscheinen. Noch gibt es keine.",
			"The groups under which custom fields appear in forms are listed here. There are none yet.",
		],
		deleteText: [
			"Soll diese Gruppe wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this group permanently?",
		],
		inUse: [
			"Die Gruppe kann nicht gelöscht werden, da sie noch Felder enthält. Verschieben oder löschen Sie zuerst die Felder.",
			"The group cannot be deleted because it still contains fields. Move or delete the fields first.",
		],
		fields: {
			entity: ["Gilt für", "Applies to"],
			name: ["Bezeichnung", "Name"],
			position: ["Reihenfolge", "Order"],
		},
		options: { entity: entities },
		help: { position: smallerFirst },
		extra: { fieldCount: ["Felder", "Fields"] },
	},
	field: {
		one: ["Feld", "Field"],
		many: ["Felder", "Fields"],
		empty: [
			"Hier stehen Felder, die Sie selbst festlegen. Noch gibt es keine.",
			"Fields that you define yourself are listed here. There are none yet.",
		],
		deleteText: [
			"Soll dieses Feld wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this field permanently?",
		],
		inUse: [
			"Das Feld kann nicht gelöscht werden, da noch Werte erfasst sind. Möchten Sie das Feld nicht lieber archivieren?",
			"The field cannot be deleted because it still holds values. Would you rather archive it?",
		],
		fields: {
			entity: ["Gilt für", "Applies to"],
			groupId: ["Gruppe", "Group"],
			name: ["Bezeichnung", "Name"],
			key: ["Schlüssel", "Key"],
			type: ["Typ", "Type"],
			options: ["Auswahlmöglichkeiten", "Options"],
			isRequired: ["Pflichtfeld", "Required"],
			isPersonal: ["Personenbezogene Angabe", "Personal data"],
			position: ["Reihenfolge", "Order"],
		},
		help: {
			key: [
				"Name des Feldes in Schnittstellen und Exporten; später nicht mehr änderbar.",
				"Name of the field in interfaces and exports; cannot be changed later.",
			],
			isPersonal: [
				"Nur für Personen sichtbar, die Arbeitsverträge sehen dürfen.",
				"Visible only to people who may see contracts.",
			],
			isRequired: [
				"Kann beim Bearbeiten nicht leer bleiben.",
				"Cannot be left empty when editing.",
			],
			position: smallerFirst,
		},
		options: {
			entity: entities,
			type: {
				TEXT: ["Text", "Text"],
				NUMBER: ["Zahl", "Number"],
				DATE: ["Datum", "Date"],
				BOOLEAN: ["Ja/Nein", "Yes/no"],
				OPTION: ["Auswahl", "Choice"],
				USER: ["Mitarbeiter", "Employee"],
			},
		},
		extra: { groupName: ["Gruppe", "Group"], placeCount: ["Zuweisung", "Assignment"] },
	},
	overview: {
		entity: ["Zusatzfelder für", "Custom fields for"],
		addField: [about("Feld in „#“ anlegen"), about("Create field in “#”")],
		rename: [about("„#“ umbenennen"), about("Rename “#”")],
		renameTitle: ["Gruppe umbenennen", "Rename group"],
		remove: [about("„#“ löschen"), about("Delete “#”")],
		noGroup: [
			"Hier gibt es noch keine Zusatzfelder. Legen Sie zuerst eine Gruppe an, zum Beispiel „Ausstattung“.",
			"There are no custom fields here yet. Create a group first, for example “Equipment”.",
		],
		noField: ["In dieser Gruppe sind noch keine Felder.", "There are no fields in this group yet."],
		notLoaded: [
			"Die Zusatzfelder konnten nicht geladen werden.",
			"The custom fields could not be loaded.",
		],
		required: ["Pflicht", "Required"],
		personal: ["Personenbezogen", "Personal"],
		places: [
			counted("auf 1 Ort beschränkt", "auf # Orte beschränkt"),
			counted("limited to 1 place", "limited to # places"),
		],
		showArchived: ["Archivierte zeigen", "Show archived"],
	},
	detail: {
		everywhere: ["Überall", "Everywhere"],
		places: [counted("An einem Ort", "An # Orten"), counted("In one place", "In # places")],
		assign: ["Zuweisen", "Assign"],
		values: ["Erfasste Werte", "Values entered"],
		valuesNotLoaded: ["nicht ermittelt", "not known"],
		switchedOff: [about("# (abgeschaltet)"), about("# (switched off)")],
		removeTitle: ["Feld löschen", "Delete field"],
		heldByValues: [
			"Solange Werte erfasst sind, lässt sich das Feld nur mit ihnen zusammen löschen.",
			"As long as values are entered, the field can only be deleted together with them.",
		],
		removeText: [
			aboutTwo(
				"Mit „#1“ werden #2 unwiderruflich gelöscht. Eine Aufgabe entfernt sie im Hintergrund.",
			),
			aboutTwo(
				"Together with “#1”, #2 will be deleted permanently. A task removes them in the background.",
			),
		],
		values1: ["1 Wert", "1 value"],
		valuesMany: [about("# Werte"), about("# values")],
		understood: ["Die Werte werden nicht mehr gebraucht.", "The values are not needed any more."],
		removing: ["Feld löschen", "Delete field"],
		started: [
			"Das Feld wird entfernt. Den Fortschritt zeigt die Aufgabe.",
			"The field is being removed. The task shows the progress.",
		],
		gone: ["Das Feld wurde gelöscht.", "The field was deleted."],
	},
	options: {
		add: ["Möglichkeit hinzufügen", "Add option"],
		name: [about("Möglichkeit #"), about("Option #")],
		remove: [about("# entfernen"), about("Remove #")],
		up: [about("# nach oben"), about("Move # up")],
		down: [about("# nach unten"), about("Move # down")],
		isEnabled: [about("# kann gewählt werden"), about("# can be chosen")],
		none: ["Noch keine Möglichkeiten.", "No options yet."],
	},
	assign: {
		sub: [about("Wo „#“ abgefragt wird"), about("Where “#” is asked for")],
		units: ["Abteilungen", "Departments"],
		unitsHelp: [
			"Gilt auch für alle Abteilungen darunter. Ohne Auswahl wird das Feld in allen Abteilungen abgefragt.",
			"Includes all departments below. If none is chosen, the field is asked for in all departments.",
		],
		unitsPlaceholder: ["Alle Abteilungen", "All departments"],
		activities: ["Tätigkeiten", "Activities"],
		activitiesHelp: [
			"Ohne Auswahl wird das Feld bei allen Tätigkeiten abgefragt.",
			"If none is chosen, the field is asked for with all activities.",
		],
		activitiesPlaceholder: ["Alle Tätigkeiten", "All activities"],
		nowhere: [
			"Dieses Feld gilt überall: Kunden und Projekte liegen in keiner Abteilung.",
			"This field applies everywhere: customers and projects belong to no department.",
		],
		gone: ["Dieses Feld gibt es nicht mehr.", "This field no longer exists."],
		notLoaded: [
			"Die Zuweisung konnte nicht geladen werden.",
			"The assignment could not be loaded.",
		],
	},
	values: {
		section: ["Zusatzfelder", "Custom fields"],
		edit: ["Bearbeiten", "Edit"],
		editAdded: ["Zusatzfelder bearbeiten", "Edit custom fields"],
		nothingToChange: [
			"Hier gibt es keine Zusatzfelder, die Sie ändern dürfen.",
			"There are no custom fields here that you may change.",
		],
		none: ["–", "–"],
		yes: ["Ja", "Yes"],
		no: ["Nein", "No"],
		pick: ["Mitarbeiter wählen", "Choose employee"],
		change: ["Ändern", "Change"],
		pickFor: [aboutTwo("#1: #2"), aboutTwo("#1: #2")],
		clear: [about("# leeren"), about("Clear #")],
		nobody: ["Niemand gewählt", "Nobody chosen"],
		gone: ["Nicht mehr vorhanden", "No longer there"],
	},
});
