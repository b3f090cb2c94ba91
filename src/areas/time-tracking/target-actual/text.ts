import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		MONTH_TOO_FAR: [
			"Dieser Monat liegt zu weit in der Zukunft für eine Monatsübersicht.",
			"This month lies too far ahead for an overview.",
		],
		MONTHS_BACKWARDS: [
			"Der erste Monat liegt nach dem letzten.",
			"The first month lies after the last one.",
		],
		MONTHS_TOO_MANY: [
			"Auf einmal werden höchstens 24 Monate ausgewertet. Bitte wählen Sie weniger.",
			"At most 24 months can be covered at once. Please choose fewer.",
		],
		TIMESHEETS_NONE: [
			"In dieser Auswahl ist niemand, dessen Zeiten Sie sehen dürfen.",
			"Nobody whose times you may see is among these.",
		],
		TIMESHEETS_TOO_MANY: [
			"Auf einmal entstehen höchstens 20.000 Stundenzettel. Bitte wählen Sie weniger Mitarbeiter oder Monate.",
			"At most 20,000 timesheets are made at once. Please choose fewer employees or months.",
		],
	},
	job: ["Tagesergebnisse werden neu berechnet", "Daily figures are being recalculated"],
	jobDone: [
		(days: number, people: number) =>
			`${days.toLocaleString("de-DE")} Tage von ${people === 1 ? "einer Person" : `${people.toLocaleString("de-DE")} Personen`} neu berechnet.`,
		(days: number, people: number) =>
			`${days.toLocaleString("en-GB")} days of ${people === 1 ? "one person" : `${people.toLocaleString("en-GB")} people`} recalculated.`,
	],
	figures: {
		targetMinutes: ["Soll", "Target"],
		workedMinutes: ["Gearbeitet", "Worked"],
		creditMinutes: ["Gutschriften", "Credits"],
		actualMinutes: ["Ist", "Actual"],
		pauseMinutes: ["Pause", "Break"],
		autoPauseMinutes: ["Pause automatisch", "Automatic break"],
		holidayCreditMinutes: ["Feiertag", "Holiday"],
		absenceCreditMinutes: ["Abwesenheit", "Absence"],
		extraMinutes: ["Zeitzuschlag", "Extra time"],
		balanceMinutes: ["Saldo Gesamtmonat", "Balance of the whole month"],
		balanceToDateMinutes: ["Saldo", "Balance"],
		overtimeMinutes: ["Überstunden", "Overtime"],
		pendingMinutes: ["Beantragt", "Requested"],
	},
	flags: {
		VIOLATION: ["Verstoß", "Violation"],
		PENDING: ["Beantragt", "Requested"],
		HOLIDAY: ["Feiertag", "Holiday"],
		ABSENCE: ["Abwesend", "Absent"],
		NOT_EMPLOYED: ["Nicht beschäftigt", "Not employed"],
	},
	violations: {
		/** Of one kind, with how often. */
		counted: [
			(count: number, kind: string) => `${count} · ${kind}`,
			(count: number, kind: string) => `${count} · ${kind}`,
		],
		/** Beside the gravest kind: how many there are of others. */
		more: [about("+#"), about("+#")],
		any: ["Mit Verstößen", "With violations"],
		gravities: { ERROR: ["schwer", "serious"], WARNING: ["Warnung", "warning"] },
		kinds: {
			REST: ["Ruhezeit", "Rest"],
			HOURS: ["Arbeitszeit", "Working time"],
			NIGHT: ["Nachtruhe", "Night rest"],
			BREAK: ["Pause", "Break"],
			EMPLOYMENT: ["Beschäftigung", "Employment"],
			AGREED: ["Vertragsgrenze", "Contract limit"],
			CORE_TIME: ["Kernzeit", "Core time"],
			SUNDAY: ["So-/Feiertag", "Sunday/holiday"],
		},
	},
	list: {
		title: ["Soll/Ist", "Target/actual"],
		search: ["Name, Personalnr.", "Name, personnel no."],
		empty: [
			"In diesem Monat gibt es niemanden, dessen Zeiten Sie sehen dürfen.",
			"There is nobody in this month whose times you may see.",
		],
		open: ["Monatsübersicht öffnen", "Open month"],
		show: ["Anzeigen", "Show"],
		export: ["Exportieren", "Export"],
		remarks: ["Nur mit", "Only with"],
		unit: ["Abteilung", "Department"],
		choosePeople: ["Mitarbeiter wählen", "Choose employees"],
		people: [about("# gewählt"), about("# chosen")],
		archived: ["Archivierte Mitarbeiter", "Archived employees"],
		untilYesterday: ["Saldo bis gestern", "Balance until yesterday"],
		beingComputed: ["wird berechnet", "in progress"],
		toDate: [about("Saldo bis #"), about("Balance until #")],
		ofMonths: ["Soll-Ist Monate", "Target-actual months"],
		ofDays: ["Soll-Ist Tage", "Target-actual days"],
		inHours: [about("# (Stunden)"), about("# (hours)")],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			personnelNumber: ["Personalnr.", "Personnel no."],
			unitName: ["Abteilung", "Department"],
			month: ["Monat", "Month"],
			day: ["Tag", "Day"],
			begin: ["Beginn", "Start"],
			end: ["Ende", "End"],
			leaveDays: ["Urlaubstage", "Days of leave"],
			violations: ["Verstöße", "Violations"],
			violationCount: ["Zahl der Verstöße", "Number of violations"],
			flags: ["Hinweise", "Notes"],
		},
	},
	/** A month of one person. */
	month: {
		gone: [
			"Diese Monatsübersicht gibt es nicht, oder Sie dürfen sie nicht sehen.",
			"This month does not exist, or you may not see it.",
		],
		notLoaded: [
			"Die Monatsübersicht konnte nicht geladen werden.",
			"The month could not be loaded.",
		],
		content: ["Soll/Ist des Monats", "Target and actual time of the month"],
		summary: ["Summen des Monats", "Totals of the month"],
		tillYesterday: [about("bis gestern #"), about("until yesterday #")],
		worked: [aboutTwo("#1 gearbeitet + #2 Gutschriften"), aboutTwo("#1 worked + #2 credits")],
		whole: [about("Gesamtmonat #"), about("whole month #")],
		credited: [about("Gutschr. #"), about("credits #")],
		pauses: [about("Pausen #"), about("breaks #")],
		now: [about("jetzt\u00a0#"), about("now\u00a0#")],
		wholeMonth: ["im ganzen Monat", "of the whole month"],
		pending: [about("beantragt #"), about("requested #")],
		view: ["Ansicht", "View"],
		views: { TABLE: ["Tabelle", "Table"], PICTURE: ["Diagramm", "Chart"] },
		timesheet: ["Stundenzettel (PDF)", "Timesheet (PDF)"],
		columns: {
			day: ["Tag", "Day"],
			times: ["Zeit", "Time"],
			balance: ["Saldo", "Balance"],
			running: ["Laufend", "Running"],
			remark: ["Hinweis", "Note"],
		},
		why: [about("#: Warum?"), about("#: why?")],
		sum: ["Summe", "Total"],
		sums: {
			untilYesterday: ["Bis gestern", "Until yesterday"],
			total: ["Gesamtmonat", "Whole month"],
		},
		running: [about("# – läuft"), about("# – running")],
		accounts: ["Sonderkonten", "Special accounts"],
		noAccounts: [
			"In diesem Monat wurde nichts auf Sonderkonten gebucht.",
			"Nothing was posted to special accounts in this month.",
		],
		account: ["Konto", "Account"],
		valued: ["Bewertet", "Valued"],
		share: ["Anteil", "Share"],
		bar: [
			(day: string, worked: string, target: string, balance: string) =>
				`${day}: Ist ${worked}, Soll ${target}, Saldo ${balance}. Warum?`,
			(day: string, worked: string, target: string, balance: string) =>
				`${day}: actual ${worked}, target ${target}, balance ${balance}. Why?`,
		],
		hoursAxis: ["Stunden je Tag", "Hours a day"],
		sheet: {
			title: ["Stundenzettel", "Timesheet"],
			preliminary: ["vorläufig", "preliminary"],
			made: [about("erstellt am #"), about("made on #")],
			job: [
				counted("Stundenzettel einer Person", "Stundenzettel von # Personen"),
				counted("Timesheets of one person", "Timesheets of # people"),
			],
			done: [
				counted("Ein Stundenzettel erstellt", "# Stundenzettel erstellt"),
				counted("One timesheet made", "# timesheets made"),
			],
			name: ["Name", "Name"],
			until: [about("Summe bis #"), about("Total until #")],
			total: ["Summe des Monats", "Total of the month"],
			employee: ["Datum, Unterschrift Mitarbeiter/in", "Date, signature of the employee"],
			supervisor: ["Datum, Unterschrift Vorgesetzte/r", "Date, signature of the supervisor"],
		},
	},
});
