import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		PAYROLL_REMINDED_TODAY: [
			"Heute wurde schon erinnert. Morgen geht es wieder.",
			"A reminder was sent today already. It can be sent again tomorrow.",
		],
	},
	traced: {
		reminder: ["Erinnerung zur Abrechnung", "Payroll reminder"],
		reminded: ["erinnert", "reminded"],
	},
	jobs: {
		figures: [about("Summen der Abrechnung #"), about("Payroll sums of #")],
	},
	notice: {
		name: ["Erinnerung vor dem Monatsabschluss", "Reminder before the month is closed"],
		subject: [
			about("Abrechnung #: Es wartet noch etwas auf Sie"),
			about("Payroll of #: something still waits for you"),
		],
		text: [
			counted(
				"1 Antrag, Tag ohne Ist oder späte Buchung hält den Monat auf.",
				"# Anträge, Tage ohne Ist und späte Buchungen halten den Monat auf.",
			),
			counted(
				"1 request, day without actuals or late booking keeps the month open.",
				"# requests, days without actuals and late bookings keep the month open.",
			),
		],
		since: [about("Das Älteste ist vom #."), about("The oldest is of #.")],
	},
	bar: {
		sites: ["Standorte", "Sites"],
		all: ["Alle", "All"],
		asOf: [about("Stand #"), about("As of #")],
		beingMade: ["wird gerade gerechnet", "being worked out"],
		never: ["Noch nicht gerechnet", "Not worked out yet"],
	},
	progress: {
		title: ["Fortschritt", "Progress"],
		table: ["Stand je Standort", "State by site"],
		people: [counted("1 Person", "# Personen"), counted("1 person", "# people")],
		site: ["Standort", "Site"],
		count: ["Personen", "People"],
		course: ["Verlauf", "Course"],
		open: ["Offen", "Open"],
		checked: ["Geprüft", "Checked"],
		closed: ["Abgeschlossen", "Closed"],
		warnings: ["Warnungen", "Warnings"],
		all: ["Alle", "All"],
		none: ["In diesem Monat ist niemand beschäftigt.", "Nobody is employed in this month."],
		notLoaded: [
			"Der Fortschritt konnte nicht geladen werden.",
			"The progress could not be loaded.",
		],
	},
	dates: {
		title: ["Bis zum Stichtag", "Until the cut-off"],
		settings: ["Termine", "Dates"],
		days: [counted("Tag", "Tage"), counted("day", "days")],
		today: ["heute", "today"],
		over: ["vorbei", "over"],
		afterwards: ["danach nur noch als Korrektur", "then only as a correction"],
		points: {
			today: ["heute", "today"],
			monthEnd: ["Monatsende", "End of month"],
			cutoff: ["Stichtag", "Cut-off"],
			file: ["Datei", "File"],
			pay: ["Zahltag", "Pay day"],
		},
	},
	sums: {
		title: [about("Summen neben #"), about("Sums beside #")],
		until: [about("gleicher Stand: je bis zum #."), about("same stage: each until the #")],
		table: ["Lohnkonten beider Monate", "Payroll accounts of both months"],
		stage: ["Vergleich", "Comparison"],
		same: ["Gleicher Stand", "Same stage"],
		whole: ["Ganzer Monat", "Whole month"],
		account: ["Lohnkonto", "Payroll account"],
		difference: ["Differenz", "Difference"],
		percent: ["%", "%"],
		deviation: ["Abweichung / üblich", "Deviation / usual"],
		people: ["Pers.", "People"],
		unusual: ["Außerhalb des Üblichen", "Beyond the usual"],
		usual: ["Im üblichen Rahmen", "As usual"],
		accounts: [counted("1 Konto", "# Konten"), counted("1 account", "# accounts")],
		measured: [
			counted("gemessen an 1 Monat", "gemessen an # Monaten"),
			counted("measured by 1 month", "measured by # months"),
		],
		days: [about("# T"), about("# d")],
		where: [
			(unit: string, people: number, difference: string) =>
				`${unit}: ${people} ${people === 1 ? "Person" : "Personen"}, ${difference}`,
			(unit: string, people: number, difference: string) =>
				`${unit}: ${people} ${people === 1 ? "person" : "people"}, ${difference}`,
		],
		note: [
			"Helles Band: Spanne der letzten 12 Monate. Ein Klick auf ein Lohnkonto öffnet die Mitarbeiter, die größte Differenz zuerst.",
			"Light band: span of the last 12 months. A click on a payroll account opens the employees, the largest difference first.",
		],
		range: [aboutTwo("üblich #1 bis #2"), aboutTwo("usually #1 to #2")],
		none: [
			"Noch keine Summen. Sind Lohnkonten zugewiesen?",
			"No sums yet. Are payroll accounts assigned?",
		],
		making: ["Die Summen werden gerade gerechnet.", "The sums are just being worked out."],
		notLoaded: ["Die Summen konnten nicht geladen werden.", "The sums could not be loaded."],
	},
	blockers: {
		title: ["Wer hält auf", "Who keeps it open"],
		note: [
			(people: number, points: number) =>
				`${people} ${people === 1 ? "Person" : "Personen"}, ${points} ${points === 1 ? "Punkt" : "Punkte"}`,
			(people: number, points: number) =>
				`${people} ${people === 1 ? "person" : "people"}, ${points} ${points === 1 ? "point" : "points"}`,
		],
		requests: [counted("1 Antrag", "# Anträge"), counted("1 request", "# requests")],
		days: [
			counted("1 Tag ohne Ist", "# Tage ohne Ist"),
			counted("1 day without actuals", "# days without actuals"),
		],
		bookings: [
			counted("1 späte Buchung", "# späte Buchungen"),
			counted("1 late booking", "# late bookings"),
		],
		since: [counted("seit 1 Tag", "seit # Tagen"), counted("for 1 day", "for # days")],
		remind: ["Erinnern", "Remind"],
		remindOne: [about("# erinnern"), about("Remind #")],
		reminded: [about("erinnert #"), about("reminded #")],
		remindAll: [counted("1 erinnern", "# erinnern"), counted("Remind 1", "Remind #")],
		done: [
			counted("1 Person erinnert", "# Personen erinnert"),
			counted("1 person reminded", "# people reminded"),
		],
		footer: [
			"Nachricht mit Link, je Person eine am Tag",
			"A message with a link, one a day for each",
		],
		none: ["Niemand hält den Monat auf.", "Nobody keeps the month open."],
		notLoaded: [
			"Wer den Monat aufhält, konnte nicht geladen werden.",
			"Who keeps the month open could not be loaded.",
		],
	},
	warnings: {
		title: ["Warnungen", "Warnings"],
		note: [
			(open: number, acknowledged: number) => `${open} offen, ${acknowledged} bestätigt`,
			(open: number, acknowledged: number) => `${open} open, ${acknowledged} acknowledged`,
		],
		show: ["Ansehen", "Show"],
		showOf: [about("Ansehen: #"), about("Show: #")],
		people: [counted("1 Person", "# Personen"), counted("1 person", "# people")],
		acknowledged: [
			counted("bei 1 Person bestätigt", "bei # Personen bestätigt"),
			counted("acknowledged for 1 person", "acknowledged for # people"),
		],
		none: ["Keine offenen Warnungen.", "No open warnings."],
	},
	people: {
		notLoaded: [
			"Die Mitarbeiter konnten nicht geladen werden.",
			"The employees could not be loaded.",
		],
		gone: ["Diese Summe gibt es nicht mehr.", "This sum no longer exists."],
		none: ["Niemand.", "Nobody."],
		name: ["Mitarbeiter", "Employee"],
		before: ["Vormonat", "Month before"],
		now: ["Jetzt", "Now"],
		difference: ["Differenz", "Difference"],
		first: [
			aboutTwo("Die ersten #1 von #2, die größte Differenz zuerst"),
			aboutTwo("The first #1 of #2, the largest difference first"),
		],
		open: [about("Abrechnung von # öffnen"), about("Open the payroll of #")],
	},
});
