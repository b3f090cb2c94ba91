import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		PAYROLL_PERIOD_OVERLAPS: [
			"In diesem Monat wird schon anders abgerechnet: entweder alle Standorte zusammen oder jeder für sich.",
			"This month is already paid in another way: either all sites together or each by itself.",
		],
		PAYROLL_PERIOD_CLOSED: [
			"Die Abrechnung ist abgeschlossen. Was sich seither geändert hat, kommt mit einer Korrektur.",
			"The payroll is closed. What has changed since then comes with a correction.",
		],
		PAYROLL_PERIOD_NOT_CLOSED: [
			"Korrekturen gibt es erst, wenn alle Abrechnungen des Monats abgeschlossen sind.",
			"There are corrections only once all payrolls of the month are closed.",
		],
		PAYROLL_PERIOD_NOT_CHECKED: [
			"Noch nicht alle Mitarbeiter sind geprüft.",
			"Not all employees have been checked yet.",
		],
		PAYROLL_CHECKED_BY_ONESELF: [
			"Vier Augen: Wer geprüft hat, schließt nicht ab. Bitte schließt jemand anderes den Monat.",
			"Four eyes: who has checked does not close. Please have somebody else close the month.",
		],
		PAYROLL_MONTH_NOT_OVER: ["Der Monat ist noch nicht vorbei.", "The month is not over yet."],
		PAYROLL_WARNINGS_OPEN: [
			"Es gibt Warnungen, die noch niemand mit einer Begründung bestätigt hat.",
			"There are warnings that nobody has acknowledged with a reason yet.",
		],
	},
	warnings: {
		ABSENCES_REQUESTED: ["Beantragte Abwesenheiten sind offen.", "Requested absences are open."],
		TIMETRACKINGS_REQUESTED: [
			"Beantragte Zeiteinträge sind offen.",
			"Requested time entries are open.",
		],
		MAX_ACTUAL_EXCEEDED: [
			"Es sind mehr Stunden, als die Abrechnungsregel erlaubt.",
			"There are more hours than the payroll rule allows.",
		],
		MAX_WAGE_EXCEEDED: [
			"Der Verdienst liegt über der Grenze der Abrechnungsregel.",
			"The pay is above the limit of the payroll rule.",
		],
		LATE_BOOKINGS: [
			"Späte Buchungen sind noch nicht erledigt.",
			"Late bookings have not been settled yet.",
		],
		PERSONNEL_NO_MISSING: ["Die Personalnr. fehlt.", "The personnel no. is missing."],
		PERSONNEL_NO_DOUBLE: [
			"Die Personalnr. ist mehrfach vergeben.",
			"The personnel no. is given more than once.",
		],
		NO_ACCOUNTS: ["Es ist kein Lohnkonto zugewiesen.", "No payroll account is assigned."],
		NO_WAGE_TYPE: [
			"Einem Lohnkonto fehlt im Lohnexport die Lohnart.",
			"A payroll account has no wage type in the payroll export.",
		],
		COST_CENTRE_MISSING: ["Die Kostenstelle fehlt.", "The cost centre is missing."],
		NEGATIVE_HOURS: [
			"Stunden eines Lohnkontos sind negativ.",
			"Hours of a payroll account are negative.",
		],
	},
	jobs: {
		closing: [about("Abrechnung # abschließen"), about("Close payroll #")],
		closed: [
			counted("1 Mitarbeiter abgeschlossen.", "# Mitarbeiter abgeschlossen."),
			counted("1 employee was closed.", "# employees were closed."),
		],
		correcting: [about("Korrektur von #"), about("Correction of #")],
		corrected: [
			counted("Korrektur für 1 Mitarbeiter begonnen.", "Korrektur für # Mitarbeiter begonnen."),
			counted("Correction begun for 1 employee.", "Correction begun for # employees."),
		],
		nothingToCorrect: [
			"Seit dem Abschluss hat sich nichts geändert.",
			"Nothing has changed since it was closed.",
		],
		notChecked: [about("#: noch nicht geprüft"), about("#: not checked yet")],
		ownCheck: [about("#: von Ihnen selbst geprüft"), about("#: checked by yourself")],
		warned: [
			about("#: Seit der Prüfung gibt es neue Warnungen"),
			about("#: there are new warnings since it was checked"),
		],
	},
	notice: {
		group: ["Abrechnung", "Payroll"],
		name: ["Zurückgegebene Abrechnung", "Payroll given back"],
		subject: [
			aboutTwo("Abrechnung von #1 für #2: Bitte noch einmal ansehen"),
			aboutTwo("Payroll of #1 for #2: please look at it again"),
		],
		text: [aboutTwo("#1 gibt den Monat zurück: #2"), aboutTwo("#1 gives the month back: #2")],
	},
	traced: {
		returned: ["zurückgegeben", "given back"],
		period: ["Abrechnungszeitraum", "Payroll period"],
		payroll: ["Abrechnung eines Mitarbeiters", "Payroll of an employee"],
		month: ["Monat", "Month"],
		siteId: ["Standort", "Site"],
		runNo: ["Korrektur Nr.", "Correction no."],
		chargeBy: ["Kostenstellen von", "Cost centres of"],
		proRata: ["Gehalt anteilig nach", "Salary pro rata by"],
		lines: ["Zeilen", "Lines"],
		codes: ["Bestätigte Warnungen", "Acknowledged warnings"],
		charged: {
			NOBODY: ["niemandem", "nobody"],
			USER: ["dem Mitarbeiter", "the employee"],
			UNIT: ["der Abteilung", "the department"],
			WORKSPACE: ["dem Arbeitsbereich", "the workspace"],
			ACTIVITY: ["der Tätigkeit", "the activity"],
		},
		shared: {
			CALENDAR_DAYS: ["Kalendertagen", "calendar days"],
			WORKING_DAYS: ["Arbeitstagen", "working days"],
			THIRTIETHS: ["Dreißigsteln", "thirtieths"],
		},
	},
	states: {
		DRAFT: ["Offen", "Open"],
		CHECKED: ["Geprüft", "Checked"],
		CLOSED: ["Abgeschlossen", "Closed"],
	},
	periodStates: {
		OPEN: ["Offen", "Open"],
		CHECKED: ["Geprüft", "Checked"],
		CLOSED: ["Abgeschlossen", "Closed"],
		EXPORTED: ["Exportiert", "Exported"],
		IMPORTED: ["Eingelesen", "Imported"],
	},
	list: {
		title: ["Abrechnungen", "Payrolls"],
		search: ["Name oder Personalnr.", "Name or personnel no."],
		empty: [
			"In diesem Monat ist noch nichts abgerechnet. Mit „Abrechnung erstellen“ beginnt der Monat.",
			"Nothing has been paid in this month yet. “Create payroll” begins the month.",
		],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			month: ["Monat", "Month"],
			state: ["Status", "Status"],
			runNo: ["Korrektur Nr.", "Correction no."],
			unitName: ["Abteilung", "Department"],
			siteName: ["Standort", "Site"],
		},
		periods: ["Abrechnungen des Monats", "Payrolls of the month"],
		notLoaded: [
			"Die Abrechnungen konnten nicht geladen werden.",
			"The payrolls could not be loaded.",
		],
	},
	period: {
		allSites: ["Alle Standorte", "All sites"],
		correction: [about("Korrektur #"), about("Correction #")],
		checked: [
			(done: number, all: number) => `${done} von ${all} geprüft`,
			(done: number, all: number) => `${done} of ${all} checked`,
		],
		closableFrom: [about("abschließbar ab #"), about("can be closed from # on")],
		notBegun: ["noch nicht begonnen", "not begun yet"],
		unchecked: [
			counted("1 Abrechnung ist noch nicht geprüft", "# Abrechnungen sind noch nicht geprüft"),
			counted("1 payroll has not been checked yet", "# payrolls have not been checked yet"),
		],
		close: ["Monat abschließen", "Close month"],
		closeText: [
			"Die Monate der Mitarbeiter werden gesperrt und ihre Zeilen festgehalten. Was sich danach ändert, kommt mit einer Korrektur.",
			"The months of the employees are locked and their lines frozen. What changes afterwards comes with a correction.",
		],
		started: ["Der Abschluss läuft als Aufgabe.", "Closing runs as a task."],
		correct: ["Korrektur beginnen", "Begin correction"],
		searching: [
			"Die Korrektur wird als Aufgabe zusammengestellt.",
			"The correction is put together as a task.",
		],
	},
	create: {
		title: ["Abrechnung erstellen", "Create payroll"],
		month: ["Monat", "Month"],
		site: ["Standort", "Site"],
		siteHelp: [
			"Ohne Angabe alle Standorte zusammen; in einem Monat geht nur eines von beiden.",
			"If empty, all sites together; in one month only one of both is possible.",
		],
		people: ["Mitarbeiter", "Employees"],
		everybody: ["Alle, die im Monat beschäftigt sind", "All who are employed in the month"],
		choose: ["Auswählen", "Choose"],
		some: [counted("1 Mitarbeiter", "# Mitarbeiter"), counted("1 employee", "# employees")],
		done: [
			counted("1 Abrechnung erstellt", "# Abrechnungen erstellt"),
			counted("1 payroll created", "# payrolls created"),
		],
	},
	detail: {
		notLoaded: ["Die Abrechnung konnte nicht geladen werden.", "The payroll could not be loaded."],
		gone: ["Diese Abrechnung gibt es nicht mehr.", "This payroll no longer exists."],
		figures: ["Der Monat in Zahlen", "The month in figures"],
		actual: ["Ist", "Actual"],
		target: [about("Soll #"), about("Target #")],
		pay: ["Lohn oder Gehalt", "Wage or salary"],
		payNote: ["ohne Zuschläge", "without surcharges"],
		corrections: ["Korrekturen", "Corrections"],
		corrected: [
			counted("1 Zeile seit dem Abschluss", "# Zeilen seit dem Abschluss"),
			counted("1 line since it was closed", "# lines since it was closed"),
		],
		uncorrected: ["keine", "none"],
		warned: [
			(acknowledged: number, open: number) => `${acknowledged} bestätigt, ${open} offen`,
			(acknowledged: number, open: number) => `${acknowledged} acknowledged, ${open} open`,
		],
		wageType: ["Lohnart", "Wage type"],
		giveBack: ["Zurückgeben", "Give back"],
		giveBackText: [
			"Die Abrechnung ist danach wieder offen. Wer über die Zeiten entscheidet, bekommt eine Nachricht mit Ihrer Begründung.",
			"The payroll is open again then. Those who decide about the times get a message with your reason.",
		],
		givenBack: ["Abrechnung zurückgegeben", "Payroll given back"],
		mend: ["Beheben", "Mend"],
		mendOf: [about("Beheben: #"), about("Mend: #")],
		lines: ["Zeilen", "Lines"],
		table: ["Zeilen je Lohnkonto", "Lines by payroll account"],
		none: [
			"Für diesen Monat gibt es keine Zeilen. Sind Lohnkonten zugewiesen?",
			"There are no lines for this month. Are payroll accounts assigned?",
		],
		account: ["Lohnkonto", "Payroll account"],
		amount: ["Menge", "Amount"],
		file: ["In der Datei", "In the file"],
		before: ["Vormonat", "Month before"],
		difference: ["Differenz", "Difference"],
		money: ["Betrag", "Money"],
		days: [about("Tage von #"), about("Days of #")],
		free: [
			aboutTwo("Frei von Steuer #1 €, von Sozialversicherung #2 €"),
			aboutTwo("Free of tax €#1, of social insurance €#2"),
		],
		steps: {
			title: ["Rechenweg", "How it is reckoned"],
			sum: ["Tage summiert", "Days summed"],
			summed: [
				counted("Was 1 Tag zählt", "Was # Tage zusammen zählen"),
				counted("What 1 day counts", "What # days count together"),
			],
			part: ["Anteil der Kostenstelle", "Part of the cost centre"],
			nobody: ["ohne Kostenstelle", "without cost centre"],
			file: ["In der Datei", "In the file"],
			converted: [
				aboutTwo("Die Summe wird umgerechnet, nicht der einzelne Tag: #1 min ÷ 60 = #2"),
				aboutTwo("The sum is converted, not each day: #1 min ÷ 60 = #2"),
			],
			days: ["Tage mit zwei Nachkommastellen", "Days with two decimals"],
		},
		noDays: ["Dahinter stehen keine einzelnen Tage.", "There are no single days behind it."],
		warnings: ["Warnungen", "Warnings"],
		noWarnings: ["Keine Warnungen.", "No warnings."],
		reason: ["Begründung", "Reason"],
		acknowledged: [
			(reason: string, by: string, at: string) => `Bestätigt von ${by} am ${at}: ${reason}`,
			(reason: string, by: string, at: string) => `Acknowledged by ${by} on ${at}: ${reason}`,
		],
		personnelNo: [about("Personalnr. #"), about("Personnel no. #")],
		over: [aboutTwo("#1 statt höchstens #2"), aboutTwo("#1 instead of #2 at most")],
		check: ["Als geprüft bestätigen", "Confirm as checked"],
		checked: ["Als geprüft bestätigt", "Confirmed as checked"],
		open: [
			counted("1 Warnung ist offen", "# Warnungen sind offen"),
			counted("1 warning is open", "# warnings are open"),
		],
		stale: [
			"Tage dieses Monats werden gerade neu berechnet.",
			"Days of this month are just being computed again.",
		],
	},
});
