export const texts = {
	errors: {
		ACTIVITY_CLASS_FIXED:
			"Die Art kann nicht mehr geändert werden, da die Aktivität bereits gebucht wurde.",
		ACTIVITY_LAST_OF_CLASS:
			"Dies ist die letzte aktive Aktivität ihrer Art. Die Stempeluhr benötigt mindestens eine für Arbeitszeit und eine für Pausen.",
		ACTIVITY_DEFAULT_NEEDED:
			"Die Aktivität ist der Standard ihrer Art. Bestimmen Sie zuerst eine andere als Standard.",
		ACTIVITY_DEFAULT_ARCHIVED:
			"Eine archivierte Aktivität kann nicht Standard sein.",
		ACTIVITY_OVERRIDE_NOT_BOOKABLE:
			"Nur was mit der Stempeluhr gebucht wird, kann für einzelne Personen abweichen.",
		ACTIVITY_OVERRIDE_DEFAULT_UNUSABLE:
			"Standard kann nur eine Aktivität sein, die gebucht werden darf.",
		ACTIVITY_OVERRIDE_DEFAULT_TWICE:
			"Je Art gibt es nur eine Standardaktivität.",
		ACTIVITY_OVERRIDE_NOTHING_LEFT:
			"Mindestens eine Aktivität für Arbeitszeit und eine für Pausen muss erlaubt bleiben.",
	},
	master: {
		one: "Aktivität",
		many: "Tätigkeiten",
		create: "Tätigkeit anlegen",
		edit: "Tätigkeit bearbeiten",
		empty: "Es gibt noch keine Aktivitäten.",
		deleteText: "Soll diese Aktivität wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Aktivität kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Aktivität nicht lieber archivieren?",
		fields: {
			name: "Bezeichnung",
			code: "Kürzel",
			color: "Farbe",
			classType: "Art",
			isDefault: "Standard",
			bookingRequiresGps: "Standort beim Buchen erforderlich",
			reasonRequired: "Begründung erforderlich",
			creditsTime: "Zeit wird angerechnet",
			countsAsWorkingTime: "Zählt als Arbeitszeit",
			exclusive: "Schließt andere Abwesenheiten aus",
			visibility: "Sichtbarkeit im Kalender",
			approval: "Genehmigung",
		},
		help: {
			isDefault: "Je Art gibt es eine Standardaktivität.",
		},
		options: {
			classType: {
				WORKTIME: "Arbeitszeit",
				WORKTIME_SICK: "Krank während der Arbeit",
				ACTION: "Dienstgang",
				PAUSE: "Pause",
				BREAK: "Unterbrechung",
				ABSENCE: "Abwesenheit",
				SICK: "Krankheit",
				LEAVE: "Urlaub",
				SHIFT_DAY: "Tagdienst",
				SHIFT_FREE: "Frei",
				SHIFT_MORNING: "Frühdienst",
				SHIFT_NIGHT: "Nachtdienst",
				SHIFT_STANDBY: "Bereitschaft",
				APPOINTMENT: "Termin",
			},
			visibility: {
				DEFAULT: "Standard",
				LIMITED: "Eingeschränkt",
				FULL: "Vollständig",
			},
		},
	},
	lists: {
		TRACKING: {
			many: "Tätigkeiten",
			title: "Tätigkeiten Zeiterfassung",
			create: "Tätigkeit anlegen",
			edit: "Tätigkeit bearbeiten",
		},
		SHIFT: {
			many: "Tätigkeiten",
			title: "Tätigkeiten Dienstplan",
			create: "Tätigkeit anlegen",
			edit: "Tätigkeit bearbeiten",
		},
		ABSENCE: {
			many: "Abwesenheitsarten",
			title: "Abwesenheitsarten",
			create: "Abwesenheitsart anlegen",
			edit: "Abwesenheitsart bearbeiten",
		},
		APPOINTMENT: {
			many: "Terminarten",
			title: "Terminarten",
			create: "Terminart anlegen",
			edit: "Terminart bearbeiten",
		},
	},
	editTitle: "Tätigkeit anlegen oder bearbeiten",
	approval: {
		required: "Genehmigung durch Vorgesetzte",
		selfApproval: "Eigene Einträge dürfen selbst genehmigt werden",
		substitute: "Vertretung",
		none: "ohne Genehmigung",
		substitutes: {
			NONE: "Keine Vertretung",
			OPTIONAL: "Vertretung möglich",
			REQUIRED: "Vertretung erforderlich",
		},
	},
	usage: {
		title: "Verwendung",
		entries: "Zeiteinträge",
		bookings: "Buchungen",
		costCentres: "Kostenstellen",
		reasons: "Begründungen",
		most: (count: string) => `${count} oder mehr`,
		notLoaded: "Die Verwendung konnte nicht geladen werden.",
	},
	reasons: {
		one: "Begründung",
		title: "Begründungen",
		sub: (activity: string) => `Begründungen zu ${activity}`,
		edit: (text: string) => `${text} bearbeiten`,
		archive: (text: string) => `${text} archivieren`,
		restore: (text: string) => `${text} wiederherstellen`,
		delete: (text: string) => `${text} löschen`,
		cancel: "Abbrechen",
		save: "Speichern",
		saving: "Begründung speichern",
		notLoaded: "Die Begründungen konnten nicht geladen werden.",
		show: "Begründungen verwalten",
	},
	reason: {
		one: "Begründung",
		many: "Begründungen",
		create: "Begründung hinzufügen",
		edit: "Begründung bearbeiten",
		empty: "Es gibt noch keine Begründungen.",
		deleteText:
			"Soll diese Begründung wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Begründung kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Begründung nicht lieber archivieren?",
		fields: { activityId: "Aktivität", text: "Begründung" },
	},
	overrides: {
		title: "Abweichende Tätigkeiten",
		change: "Ändern",
		show: "Anzeigen",
		none: "Wie im Unternehmen",
		withheld: (names: string) => `Nicht erlaubt: ${names}`,
		ownDefault: (names: string) => `Eigener Standard: ${names}`,
		saving: "Abweichende Tätigkeiten speichern",
		hint: "Was hier nicht geändert wird, gilt wie im Unternehmen.",
		notAllowed: "Nicht erlaubt",
		asDefault: "Standard",
		defaultOf: (name: string) => `Standard für ${name}`,
		likeCompany: (name: string) => `Standard wie im Unternehmen (${name})`,
		likeCompanyNone: "Standard wie im Unternehmen",
		archived: (name: string) => `${name} (archiviert)`,
	},
} as const;
