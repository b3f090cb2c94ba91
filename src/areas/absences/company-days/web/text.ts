import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Mehrere Abwesenheiten anlegen", "Create several absences"],
	whose: ["Für wen", "For whom"],
	units: ["Abteilungen", "Departments"],
	unitsHelp: [
		"Mit allen darunter. Wer später dazukommt, erhält die Tage auch.",
		"With all below them. Whoever joins later gets the days as well.",
	],
	people: ["Mitarbeiter", "Employees"],
	nobody: [
		"Bitte wählen Sie mindestens eine Abteilung oder Person.",
		"Please choose at least one department or person.",
	],
	what: ["Was und wann", "What and when"],
	effect: ["Wirkung", "Effect"],
	effects: {
		DEDUCTED: ["Wird abgezogen", "Deducted"],
		GIVEN: ["Wird geschenkt", "Given"],
	},
	effectHelp: {
		DEDUCTED: [
			"Vom Urlaub oder vom Überstundenkonto, je nach Art.",
			"From leave or the overtime account, depending on the kind.",
		],
		GIVEN: ["Kostet weder Urlaub noch Überstunden.", "Costs neither leave nor overtime."],
	},
	kind: ["Art", "Kind"],
	days: ["Von – bis", "From – to"],
	daysHelp: ["Zum Beispiel 24.12.-31.12. oder KW 52.", "For example 24.12.-31.12. or KW 52."],
	part: ["Anteil", "Part of the day"],
	firstDay: ["Erster Tag", "First day"],
	lastDay: ["Letzter Tag", "Last day"],
	parts: {
		WHOLE: ["Ganz", "Whole"],
		FIRST_HALF: ["Vormittag", "Morning"],
		SECOND_HALF: ["Nachmittag", "Afternoon"],
	},
	remark: ["Bemerkung", "Note"],
	onViolation: ["Bei Hinweisen", "Where there is a notice"],
	onViolations: {
		SKIP: ["Überspringen", "Skip"],
		CREATE: ["Trotzdem anlegen", "Create anyway"],
	},
	onViolationHelp: [
		"Je Person lässt sich das in der Vorschau ändern. Ältere Abwesenheiten machen beim Anlegen Platz.",
		"The preview lets you change that for each person. Older absences give way when it is created.",
	],
	preview: ["Vorschau", "Preview"],
	create: [
		counted("Für 1 Person anlegen", "Für # Personen anlegen"),
		counted("Create for 1 person", "Create for # people"),
	],
	sum: [
		counted("1 Person erhält sie", "# Personen erhalten sie"),
		counted("1 person gets it", "# people get it"),
	],
	leftOutSum: [counted("1 ausgelassen", "# ausgelassen"), counted("1 left out", "# left out")],
	byJob: [
		"Es wird im Hintergrund angelegt und kann dort abgebrochen werden.",
		"It is created in the background and can be cancelled there.",
	],
	more: [
		about("Gezeigt werden die ersten 500, # weitere haben keine Hinweise."),
		about("The first 500 are shown, # more have no notices."),
	],
	columns: {
		create: ["Anlegen", "Create"],
		person: ["Mitarbeiter", "Employee"],
		cost: ["Tage", "Days"],
		account: ["Urlaub danach", "Leave after"],
		notes: ["Hinweise", "Notices"],
	},
	createLine: [about("# anlegen"), about("Create for #")],
	part2: [aboutTwo("nur #1 – #2"), aboutTwo("only #1 – #2")],
	noAccount: ["nicht eingerichtet", "not set up"],
	created: [
		counted("Abwesenheit für 1 Person angelegt", "Abwesenheit für # Personen angelegt"),
		counted("Absence created for 1 person", "Absence created for # people"),
	],
	started: [
		"Die Abwesenheiten werden im Hintergrund angelegt",
		"The absences are being created in the background",
	],
	list: {
		title: ["Gemeinsame Abwesenheiten", "Shared absences"],
		none: [
			"Brückentage und Betriebsferien, die hier angelegt wurden, stehen dann hier.",
			"Bridge days and shutdowns created here will be listed here.",
		],
		notLoaded: [
			"Die gemeinsamen Abwesenheiten konnten nicht geladen werden.",
			"The shared absences could not be loaded.",
		],
		people: [counted("1 Person", "# Personen"), counted("1 person", "# people")],
		byName: ["einzelne Mitarbeiter", "individual employees"],
		incomplete: ["Nicht vollständig", "Not complete"],
		withdraw: ["Zurücknehmen", "Take back"],
		withdrawLine: [aboutTwo("#1, #2 zurücknehmen"), aboutTwo("Take back #1, #2")],
		asking: ["Gemeinsame Abwesenheit zurücknehmen", "Take back a shared absence"],
		askText: [
			counted(
				"Die Abwesenheit von 1 Person wird storniert. Abgezogener Urlaub wird gutgeschrieben.",
				"Die Abwesenheiten von # Personen werden storniert. Abgezogener Urlaub wird gutgeschrieben.",
			),
			counted(
				"The absence of 1 person will be cancelled. Deducted leave is given back.",
				"The absences of # people will be cancelled. Deducted leave is given back.",
			),
		],
		withdrawn: ["Zurückgenommen", "Taken back"],
		withdrawing: [
			"Die Abwesenheiten werden im Hintergrund storniert",
			"The absences are being cancelled in the background",
		],
	},
});
