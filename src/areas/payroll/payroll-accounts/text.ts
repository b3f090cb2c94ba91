import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		PAYROLL_ACCOUNT_SOURCE: [
			"Die Angabe passt nicht zu dem, was gezählt wird.",
			"This does not fit what is counted.",
		],
		PAYROLL_ACCOUNT_ACTIVITY: [
			"Gezählt werden nur Abwesenheitsarten.",
			"Only kinds of absence are counted.",
		],
		PAYROLL_ACCOUNT_ASSIGNED_TWICE: [
			"Das Lohnkonto ist dem Mitarbeiter in diesem Zeitraum schon zugewiesen.",
			"The payroll account is already assigned to the employee in this period.",
		],
		PAYROLL_ASSIGNMENT_TURNED: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
		PAYROLL_ACCOUNT_NOT_USABLE: [
			"Das Lohnkonto gibt es nicht oder es ist archiviert.",
			"The payroll account does not exist or is archived.",
		],
	},
	master: {
		one: ["Lohnkonto", "Payroll account"],
		many: ["Lohnkonten", "Payroll accounts"],
		empty: [
			"Lohnkonten sagen, was die Abrechnung von einem Monat zählt: Ist, Zuschläge, Urlaub, Krankheit. Noch gibt es keine.",
			"Payroll accounts say what payroll counts of a month: actual time, surcharges, leave, sickness. There are none yet.",
		],
		deleteText: [
			"Soll dieses Lohnkonto wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this payroll account permanently?",
		],
		fields: {
			code: ["Kürzel", "Code"],
			name: ["Bezeichnung", "Name"],
			type: ["Zählt", "Counts"],
			format: ["Angabe in", "Given in"],
			specialAccountId: ["Sonderkonto", "Special account"],
			activityId: ["Abwesenheitsart", "Kind of absence"],
			activityClass: ["Abwesenheiten", "Absences"],
			workedOnly: ["Ohne Gutschriften", "Without credits"],
		},
		extra: { userCount: ["Mitarbeiter", "Employees"] },
		help: {
			workedOnly: [
				"Nur Gearbeitetes: Was Feiertage und Abwesenheiten gutschreiben, zählen dann andere Lohnkonten, und keine Stunde wird doppelt bezahlt.",
				"Only what was worked: what holidays and absences credit is then counted by other payroll accounts, and no hour is paid twice.",
			],
			format: [
				"Stunden werden erst zusammengezählt und dann gerundet; ein halber Tag ist 0,5.",
				"Hours are added up first and rounded then; half a day is 0.5.",
			],
		},
		options: {
			type: {
				TARGETACTUALS_TARGET: ["Soll", "Target"],
				TARGETACTUALS_ACTUAL: ["Ist", "Actual"],
				TARGETACTUALS_BALANCE: ["Saldo", "Balance"],
				SPECIALACCOUNT_ID: ["Ein Sonderkonto", "A special account"],
				ABSENCEACTIVITY_ID: ["Eine Abwesenheitsart", "A kind of absence"],
				ABSENCEACTIVITY_CLASS: ["Abwesenheitsgruppe", "Group of absences"],
				HOLIDAY: ["Feiertage", "Public holidays"],
				LEAVEACCOUNT_REMAINING: ["Resturlaub", "Leave that remains"],
			},
			format: { HOURS: ["Stunden", "Hours"], DAY_FACTOR: ["Tage", "Days"] },
			activityClass: {
				LEAVE: ["Urlaub", "Leave"],
				SICK: ["Krankheit", "Sickness"],
				ABSENCE: ["Sonstige Abwesenheiten", "Other absences"],
			},
		},
	},
	assignment: {
		one: ["Zuweisung eines Lohnkontos", "Assignment of a payroll account"],
		many: ["Lohnkonten", "Payroll accounts"],
		create: ["Lohnkonto zuweisen", "Assign payroll account"],
		edit: ["Zuweisung bearbeiten", "Edit assignment"],
		no: ["Keine", "None"],
		none: [
			"Es ist kein Lohnkonto zugewiesen. Ohne Lohnkonto zählt die Abrechnung für diesen Mitarbeiter nichts.",
			"No payroll account is assigned. Without one, payroll counts nothing for this employee.",
		],
		fields: { accountId: ["Lohnkonto", "Payroll account"] },
	},
	bulk: {
		title: ["Lohnkonten zuweisen", "Assign payroll accounts"],
		notLoaded: [
			"Die Lohnkonten konnten nicht geladen werden.",
			"The payroll accounts could not be loaded.",
		],
		validFrom: ["Gültig ab", "Valid from"],
		validTo: ["Gültig bis", "Valid until"],
		people: [counted("1 Mitarbeiter", "# Mitarbeiter"), counted("1 employee", "# employees")],
		assign: ["Zuweisen", "Assign"],
		done: [
			counted("1 Zuweisung angelegt.", "# Zuweisungen angelegt."),
			counted("1 assignment was made.", "# assignments were made."),
		],
		refused: [
			counted("1 Zuweisung war nicht möglich.", "# Zuweisungen waren nicht möglich."),
			counted("1 assignment was not possible.", "# assignments were not possible."),
		],
		unknown: ["unbekannt", "unknown"],
		faults: {
			USER_NOT_FOUND: ["Mitarbeiter nicht gefunden", "employee not found"],
			FORBIDDEN: ["keine Berechtigung für den Mitarbeiter", "no permission for the employee"],
			ACCOUNT_NOT_USABLE: ["Konto archiviert oder nicht vorhanden", "account archived or missing"],
			ALREADY_ASSIGNED: ["in diesem Zeitraum schon zugewiesen", "already assigned in this period"],
		},
	},
	/** Accounts that a company usually begins with. */
	starters: {
		title: ["Vorlage übernehmen", "Take a starter set"],
		sets: {
			DATEV_LODAS_HOURLY: ["DATEV LODAS: Stundenlöhner", "DATEV LODAS: hourly wages"],
			DATEV_LODAS_MONTHLY: ["DATEV LODAS: Gehaltsempfänger", "DATEV LODAS: monthly salaries"],
			DATEV_LUG_HOURLY: ["LuG: Stundenlöhner", "LuG: hourly wages"],
			DATEV_LUG_MONTHLY: ["LuG: Gehaltsempfänger", "LuG: monthly salaries"],
		},
		text: [
			"Legt die Lohnkonten an, mit denen meist begonnen wird; sie lassen sich danach ändern. Was es unter einem Kürzel schon gibt, bleibt, wie es ist.",
			"Creates the payroll accounts that most begin with; they can be changed afterwards. What is there already under a code stays as it is.",
		],
		create: ["Konten anlegen", "Create accounts"],
		done: [
			counted("1 Lohnkonto angelegt", "# Lohnkonten angelegt"),
			counted("1 payroll account created", "# payroll accounts created"),
		],
		kept: [about("Schon vorhanden: #"), about("There already: #")],
		names: {
			LOHN: ["Stunden zum Stundenlohn", "Hours at the hourly wage"],
			"URL-STD": ["Urlaub in Stunden", "Leave in hours"],
			"URL-TAGE": ["Urlaub in Tagen", "Leave in days"],
			"KRK-STD": ["Krankheit in Stunden", "Sickness in hours"],
			"KRK-TAGE": ["Krankheit in Tagen", "Sickness in days"],
			"FEI-STD": ["Feiertage in Stunden", "Public holidays in hours"],
			"SONST-TAGE": ["Sonstige Abwesenheiten in Tagen", "Other absences in days"],
			NIGHT25: ["Nachtzuschlag 25 %", "Night surcharge 25%"],
			NIGHT40: ["Nachtzuschlag 40 %", "Night surcharge 40%"],
			SUNDAY50: ["Sonntagszuschlag 50 %", "Sunday surcharge 50%"],
			HOLIDAY125: ["Feiertagszuschlag 125 %", "Holiday surcharge 125%"],
			HOLIDAY150: ["Feiertagszuschlag 150 %", "Holiday surcharge 150%"],
		},
	},
});
