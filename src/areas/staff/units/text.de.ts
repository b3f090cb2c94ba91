export const texts = {
	page: {
		title: "Abteilungen",
		search: "Abteilungen durchsuchen",
		withArchived: "Archivierte zeigen",
		view: "Darstellung",
		views: { TREE: "Baum", LIST: "Liste" },
		create: "Anlegen",
		sites: "Standorte",
		import: "Importieren",
		empty: "Hier stehen die Abteilungen, die Sie sehen dürfen.",
		none: "Nichts gefunden.",
		notLoaded: "Die Abteilungen konnten nicht geladen werden.",
		keysHelp:
			"Pfeiltasten bewegen, öffnen und schließen, Eingabe öffnet die Abteilung, Umschalt und F10 das Menü der Zeile. Verschoben wird über das Menü oder durch Ziehen.",
		count: (count: string) =>
			count === "1" ? "1 Abteilung" : `${count} Abteilungen`,
	},
	columns: {
		name: "Abteilung",
		people: "Mitarbeiter",
		peopleBelow: "mit untergeordneten",
		site: "Standort",
		company: "Unternehmen",
		menu: (name: string) => `Aktionen für ${name}`,
		actions: "Aktionen",
		archived: "Archiviert",
	},
	exported: {
		name: "Abteilung",
		path: "Liegt unter",
		depth: "Ebene",
		people: "Mitarbeiter",
		kind: "Art",
		state: "Zustand",
		active: "Aktiv",
		archived: "Archiviert",
	},
	actions: {
		open: "Öffnen",
		createBelow: "Abteilung darunter anlegen",
		edit: "Umbenennen",
		move: "Verschieben",
		archive: "Archivieren",
		restore: "Wiederherstellen",
		remove: "Löschen",
		shiftplan: "Dienstplan-Einstellungen",
	},
	done: {
		created: "Abteilung angelegt",
		saved: "Abteilung gespeichert",
		moved: "Abteilung verschoben",
		archived: "Abteilung archiviert",
		restored: "Abteilung wiederhergestellt",
		removed: "Abteilung gelöscht",
	},
	doing: {
		create: "Abteilung anlegen",
		save: "Abteilung speichern",
		move: "Abteilung verschieben",
		archive: "Abteilung archivieren",
		restore: "Abteilung wiederherstellen",
		remove: "Abteilung löschen",
		shiftplan: "Dienstplan-Einstellungen speichern",
	},
	form: {
		name: "Name",
		parent: "Übergeordnete Abteilung",
		base: "Angaben",
	},
	move: {
		below: "Neue übergeordnete Abteilung",
		confirm: "Verschieben",
		hint: "Alle untergeordneten Abteilungen und Mitarbeiter ziehen mit um. Nicht wählbar ist, was in ihr selbst liegt oder zu tief läge.",
		question: (name: string, parent: string) =>
			`Möchten Sie die Abteilung „${name}“ mit allem, was darunter liegt, nach „${parent}“ verschieben?`,
		chosen: (name: string) => `Nach: ${name}`,
		nothingChosen: "Noch nichts gewählt",
	},
	detail: {
		facts: "Angaben",
		path: "Liegt in",
		site: "Standort",
		people: "Mitarbeiter",
		peopleBelow: "Mit untergeordneten Abteilungen",
		disabledPeople: "Inaktive Mitarbeiter",
		secondaryPeople: "Weitere, die hier auch arbeiten",
		unitsBelow: "Untergeordnete Abteilungen",
		gone: "Diese Abteilung gibt es nicht mehr, oder Sie dürfen sie nicht sehen.",
		notLoaded: "Die Abteilung konnte nicht geladen werden.",
		none: "–",
	},
	people: {
		title: "Mitarbeiter",
		search: "Name oder Personalnummer",
		withBelow: "Mit untergeordneten Abteilungen",
		name: "Name",
		personnelNo: "Personalnr.",
		unit: "Abteilung",
		empty: "In dieser Abteilung ist niemand.",
	},
	shiftplan: {
		publishing: "Veröffentlichung",
		ALWAYS: "Immer sichtbar",
		LIMITED: "Bis zu einem Tag",
		publishedTo: "Veröffentlicht bis",
		suggestion: "Vorgeschlagene Mitarbeiter",
		ALL: "Alle",
		RELATED_ONLY: "Nur aus dieser Abteilung",
		publishedMissing: "Bitte geben Sie den letzten sichtbaren Tag an.",
		change: "Ändern",
	},
	errors: {
		UNIT_NOT_FOUND: "Die Abteilung wurde nicht gefunden.",
		UNIT_NAME_TAKEN:
			"In dieser Abteilung gibt es bereits eine Abteilung mit diesem Namen.",
		UNIT_HAS_PEOPLE:
			"Eine Abteilung mit Mitarbeitern kann nicht gelöscht werden.",
		UNIT_HAS_CHILDREN:
			"Eine Abteilung mit untergeordneten Abteilungen kann nicht gelöscht werden.",
		UNIT_IN_USE:
			"Die Abteilung kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Abteilung nicht lieber archivieren?",
		UNIT_IS_SITE:
			"Die Abteilung ist ein Standort. Löschen oder archivieren Sie bitte zuerst den Standort.",
		ROOT_UNIT_FIXED:
			"Die oberste Abteilung ist das Unternehmen selbst. Sie kann nicht verschoben, archiviert oder gelöscht werden.",
		UNIT_RAISES_OWN_RIGHTS:
			"Dort würden Ihre eigenen Rechte für die Abteilung weiter reichen. Bitte lassen Sie sie von jemand anderem verschieben.",
		UNIT_CYCLE:
			"Eine Abteilung kann nicht in sich selbst oder eine ihrer untergeordneten Abteilungen verschoben werden.",
		UNIT_TOO_DEEP: "Abteilungen können höchstens 15 Ebenen tief liegen.",
		PARENT_DISABLED:
			"Die übergeordnete Abteilung ist archiviert. Stellen Sie bitte zuerst diese wieder her.",
		UNIT_IS_ACTIVE:
			"Die Abteilung enthält noch aktive Mitarbeiter oder Abteilungen und kann nicht archiviert werden.",
	},
} as const;
