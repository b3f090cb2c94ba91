import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	page: {
		title: ["Abteilungen", "Units"],
		search: ["Abteilungen durchsuchen", "Search units"],
		withArchived: ["Archivierte zeigen", "Show archived ones"],
		view: ["Darstellung", "View"],
		views: { TREE: ["Baum", "Tree"], LIST: ["Liste", "List"] },
		create: ["Anlegen", "Create"],
		sites: ["Standorte", "Sites"],
		import: ["Importieren", "Import"],
		empty: [
			"Hier stehen die Abteilungen, die Sie sehen dürfen.",
			"The units you may see stand here.",
		],
		none: ["Nichts gefunden.", "Nothing found."],
		notLoaded: ["Die Abteilungen konnten nicht geladen werden.", "The units could not be loaded."],
		count: [
			(count: string) => (count === "1" ? "1 Abteilung" : `${count} Abteilungen`),
			(count: string) => (count === "1" ? "1 unit" : `${count} units`),
		],
	},
	columns: {
		name: ["Abteilung", "Unit"],
		people: ["Mitarbeiter", "Employees"],
		peopleBelow: ["mit untergeordneten", "with those below"],
		site: ["Standort", "Site"],
		company: ["Unternehmen", "Company"],
		menu: [about("Aktionen für #"), about("Actions for #")],
		actions: ["Aktionen", "Actions"],
		archived: ["Archiviert", "Archived"],
	},
	exported: {
		name: ["Abteilung", "Unit"],
		path: ["Liegt unter", "Lies below"],
		depth: ["Ebene", "Level"],
		people: ["Mitarbeiter", "Employees"],
		kind: ["Art", "Kind"],
		state: ["Zustand", "State"],
		active: ["Aktiv", "Active"],
		archived: ["Archiviert", "Archived"],
	},
	actions: {
		open: ["Öffnen", "Open"],
		createBelow: ["Abteilung darunter anlegen", "Create a unit below"],
		edit: ["Umbenennen", "Rename"],
		move: ["Verschieben", "Move"],
		archive: ["Archivieren", "Archive"],
		restore: ["Wiederherstellen", "Bring back"],
		remove: ["Löschen", "Delete"],
		shiftplan: ["Dienstplan-Einstellungen", "Shift plan settings"],
	},
	done: {
		created: ["Abteilung angelegt", "Unit created"],
		saved: ["Abteilung gespeichert", "Unit saved"],
		moved: ["Abteilung verschoben", "Unit moved"],
		archived: ["Abteilung archiviert", "Unit archived"],
		restored: ["Abteilung wiederhergestellt", "Unit brought back"],
		removed: ["Abteilung gelöscht", "Unit deleted"],
	},
	doing: {
		create: ["Abteilung anlegen", "Create unit"],
		save: ["Abteilung speichern", "Save unit"],
		move: ["Abteilung verschieben", "Move unit"],
		archive: ["Abteilung archivieren", "Archive unit"],
		restore: ["Abteilung wiederherstellen", "Bring unit back"],
		remove: ["Abteilung löschen", "Delete unit"],
		shiftplan: ["Dienstplan-Einstellungen speichern", "Save shift plan settings"],
	},
	form: {
		name: ["Name", "Name"],
		parent: ["Übergeordnete Abteilung", "Unit above"],
		base: ["Angaben", "Details"],
	},
	move: {
		below: ["Neue übergeordnete Abteilung", "New unit above"],
		confirm: ["Verschieben", "Move"],
		hint: [
			"Alle untergeordneten Abteilungen und Mitarbeiter ziehen mit um. Nicht wählbar ist, was in ihr selbst liegt oder zu tief läge.",
			"All units below and their employees move along. What lies inside it, or would lie too deep, cannot be chosen.",
		],
		question: [
			(name: string, parent: string) =>
				`Möchten Sie die Abteilung „${name}“ mit allem, was darunter liegt, nach „${parent}“ verschieben?`,
			(name: string, parent: string) =>
				`Move the unit “${name}”, with everything below it, to “${parent}”?`,
		],
		chosen: [about("Nach: #"), about("To: #")],
		nothingChosen: ["Noch nichts gewählt", "Nothing chosen yet"],
	},
	detail: {
		facts: ["Angaben", "Details"],
		path: ["Liegt in", "Lies in"],
		site: ["Standort", "Site"],
		people: ["Mitarbeiter", "Employees"],
		peopleBelow: ["Mit untergeordneten Abteilungen", "With units below"],
		disabledPeople: ["Inaktive Mitarbeiter", "Inactive employees"],
		secondaryPeople: ["Weitere, die hier auch arbeiten", "Others who work here too"],
		unitsBelow: ["Untergeordnete Abteilungen", "Units below"],
		gone: [
			"Diese Abteilung gibt es nicht mehr, oder Sie dürfen sie nicht sehen.",
			"This unit does not exist any more, or you may not see it.",
		],
		notLoaded: ["Die Abteilung konnte nicht geladen werden.", "The unit could not be loaded."],
		none: ["–", "–"],
	},
	people: {
		title: ["Mitarbeiter", "Employees"],
		search: ["Name oder Personalnummer", "Name or personnel number"],
		withBelow: ["Mit untergeordneten Abteilungen", "With units below"],
		name: ["Name", "Name"],
		personnelNo: ["Personalnr.", "Personnel no."],
		unit: ["Abteilung", "Unit"],
		empty: ["In dieser Abteilung ist niemand.", "Nobody is in this unit."],
	},
	shiftplan: {
		publishing: ["Veröffentlichung", "Publication"],
		ALWAYS: ["Immer sichtbar", "Always visible"],
		LIMITED: ["Bis zu einem Tag", "Up to a day"],
		publishedTo: ["Veröffentlicht bis", "Published up to"],
		suggestion: ["Vorgeschlagene Mitarbeiter", "Suggested employees"],
		ALL: ["Alle", "Everybody"],
		RELATED_ONLY: ["Nur aus dieser Abteilung", "Of this unit only"],
		publishedMissing: [
			"Bitte geben Sie den letzten sichtbaren Tag an.",
			"Please enter the last visible day.",
		],
		change: ["Ändern", "Change"],
	},
	errors: {
		UNIT_NOT_FOUND: ["Die Abteilung wurde nicht gefunden.", "The unit was not found."],
		UNIT_NAME_TAKEN: [
			"In dieser Abteilung gibt es bereits eine Abteilung mit diesem Namen.",
			"There is already a unit with this name in this unit.",
		],
		UNIT_HAS_PEOPLE: [
			"Eine Abteilung mit Mitarbeitern kann nicht gelöscht werden.",
			"A unit with employees cannot be deleted.",
		],
		UNIT_HAS_CHILDREN: [
			"Eine Abteilung mit untergeordneten Abteilungen kann nicht gelöscht werden.",
			"A unit with units below it cannot be deleted.",
		],
		UNIT_IN_USE: [
			"Die Abteilung kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Abteilung nicht lieber archivieren?",
			"The unit cannot be deleted because it is still linked to entries. Would you rather archive it?",
		],
		UNIT_IS_SITE: [
			"Die Abteilung ist ein Standort. Löschen oder archivieren Sie bitte zuerst den Standort.",
			"The unit is a site. Please delete or archive the site first.",
		],
		ROOT_UNIT_FIXED: [
			"Die oberste Abteilung ist das Unternehmen selbst. Sie kann nicht verschoben, archiviert oder gelöscht werden.",
			"The topmost unit is the company itself. It cannot be moved, archived or deleted.",
		],
		UNIT_RAISES_OWN_RIGHTS: [
			"Dort würden Ihre eigenen Rechte für die Abteilung weiter reichen. Bitte lassen Sie sie von jemand anderem verschieben.",
			"There your own rights for the unit would reach further. Please have somebody else move it.",
		],
		UNIT_CYCLE: [
			"Eine Abteilung kann nicht in sich selbst oder eine ihrer untergeordneten Abteilungen verschoben werden.",
			"A unit cannot be moved into itself or into a unit below it.",
		],
		UNIT_TOO_DEEP: [
			"Abteilungen können höchstens 15 Ebenen tief liegen.",
			"Units can be at most 15 levels deep.",
		],
		PARENT_DISABLED: [
			"Die übergeordnete Abteilung ist archiviert. Stellen Sie bitte zuerst diese wieder her.",
			"The unit above is archived. Please bring that one back first.",
		],
		UNIT_IS_ACTIVE: [
			"Die Abteilung enthält noch aktive Mitarbeiter oder Abteilungen und kann nicht archiviert werden.",
			"The unit still holds active employees or units and cannot be archived.",
		],
	},
});
