import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		CALENDAR_UNREADABLE: [
			"Das ist keine Kalenderdatei (iCalendar, .ics).",
			"This is not a calendar file (iCalendar, .ics).",
		],
		CALENDAR_TOO_MANY_EVENTS: [
			"Der Kalender hat mehr als 10.000 Termine oder mehr als 5 MB.",
			"The calendar has more than 10,000 appointments or more than 5 MB.",
		],
		CALENDAR_ADDRESS: [
			"Bitte geben Sie die öffentliche Adresse eines Kalenders an; sie beginnt mit https:// oder webcal://.",
			"Please enter the public address of a calendar; it begins with https:// or webcal://.",
		],
		CALENDAR_NOT_REACHED: [
			"Unter dieser Adresse antwortet kein Kalender.",
			"No calendar answers under this address.",
		],
		TOO_MANY_SUBSCRIPTIONS: [
			"Mehr als 20 Abonnements sind nicht möglich. Beenden Sie zuerst eines.",
			"More than 20 subscriptions are not possible. End one first.",
		],
	},
	faults: {
		REFUSED: ["Die Adresse ist nicht öffentlich.", "The address is not public."],
		UNREACHABLE: ["Der Server antwortet nicht.", "The server does not answer."],
		STATUS: [
			"Der Server gibt den Kalender nicht heraus.",
			"The server does not give the calendar.",
		],
		NO_CALENDAR: ["Dort liegt kein Kalender mehr.", "There is no calendar any longer."],
		TOO_LARGE: ["Der Kalender ist größer als 5 MB.", "The calendar is larger than 5 MB."],
		TOO_MANY: [
			"Der Kalender hat mehr als 10.000 Termine.",
			"The calendar has more than 10,000 appointments.",
		],
	},
	moves: {
		NEW: ["Neu", "New"],
		CHANGED: ["Geändert", "Changed"],
		UNCHANGED: ["Unverändert", "Unchanged"],
		SKIPPED: ["Ausgelassen", "Left out"],
	},
	reasons: {
		UNREADABLE: ["nicht lesbar", "cannot be read"],
		TIMES: ["endet vor dem Beginn", "ends before it starts"],
		TOO_LONG: ["länger als 31 Tage", "longer than 31 days"],
		RULE: ["Wiederholung, die es hier nicht gibt", "a recurrence that is not possible here"],
		CANCELLED: ["abgesagt", "cancelled"],
		ALONE: ["einzelner Tag einer Serie, die fehlt", "one day of a series that is missing"],
	},
	untitled: ["Ohne Titel", "Untitled"],
	counts: {
		added: [counted("1 neuer", "# neue"), counted("1 new", "# new")],
		changed: [counted("1 geänderter", "# geänderte"), counted("1 changed", "# changed")],
		unchanged: [
			counted("1 unveränderter", "# unveränderte"),
			counted("1 unchanged", "# unchanged"),
		],
		skipped: [counted("1 ausgelassen", "# ausgelassen"), counted("1 left out", "# left out")],
	},
	kept: [counted("1 Termin", "# Termine"), counted("1 appointment", "# appointments")],
	unknownZones: [
		about("Unbekannte Zeitzone, gelesen nach der Uhr dieses Kalenders: #"),
		about("Unknown time zone, read by the clock of this calendar: #"),
	],
	sections: {
		whose: ["Kalender", "Calendar"],
		file: ["Datei", "File"],
		preview: ["Was die Datei enthält", "What the file holds"],
		known: ["Abonnierte Kalender", "Subscribed calendars"],
		another: ["Weiteren Kalender abonnieren", "Subscribe to another calendar"],
	},
	fields: {
		owner: ["Für", "For"],
		unitId: ["Abteilung", "Department"],
		name: ["Name", "Name"],
		address: ["Adresse (https:// oder webcal://)", "Address (https:// or webcal://)"],
	},
	owners: { OWN: ["Mich", "Me"], UNIT: ["Eine Abteilung", "A department"] },
	choose: ["Kalenderdatei wählen", "Choose a calendar file"],
	chooseHelp: [
		"Eine Datei mit der Endung .ics, wie sie Kalenderprogramme exportieren; höchstens 5 MB.",
		"A file ending in .ics, as calendar programs export it; 5 MB at most.",
	],
	tooLarge: ["Die Datei ist größer als 5 MB.", "The file is larger than 5 MB."],
	reading: ["Die Datei wird gelesen …", "The file is being read …"],
	more: [about("und # weitere"), about("and # more")],
	doImport: ["Einlesen", "Import"],
	previewFailed: ["Kalenderdatei lesen", "Read the calendar file"],
	imported: [about("Eingelesen: #."), about("Imported: #.")],
	repeated: ["Serie", "Series"],
	subscribe: ["Abonnieren", "Subscribe"],
	subscribed: [about("Abonniert: #."), about("Subscribed: #.")],
	never: ["noch nicht gelesen", "not read yet"],
	read: [about("gelesen #"), about("read #")],
	nextTry: [about("nächster Versuch #"), about("next try #")],
	refresh: ["Jetzt lesen", "Read now"],
	refreshOf: [about("Jetzt lesen: #"), about("Read now: #")],
	refreshed: [
		"Der Kalender wird in den nächsten Minuten gelesen.",
		"The calendar will be read within the next minutes.",
	],
	remove: ["Beenden", "End"],
	removeOf: [about("Abonnement beenden: #"), about("End subscription: #")],
	removeText: [
		"Die Termine dieses Kalenders werden gelöscht.",
		"The appointments of this calendar will be deleted.",
	],
	removed: ["Das Abonnement wurde beendet.", "The subscription has been ended."],
	none: [
		"Noch kein Kalender abonniert, zum Beispiel Schulferien oder ein Besprechungsraum.",
		"No calendar subscribed yet, for example school holidays or a meeting room.",
	],
	notLoaded: [
		"Die abonnierten Kalender konnten nicht geladen werden.",
		"The subscribed calendars could not be loaded.",
	],
	title: ["Termine aus anderen Kalendern", "Appointments from other calendars"],
	intro: [
		"Lesen Sie eine Kalenderdatei ein, oder abonnieren Sie einen öffentlichen Kalender: Er wird dann alle sechs Stunden gelesen.",
		"Import a calendar file, or subscribe to a public calendar: it is then read every six hours.",
	],
	openImport: ["Kalenderdatei einlesen", "Import a calendar file"],
	openSubscriptions: ["Kalender abonnieren", "Subscribe to calendars"],
});
