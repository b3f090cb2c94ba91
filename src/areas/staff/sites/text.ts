import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: {
		title: ["Standorte", "Sites"],
		search: ["Standorte durchsuchen", "Search sites"],
		create: ["Anlegen", "Create"],
		name: ["Name", "Name"],
		unit: ["Abteilung", "Unit"],
		city: ["Ort", "Town"],
		country: ["Land", "Country"],
		region: ["Region", "Region"],
		timeZone: ["Zeitzone", "Time zone"],
		people: ["Mitarbeiter", "Employees"],
		state: ["Zustand", "State"],
		active: ["Aktiv", "Active"],
		archived: ["Archiviert", "Archived"],
		withArchived: ["Archivierte zeigen", "Show archived ones"],
		empty: [
			"Hier stehen die Standorte Ihres Unternehmens.",
			"The sites of your company stand here.",
		],
	},
	detail: {
		gone: [
			"Diesen Standort gibt es nicht mehr, oder Sie dürfen ihn nicht sehen.",
			"This site does not exist any more, or you may not see it.",
		],
		notLoaded: ["Der Standort konnte nicht geladen werden.", "The site could not be loaded."],
		facts: ["Angaben", "Details"],
		address: ["Adresse", "Address"],
		regionTitle: ["Region", "Region"],
		wholeCountry: ["Ganzes Land", "Whole country"],
		none: ["–", "–"],
		openUnit: ["Abteilung öffnen", "Open unit"],
	},
	form: {
		base: ["Angaben", "Details"],
		name: ["Name", "Name"],
		region: ["Region", "Region"],
		country: ["Land", "Country"],
		state: ["Bundesland oder Kanton", "State or canton"],
		timeZone: ["Zeitzone", "Time zone"],
		timeZoneHelp: [
			"Nach ihr beginnen und enden die Tage der Mitarbeiter.",
			"The days of its employees begin and end by it.",
		],
		address: ["Adresse", "Address"],
		lines: {
			street: ["Straße und Hausnummer", "Street and number"],
			addition: ["Zusatz", "Addition"],
			postalCode: ["Postleitzahl", "Postal code"],
			city: ["Ort", "Town"],
			country: ["Land (Anschrift)", "Country (of the address)"],
		},
		place: ["Platz im Unternehmen", "Place in the company"],
		kind: ["Abteilung des Standorts", "Unit of the site"],
		NEW: ["Neu anlegen", "Create a new one"],
		EXISTING: ["Bestehende wählen", "Choose an existing one"],
		parent: ["Übergeordnete Abteilung", "Unit above"],
		unit: ["Abteilung", "Unit"],
		parentHelp: [
			"Ohne Angabe direkt unter dem Unternehmen.",
			"Right below the company unless given.",
		],
		unitMissing: ["Bitte wählen Sie die Abteilung.", "Please choose the unit."],
	},
	actions: { rename: ["Umbenennen", "Rename"], archive: ["Archivieren", "Archive"] },
	doing: {
		save: ["Standort speichern", "Save site"],
		archive: ["Standort archivieren", "Archive site"],
		restore: ["Standort wiederherstellen", "Bring site back"],
		remove: ["Standort löschen", "Delete site"],
	},
	done: {
		created: ["Standort angelegt", "Site created"],
		saved: ["Standort gespeichert", "Site saved"],
		archived: ["Standort archiviert", "Site archived"],
		restored: ["Standort wiederhergestellt", "Site brought back"],
		removed: ["Standort gelöscht", "Site deleted"],
	},
	errors: {
		SITE_NAME_TAKEN: [
			"Es gibt bereits einen Standort mit diesem Namen.",
			"There is already a site with this name.",
		],
		SITE_IN_USE: [
			"Der Standort wird noch verwendet und kann nicht gelöscht werden. Archivieren können Sie ihn, sobald kein aktiver Mitarbeiter mehr zu ihm gehört.",
			"The site is still in use and cannot be deleted. It can be archived once no active employee belongs to it.",
		],
		LAST_SITE: [
			"Ein Unternehmen braucht mindestens einen Standort.",
			"A company needs at least one site.",
		],
		UNIT_IS_SITE_ALREADY: [
			"Diese Abteilung ist bereits ein Standort.",
			"This unit is a site already.",
		],
		ROOT_IS_NO_SITE: [
			"Die oberste Abteilung ist das Unternehmen selbst und kann kein Standort sein.",
			"The topmost unit is the company itself and cannot be a site.",
		],
	},
});
