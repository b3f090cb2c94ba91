import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	page: {
		title: ["Abteilungen", "Departments"],
		search: ["Abteilungen durchsuchen", "Search departments"],
		view: ["Darstellung", "View"],
		views: { TREE: ["Baum", "Tree"], LIST: ["Liste", "List"] },
		create: ["Anlegen", "Create"],
		sites: ["Standorte", "Sites"],
		import: ["Importieren", "Import"],
		empty: [
			"Hier stehen die Abteilungen, die Sie sehen dürfen.",
			"The departments you may see appear here.",
		],
		none: ["Nichts gefunden.", "Nothing found."],
		notLoaded: [
			"Die Abteilungen konnten nicht geladen werden.",
			"The departments could not be loaded.",
		],
		count: [counted("1 Abteilung", "# Abteilungen"), counted("1 department", "# departments")],
	},
	columns: {
		name: ["Abteilung", "Department"],
		people: ["Direkt hier", "Directly here"],
		peopleBelow: ["Mitarbeiter", "Employees"],
		site: ["Standort", "Site"],
		company: ["Unternehmen", "Company"],
		menu: [about("Aktionen für #"), about("Actions for #")],
		actions: ["Aktionen", "Actions"],
		archived: ["Archiviert", "Archived"],
	},
	exported: {
		name: ["Abteilung", "Department"],
		path: ["Liegt unter", "Lies below"],
		depth: ["Ebene", "Level"],
		people: ["Mitarbeiter", "Employees"],
		kind: ["Art", "Kind"],
		state: ["Status", "Status"],
		active: ["Aktiv", "Active"],
		archived: ["Archiviert", "Archived"],
	},
	actions: {
		open: ["Öffnen", "Open"],
		createBelow: ["Abteilung darunter anlegen", "Create a department below"],
		edit: ["Umbenennen", "Rename"],
		move: ["Verschieben", "Move"],
		archive: ["Archivieren", "Archive"],
		restore: ["Wiederherstellen", "Restore"],
		remove: ["Löschen", "Delete"],
		shiftplan: ["Dienstplan-Einstellungen", "Shift plan settings"],
	},
	done: {
		created: ["Abteilung angelegt", "Department created"],
		saved: ["Abteilung gespeichert", "Department saved"],
		moved: ["Abteilung verschoben", "Department moved"],
		archived: ["Abteilung archiviert", "Department archived"],
		restored: ["Abteilung wiederhergestellt", "Department restored"],
		removed: ["Abteilung gelöscht", "Department deleted"],
	},
	doing: {
		save: ["Abteilung speichern", "Save department"],
		move: ["Abteilung verschieben", "Move department"],
		archive: ["Abteilung archivieren", "Archive department"],
		restore: ["Abteilung wiederherstellen", "Restore department"],
		remove: ["Abteilung löschen", "Delete department"],
		shiftplan: ["Dienstplan-Einstellungen speichern", "Save shift plan settings"],
	},
	form: {
		name: ["Name", "Name"],
		parent: ["Übergeordnete Abteilung", "Department above"],
		base: ["Angaben", "Details"],
	},
	move: {
		below: ["Neue übergeordnete Abteilung", "New department above"],
		confirm: ["Verschieben", "Move"],
		hint: [
			"Alle untergeordneten Abteilungen und Mitarbeiter ziehen mit um. Was grau ist, kommt als Ziel nicht in Frage.",
			"All departments below and their employees move along. What is grey cannot be the target.",
		],
		nowhere: [
			"Es gibt keine andere Abteilung, in die diese verschoben werden kann.",
			"There is no other department that this one can be moved to.",
		],
		question: [
			aboutTwo(
				"Möchten Sie die Abteilung „#1“ mit allem, was darunter liegt, nach „#2“ verschieben?",
			),
			aboutTwo("Move the department “#1”, with everything below it, to “#2”?"),
		],
		chosen: [about("Nach: #"), about("To: #")],
		nothingChosen: ["Noch nichts gewählt", "Nothing chosen yet"],
	},
	detail: {
		facts: ["Angaben", "Details"],
		path: ["Liegt in", "Lies in"],
		site: ["Standort", "Site"],
		people: ["Direkt hier", "Directly here"],
		peopleBelow: ["Mitarbeiter", "Employees"],
		disabledPeople: ["Archivierte", "Archived"],
		secondaryPeople: ["Auch hier tätig", "Also work here"],
		unitsBelow: ["Unterabteilungen", "Sub-departments"],
		gone: [
			"Diese Abteilung gibt es nicht mehr, oder Sie dürfen sie nicht sehen.",
			"This department no longer exists, or you may not see it.",
		],
		notLoaded: [
			"Die Abteilung konnte nicht geladen werden.",
			"The department could not be loaded.",
		],
		none: ["–", "–"],
	},
	people: {
		title: ["Mitarbeiter", "Employees"],
		search: ["Name oder Personalnr.", "Name or personnel no."],
		withBelow: ["Mit untergeordneten Abteilungen", "With departments below"],
		name: ["Name", "Name"],
		personnelNo: ["Personalnr.", "Personnel no."],
		unit: ["Abteilung", "Department"],
		empty: ["In dieser Abteilung ist niemand.", "Nobody is in this department."],
		include: [
			counted("1 aus Unterabteilungen zeigen", "# aus Unterabteilungen zeigen"),
			counted("Show 1 of sub-departments", "Show # of sub-departments"),
		],
	},
	shiftplan: {
		publishing: ["Veröffentlichung", "Publication"],
		ALWAYS: ["Immer sichtbar", "Always visible"],
		LIMITED: ["Bis zu einem Tag", "Up to a day"],
		publishedTo: ["Veröffentlicht bis", "Published up to"],
		suggestion: ["Vorgeschlagene Mitarbeiter", "Suggested employees"],
		ALL: ["Alle", "Everybody"],
		RELATED_ONLY: ["Nur aus dieser Abteilung", "Of this department only"],
		publishedMissing: [
			"Bitte geben Sie den letzten sichtbaren Tag an.",
			"Please enter the last visible day.",
		],
		change: ["Ändern", "Change"],
	},
	errors: {
		UNIT_NOT_FOUND: ["Die Abteilung wurde nicht gefunden.", "The department was not found."],
		UNIT_NAME_TAKEN: [
			"In dieser Abteilung gibt es bereits eine Abteilung mit diesem Namen.",
			"There is already a department with this name in this department.",
		],
		UNIT_HAS_PEOPLE: [
			"Eine Abteilung mit Mitarbeitern kann nicht gelöscht werden.",
			"A department with employees cannot be deleted.",
		],
		UNIT_HAS_CHILDREN: [
			"Eine Abteilung mit untergeordneten Abteilungen kann nicht gelöscht werden.",
			"A department with departments below it cannot be deleted.",
		],
		UNIT_IN_USE: [
			"Die Abteilung kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Abteilung nicht lieber archivieren?",
			"The department cannot be deleted because it is still linked to entries. Would you rather archive it?",
		],
		UNIT_IS_SITE: [
			"Die Abteilung ist ein Standort. Löschen oder archivieren Sie bitte zuerst den Standort.",
			"The department is a site. Please delete or archive the site first.",
		],
		ROOT_UNIT_FIXED: [
			"Die oberste Abteilung ist das Unternehmen selbst. Sie kann nicht verschoben, archiviert oder gelöscht werden.",
			"The topmost department is the company itself. It cannot be moved, archived or deleted.",
		],
		UNIT_RAISES_OWN_RIGHTS: [
			"Dort würden Ihre eigenen Berechtigungen für die Abteilung weiter reichen. Bitte lassen Sie sie von jemand anderem verschieben.",
			"There your own rights for the department would reach further. Please have somebody else move it.",
		],
		UNIT_CYCLE: [
			"Eine Abteilung kann nicht in sich selbst oder eine ihrer untergeordneten Abteilungen verschoben werden.",
			"A department cannot be moved into itself or into a department below it.",
		],
		UNIT_TOO_DEEP: [
			"Abteilungen können höchstens 15 Ebenen tief liegen.",
			"Departments can be at most 15 levels deep.",
		],
		PARENT_DISABLED: [
			"Die übergeordnete Abteilung ist archiviert. Stellen Sie bitte zuerst diese wieder her.",
			"The department above is archived. Please restore that one first.",
		],
		UNIT_IS_ACTIVE: [
			"Die Abteilung enthält noch aktive Mitarbeiter oder Abteilungen und kann nicht archiviert werden.",
			"The department still holds active employees or departments and cannot be archived.",
		],
	},
});
