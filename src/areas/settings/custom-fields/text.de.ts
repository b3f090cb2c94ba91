export const texts = {
	errors: {
		CUSTOM_VALUES_INVALID: "Bitte prüfen Sie die Zusatzfelder.",
		CUSTOM_FIELD_TYPE_IN_USE:
			"Der Typ kann nicht geändert werden, da bereits Werte erfasst wurden.",
		CUSTOM_FIELD_OPTION_IN_USE:
			"Eine der entfernten Auswahlmöglichkeiten wird noch verwendet. Schalten Sie sie ab, statt sie zu entfernen.",
		CUSTOM_FIELD_OPTIONS_REFUSED:
			"Eine Auswahl braucht mindestens eine Möglichkeit, und jede darf nur einmal vorkommen.",
		CUSTOM_FIELD_IS_GOING:
			"Die Werte dieses Feldes werden gerade entfernt. Solange kann es nicht geändert werden.",
		CUSTOM_FIELD_GROUP_MISMATCH:
			"Diese Gruppe gibt es nicht, oder sie gehört zu einer anderen Art von Einträgen.",
		CUSTOM_FIELD_PLACE_REFUSED:
			"Auf eine der Abteilungen oder Tätigkeiten kann das Feld nicht beschränkt werden.",
	},
	/** What may be wrong with a value. */
	faults: {
		unknown: "Dieses Feld gibt es nicht, oder es ist archiviert.",
		required: "Dieses Feld ist ein Pflichtfeld.",
		notHere: "Dieses Feld ist hier nicht vorgesehen.",
		text: "Bitte geben Sie einen Text ein.",
		number:
			"Bitte geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein.",
		date: "Bitte geben Sie ein Datum ein.",
		flag: "Bitte wählen Sie Ja oder Nein.",
		option: "Bitte wählen Sie eine der Möglichkeiten.",
		person: "Bitte wählen Sie einen aktiven Mitarbeiter.",
	},
	removal: {
		job: (name: string) => `Zusatzfeld „${name}“ entfernen`,
		done: (count: number) =>
			count === 1
				? "1 Wert wurde entfernt, das Feld ist gelöscht."
				: `${count} Werte wurden entfernt, das Feld ist gelöscht.`,
		restored:
			"Das Feld wird wieder verwendet. Die übrigen Werte bleiben erhalten.",
	},
	group: {
		one: "Gruppe",
		many: "Gruppen",
		create: "Gruppe anlegen",
		edit: "Gruppe bearbeiten",
		empty: "Es gibt noch keine Gruppen.",
		deleteText: "Soll diese Gruppe wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Gruppe kann nicht gelöscht werden, da sie noch Felder enthält. Verschieben oder löschen Sie zuerst die Felder.",
		fields: {
			entity: "Gilt für",
			name: "Bezeichnung",
			position: "Reihenfolge",
		},
		options: {
			entity: {
				USER: "Mitarbeiter",
				UNIT: "Abteilungen",
				TRACKING: "Zeiteinträge",
				ABSENCE: "Abwesenheiten",
				CUSTOMER: "Kunden",
				PROJECT: "Projekte",
				SHIFT: "Schichten",
			},
		},
		help: { position: "Kleinere Zahlen stehen weiter oben." },
		extra: { fieldCount: "Felder" },
	},
	field: {
		one: "Feld",
		many: "Felder",
		create: "Feld anlegen",
		edit: "Feld bearbeiten",
		empty: "Es gibt noch keine Felder.",
		deleteText: "Soll dieses Feld wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Das Feld kann nicht gelöscht werden, da noch Werte erfasst sind. Möchten Sie das Feld nicht lieber archivieren?",
		fields: {
			entity: "Gilt für",
			groupId: "Gruppe",
			name: "Bezeichnung",
			key: "Schlüssel",
			type: "Typ",
			options: "Auswahlmöglichkeiten",
			isRequired: "Pflichtfeld",
			isPersonal: "Personenbezogene Angabe",
			position: "Reihenfolge",
		},
		help: {
			key: "Name des Feldes in Schnittstellen und Exporten; später nicht mehr änderbar.",
			isPersonal:
				"Sieht und ändert nur, wer das auch mit Arbeitsverträgen darf.",
			isRequired: "Kann beim Bearbeiten nicht leer bleiben.",
			position: "Kleinere Zahlen stehen weiter oben.",
		},
		options: {
			entity: {
				USER: "Mitarbeiter",
				UNIT: "Abteilungen",
				TRACKING: "Zeiteinträge",
				ABSENCE: "Abwesenheiten",
				CUSTOMER: "Kunden",
				PROJECT: "Projekte",
				SHIFT: "Schichten",
			},
			type: {
				TEXT: "Text",
				NUMBER: "Zahl",
				DATE: "Datum",
				BOOLEAN: "Ja/Nein",
				OPTION: "Auswahl",
				USER: "Mitarbeiter",
			},
		},
		extra: { groupName: "Gruppe", placeCount: "Zuweisung" },
	},
	overview: {
		entity: "Zusatzfelder für",
		newGroup: "Gruppe anlegen",
		addField: (group: string) => `Feld in „${group}“ anlegen`,
		rename: (group: string) => `„${group}“ umbenennen`,
		renameTitle: "Gruppe umbenennen",
		renaming: "Gruppe umbenennen",
		remove: (group: string) => `„${group}“ löschen`,
		noGroup:
			"Hier gibt es noch keine Zusatzfelder. Legen Sie zuerst eine Gruppe an, zum Beispiel „Ausstattung“.",
		noField: "In dieser Gruppe sind noch keine Felder.",
		notLoaded: "Die Zusatzfelder konnten nicht geladen werden.",
		required: "Pflicht",
		personal: "Personenbezogen",
		archived: "Archiviert",
		places: (count: number) =>
			count === 1 ? "auf 1 Ort beschränkt" : `auf ${count} Orte beschränkt`,
		showArchived: "Archivierte zeigen",
	},
	detail: {
		everywhere: "überall",
		places: (count: number) =>
			count === 1 ? "an einem Ort" : `an ${count} Orten`,
		assign: "Zuweisen",
		values: "Erfasste Werte",
		valuesNotLoaded: "nicht ermittelt",
		switchedOff: (name: string) => `${name} (abgeschaltet)`,
		removeTitle: "Feld löschen",
		removeText: (name: string, values: string) =>
			`Mit „${name}“ werden ${values} unwiderruflich gelöscht. Eine Aufgabe entfernt sie im Hintergrund.`,
		values1: "1 Wert",
		valuesMany: (count: string) => `${count} Werte`,
		understood: "Die Werte werden nicht mehr gebraucht.",
		removing: "Feld löschen",
		started: "Das Feld wird entfernt. Den Fortschritt zeigt die Aufgabe.",
		gone: "Das Feld wurde gelöscht.",
	},
	options: {
		add: "Möglichkeit hinzufügen",
		name: (place: number) => `Möglichkeit ${place}`,
		remove: (name: string) => `${name} entfernen`,
		up: (name: string) => `${name} nach oben`,
		down: (name: string) => `${name} nach unten`,
		isEnabled: (name: string) => `${name} kann gewählt werden`,
		none: "Noch keine Möglichkeiten.",
	},
	assign: {
		title: "Zusatzfelder zuweisen",
		sub: (name: string) => `Wo „${name}“ abgefragt wird`,
		units: "Abteilungen",
		unitsHelp: "Mit allen Abteilungen darunter. Leer: in allen.",
		unitsPlaceholder: "Alle Abteilungen",
		activities: "Tätigkeiten",
		activitiesHelp: "Leer: bei allen.",
		activitiesPlaceholder: "Alle Tätigkeiten",
		nowhere:
			"Dieses Feld gilt überall: Kunden und Projekte liegen in keiner Abteilung.",
		saving: "Zusatzfelder zuweisen",
		gone: "Dieses Feld gibt es nicht mehr.",
		notLoaded: "Die Zuweisung konnte nicht geladen werden.",
	},
	values: {
		section: "Zusatzfelder",
		edit: "Bearbeiten",
		none: "–",
		yes: "Ja",
		no: "Nein",
		pick: "Mitarbeiter wählen",
		change: "Ändern",
		pickFor: (label: string, verb: string) => `${label}: ${verb}`,
		clear: (label: string) => `${label} leeren`,
		nobody: "Niemand gewählt",
		gone: "Nicht mehr vorhanden",
	},
} as const;
