import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		MONTH_NOT_CLOSED: ["Der Monat ist nicht abgeschlossen.", "The month is not closed."],
		LATE_BOOKING_SETTLED: [
			"Diese Buchung ist bereits erledigt.",
			"This booking has already been dealt with.",
		],
	},
	jobs: {
		job: [
			aboutTwo("Monatsabschluss #1 für #2 Personen"),
			aboutTwo("Closing of month #1 for #2 people"),
		],
		closed: [
			counted("1 Monat abgeschlossen.", "# Monate abgeschlossen."),
			counted("1 month closed.", "# months closed."),
		],
		refused: [aboutTwo("#1: #2"), aboutTwo("#1: #2")],
		beyond: [
			about("Für # Personen fehlt Ihnen inzwischen die Berechtigung."),
			about("You are no longer permitted to close the month of # people."),
		],
		hindrances: {
			ALREADY_CLOSED: ["Der Monat ist bereits abgeschlossen.", "The month is closed already."],
			NOT_OVER: ["Der Monat ist noch nicht vorbei.", "The month is not over yet."],
			ENTRY_RUNNING: [
				"Im Monat läuft noch ein Zeiteintrag. Bitte beenden Sie ihn zuerst.",
				"A time entry of the month is still running. Please end it first.",
			],
		},
	},
	states: {
		closed: ["Abgeschlossen", "Closed"],
		open: ["Offen", "Open"],
		running: ["Läuft noch", "Not over"],
	},
	obstacles: {
		ENTRY_RUNNING: [about("# × läuft noch"), about("# × still running")],
		REQUESTED: [
			counted("1 Eintrag offen", "# Einträge offen"),
			counted("1 entry pending", "# entries pending"),
		],
		CHANGE_REQUESTED: [
			counted("1 Änderungsantrag", "# Änderungsanträge"),
			counted("1 change request", "# change requests"),
		],
		VIOLATIONS: [counted("1 Verstoß", "# Verstöße"), counted("1 violation", "# violations")],
		EARLIER_OPEN: [
			counted("1 früherer Monat offen", "# frühere Monate offen"),
			counted("1 earlier month open", "# earlier months open"),
		],
		STALE: [
			counted("1 Tag wird berechnet", "# Tage werden berechnet"),
			counted("1 day being computed", "# days being computed"),
		],
	},
	overview: {
		listTitle: ["Monatsabschlüsse", "Month closings"],
		search: ["Name, Personalnr.", "Name, personnel no."],
		empty: [
			"Es gibt keine Mitarbeiter, deren Zeiten Sie sehen dürfen.",
			"There is nobody whose times you may see.",
		],
		name: ["Mitarbeiter", "Employee"],
		unit: ["Abteilung", "Department"],
		state: ["Status", "Status"],
		obstacles: ["Zu beachten", "To be considered"],
		balance: ["Saldo", "Balance"],
		changed: ["Seit Abschluss", "Since closing"],
		close: ["Abschließen", "Close"],
		closeAll: ["Alle abschließen", "Close all"],
		reopen: ["Wieder öffnen", "Reopen"],
		compare: ["Eingefroren → jetzt", "Frozen → now"],
	},
	closing: {
		title: [about("# abschließen"), about("Close #")],
		ask: [
			(month: string, count: number) =>
				count === 1
					? `Soll ${month} für 1 Person abgeschlossen werden?`
					: `Soll ${month} für ${count} Personen abgeschlossen werden?`,
			(month: string, count: number) =>
				count === 1
					? `Do you want to close ${month} for 1 person?`
					: `Do you want to close ${month} for ${count} people?`,
		],
		askAll: [
			about("Soll # für alle Personen abgeschlossen werden, deren Zeiten Sie verwalten?"),
			about("Do you want to close # for everybody whose times you manage?"),
		],
		text: [
			"Die Tage werden eingefroren; danach lassen sie sich nur mit einer Begründung berichtigen.",
			"The days are frozen; afterwards they can only be corrected with a reason.",
		],
		confirm: ["Abschließen", "Close"],
		started: ["Der Abschluss läuft.", "Closing has begun."],
		dock: [
			"Er geht im Hintergrund weiter; den Fortschritt sehen Sie unter den Aufgaben.",
			"It goes on in the background; you can see its progress among the tasks.",
		],
		notClosed: ["Nicht abgeschlossen", "Not closed"],
	},
	reopening: {
		title: ["Monat wieder öffnen", "Reopen month"],
		text: [
			aboutTwo(
				"#1 von #2 lässt sich danach ohne Begründung ändern. Der eingefrorene Stand bleibt erhalten.",
			),
			aboutTwo("#1 of #2 can then be changed without a reason. What was frozen is kept."),
		],
		confirm: ["Wieder öffnen", "Reopen"],
		done: ["Monat wieder geöffnet", "Month reopened"],
	},
	comparison: {
		gone: ["Dieser Monat ist nicht (mehr) zu sehen.", "This month cannot be seen (any more)."],
		notLoaded: [
			"Der Vergleich konnte nicht geladen werden.",
			"The comparison could not be loaded.",
		],
		never: ["Der Monat wurde noch nicht abgeschlossen.", "The month has not been closed yet."],
		totals: ["Summen", "Totals"],
		asTable: [about("# als Tabelle"), about("# as a table")],
		days: ["Geänderte Tage", "Changed days"],
		unchanged: [
			"Seit dem Abschluss hat sich kein Tag geändert.",
			"No day has changed since the month was closed.",
		],
		corrections: ["Berichtigungen", "Corrections"],
		noCorrections: ["Es gibt keine Berichtigungen.", "There are no corrections."],
		closes: ["Abschlüsse", "Closings"],
		close: [about("#. Abschluss"), about("Closing #")],
		system: ["System", "System"],
		other: ["Änderung", "Change"],
		day: ["Tag", "Day"],
		figure: ["Wert", "Figure"],
		frozen: ["Eingefroren", "Frozen"],
		now: ["Jetzt", "Now"],
		difference: ["Differenz", "Difference"],
	},
	figures: {
		targetMinutes: ["Soll", "Target"],
		workedMinutes: ["Gearbeitet", "Worked"],
		pauseMinutes: ["Pause", "Break"],
		autoPauseMinutes: ["Automatische Pause", "Automatic break"],
		holidayCreditMinutes: ["Feiertag", "Holiday"],
		absenceCreditMinutes: ["Abwesenheit", "Absence"],
		extraMinutes: ["Zeitzuschlag", "Extra time"],
		balanceMinutes: ["Saldo", "Balance"],
		overtimeMinutes: ["Überstunden", "Overtime"],
		pendingMinutes: ["Ungenehmigt", "Not approved"],
		leaveDays: ["Urlaubstage", "Days of leave"],
	},
	entities: {
		time_tracking: ["Zeiteintrag", "Time entry"],
		absence: ["Abwesenheit", "Absence"],
		worksheet_exception: ["Ausnahme vom Arbeitszeitplan", "Exception to the work schedule"],
		special_account_modification: [
			"Korrektur eines Sonderkontos",
			"Correction of a special account",
		],
		overtime_entry: ["Buchung auf dem Überstundenkonto", "Entry in the overtime account"],
	},
	late: {
		sub: [
			"Sie wurden angenommen, aber nicht verrechnet. Berichtigen Sie den Monat, wo es nötig ist, und erledigen Sie die Buchung.",
			"They were accepted but not counted. Correct the month where that is needed, and settle the booking.",
		],
		link: [
			counted("1 Buchung für abgeschlossene Monate", "# Buchungen für abgeschlossene Monate"),
			counted("1 booking for closed months", "# bookings for closed months"),
		],
		empty: ["Keine Buchungen für abgeschlossene Monate.", "No bookings for closed months."],
		comes: [
			"Hier steht, was nach dem Abschluss des Monats eingeht, bis jemand es erledigt.",
			"What arrives after its month was closed stands here until somebody has settled it.",
		],
		failed: ["Die Buchungen konnten nicht geladen werden.", "The bookings could not be loaded."],
		actions: { START: ["Kommen", "Clock in"], END: ["Gehen", "Clock out"] },
		received: [about("eingegangen #"), about("received #")],
		settle: ["Erledigt", "Settled"],
		settled: ["Buchung erledigt", "Booking settled"],
	},
});
