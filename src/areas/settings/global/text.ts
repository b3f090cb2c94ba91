import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Global settings: the page with its cards, and the form of each group. */
export const texts = inBothLanguages({
	errors: {
		SETTING_SCOPE_UNKNOWN: [
			"Diese Einstellung kann dort nicht gesetzt werden.",
			"This setting cannot be made there.",
		],
		SETTING_IN_PAST: [
			"Einstellungen können nicht rückwirkend geändert werden. Bitte wählen Sie heute oder einen späteren Tag.",
			"Settings cannot be changed for past days. Please choose today or a later day.",
		],
		SETTING_REFUSED: [
			"Die Angaben passen nicht zu dieser Einstellung.",
			"The values do not fit this setting.",
		],
	},
	faults: {
		value: ["Dieser Wert ist nicht erlaubt.", "This value is not allowed."],
		inconsistent: ["Die Angaben passen nicht zusammen.", "The values do not fit together."],
	},
	page: {
		title: ["Einstellungen", "Settings"],
		search: ["Einstellung suchen", "Find a setting"],
		searchHint: ["z. B. Standorte, Passwort, Feiertage", "e.g. sites, password, holidays"],
		none: [about("Keine Einstellung gefunden zu „#“."), about("No setting found for “#”.")],
		nothing: [
			"Für Sie gibt es hier nichts einzustellen. Bitte wenden Sie sich an Ihre Vorgesetzte oder Ihren Vorgesetzten.",
			"There is nothing here for you to set. Please ask your supervisor.",
		],
	},
	groups: {
		organisation: ["Organisation", "Organisation"],
		access: ["Zugang", "Access"],
		timeTracking: ["Zeiterfassung", "Time tracking"],
		shiftPlanning: ["Dienstplan", "Shift plan"],
		system: ["System", "System"],
	},
	cards: {
		sites: {
			title: ["Standorte", "Sites"],
			text: [
				"Region, Zeitzone und Adresse je Standort",
				"Region, time zone and address of each site",
			],
		},
		roles: {
			title: ["Rollen", "Roles"],
			text: ["Wer was darf, und wo", "Who may do what, and where"],
		},
		costCentres: {
			title: ["Kostenstellen", "Cost centres"],
			text: ["Worauf Zeiten und Löhne gebucht werden", "What times and wages are charged to"],
		},
		tags: {
			title: ["Schlagwörter", "Tags"],
			text: ["Mitarbeiter frei gruppieren", "Group employees freely"],
		},
		customFields: {
			title: ["Zusatzfelder", "Custom fields"],
			text: [
				"Eigene Angaben an Mitarbeitern, Abteilungen, Einträgen",
				"Your own details on employees, departments, entries",
			],
		},
		qualifications: {
			title: ["Qualifikationen", "Qualifications"],
			text: [
				"Was jemand kann, mit Stufe und Ablauf",
				"What somebody can do, with level and expiry",
			],
		},
		employmentTypes: {
			title: ["Beschäftigungsarten", "Employment types"],
			text: [
				"Vollzeit, Teilzeit, Minijob und ihre Grenzen",
				"Full time, part time, mini-job and their limits",
			],
		},
		holidays: {
			title: ["Feiertage", "Holidays"],
			text: ["Feiertage und Ferien je Standort", "Public and school holidays of each site"],
		},
		activitiesTime: {
			title: ["Tätigkeiten Zeiterfassung", "Activities of time tracking"],
			text: ["Arbeitszeit, Pausen, Aktionen", "Working time, breaks, actions"],
		},
		activitiesShifts: {
			title: ["Tätigkeiten Dienstplan", "Activities of shift planning"],
			text: ["Was in Schichten getan wird", "What is done in shifts"],
		},
		activitiesAbsences: {
			title: ["Abwesenheitsarten", "Kinds of absence"],
			text: ["Urlaub, Krankheit und anderes", "Leave, sickness and others"],
		},
		leaveRules: {
			title: ["Urlaubsregeln", "Leave rules"],
			text: ["Wer wie viel Urlaub hat", "How much leave people have"],
		},
		leaveBarriers: {
			title: ["Urlaubssperren", "Leave barriers"],
			text: ["Wann kein Urlaub genommen werden soll", "When no leave should be taken"],
		},
		minimumStaffing: {
			title: ["Mindestbesetzung", "Minimum staffing"],
			text: ["Wie viele mindestens da sind", "How many are there at least"],
		},
		payrollAccounts: {
			title: ["Lohnkonten", "Payroll accounts"],
			text: ["Was die Abrechnung zählt", "What payroll counts"],
		},
		payrollRules: {
			title: ["Abrechnungsregeln", "Payroll rules"],
			text: ["Wovor die Abrechnung warnt", "What payroll warns of"],
		},
		payrollExports: {
			title: ["Lohnexporte", "Payroll exports"],
			text: ["Lohnprogramme und Lohnarten", "Payroll programs and wage types"],
		},
		wageFileCheck: {
			title: ["Lohndatei prüfen", "Check a wage file"],
			text: ["Vor dem Einlesen bei DATEV", "Before DATEV reads it"],
		},
		activitiesAppointments: {
			title: ["Terminarten", "Kinds of appointment"],
			text: ["Wofür es Termine gibt", "What appointments are for"],
		},
		places: {
			title: ["Orte", "Places"],
			text: ["Wo gebucht werden darf", "Where bookings are allowed"],
		},
		singleSignOn: {
			title: ["Single Sign-on", "Single sign-on"],
			text: [
				"Anmelden mit Google, Microsoft Entra ID oder Auth0",
				"Sign in with Google, Microsoft Entra ID or Auth0",
			],
		},
		apiKeys: {
			title: ["API-Schlüssel", "API keys"],
			text: ["Zugang für andere Programme", "Access for other programs"],
		},
		appRegistrations: {
			title: ["App-Registrierungen", "App registrations"],
			text: ["Geräte mit der App koppeln", "Pair devices with the app"],
		},
		terminals: {
			title: ["Hardware-Terminals", "Hardware terminals"],
			text: ["Stempeluhren und ihre Kopplung", "Time clocks and their pairing"],
		},
		tenantExport: {
			title: ["Alle Daten exportieren", "Export all data"],
			text: [
				"Alles, was dem Unternehmen gehört, als Archiv",
				"Everything the company owns, as an archive",
			],
		},
	},
	form: {
		place: ["Gilt für", "Applies to"],
		GLOBAL: ["Unternehmen", "Company"],
		SITE: ["Standorte", "Sites"],
		UNIT: ["Abteilungen", "Departments"],
		own: ["eigener Wert", "own value"],
		validFrom: ["Gültig ab", "Valid from"],
		validFromHelp: ["Vergangene Tage bleiben, wie sie waren.", "Past days stay as they were."],
		inheritedFrom: [about("geerbt (#)"), about("inherited (#)")],
		company: ["Unternehmen", "Company"],
		builtIn: ["Vorgabe des Produkts", "product default"],
		ownSince: [about("eigener Wert seit #"), about("own value since #")],
		inherit: ["Eigenen Wert aufgeben", "Give up own value"],
		inheritTitle: [
			"Möchten Sie den eigenen Wert wirklich aufgeben?",
			"Do you really want to give up the own value of this place?",
		],
		inheritText: [
			about("Danach gilt wieder der übergeordnete Wert (#)."),
			about("The value above it then applies again (#)."),
		],
		upcoming: ["Geplante Änderungen", "Planned changes"],
		from: [about("ab #"), about("from #")],
		takeBack: [about("Änderung ab # zurücknehmen"), about("Take back the change from #")],
		saving: ["Einstellung speichern", "Save the setting"],
		notLoaded: ["Die Einstellung konnte nicht geladen werden.", "The setting could not be loaded."],
		gone: ["Diese Einstellung gibt es nicht.", "There is no such setting."],
		on: ["Ja", "Yes"],
		off: ["Nein", "No"],
	},
	settings: {
		"passwords.policy": {
			title: ["Passwortrichtlinie", "Password policy"],
			text: [
				"Länge und Zeichen, die ein Passwort haben muss",
				"Length and characters a password must have",
			],
			fields: {
				minimumLength: ["Mindestlänge", "Minimum length"],
				maximumLength: ["Höchstlänge", "Maximum length"],
				uppersCount: ["Großbuchstaben", "Upper-case letters"],
				lowersCount: ["Kleinbuchstaben", "Lower-case letters"],
				digitsCount: ["Ziffern", "Digits"],
				specialCharsCount: ["Sonderzeichen", "Special characters"],
			},
			choices: {},
		},
		"passwords.reset": {
			title: ["Passwort vergessen", "Forgotten password"],
			text: [
				"Ob gesagt wird, dass eine Adresse unbekannt ist",
				"Whether people learn that an address is unknown",
			],
			fields: {
				hidesAddresses: [
					"Für bekannte und unbekannte Adressen dieselbe Antwort geben",
					"Give the same answer for known and unknown addresses",
				],
			},
			choices: {},
		},
		"session.times": {
			title: ["Dauer der Anmeldung", "Length of sessions"],
			text: ["Wann jemand sich neu anmelden muss", "When somebody has to sign in again"],
			fields: {
				idleMinutes: ["Ende ohne Nutzung nach", "Ends when unused for"],
				longestDays: ["Längste Dauer in Tagen", "Longest time in days"],
			},
			choices: {},
		},
		"retention.times": {
			title: ["Aufbewahrung", "Retention"],
			text: [
				"Nach wie vielen Tagen gelöscht wird, was niemand mehr braucht",
				"After how many days data that nobody needs any more is deleted",
			],
			fields: {
				positionDays: ["Ort der Buchungen (Tage)", "Place of bookings (days)"],
				loginEventDays: ["Anmeldeverlauf (Tage)", "Sign-in history (days)"],
				mailDays: ["Gesendete E-Mails (Tage)", "E-mails sent (days)"],
				jobDays: [
					"Beendete Aufgaben und ihre Protokolle (Tage)",
					"Ended tasks and their logs (days)",
				],
			},
			choices: {},
		},
		"timetracking.autoFinish": {
			title: ["Automatisches Ende", "Automatic end"],
			text: ["Wann ein vergessener Eintrag beendet wird", "When a forgotten entry is ended"],
			fields: {
				afterMinutes: ["Beenden nach", "End after"],
				endAt: ["Ende des Eintrags", "End of the entry"],
			},
			choices: { LIMIT: ["Beginn plus diese Dauer", "Start plus this time"] },
		},
		"timetracking.balanceMode": {
			title: ["Saldo eines Tages", "Balance of a day"],
			text: [
				"Ob Minusstunden vom Überstundenkonto abgehen",
				"Whether minus hours reduce the overtime account",
			],
			fields: { mode: ["Tage unter dem Soll", "Days below the target"] },
			choices: {
				ACTUAL_MINUS_TARGET: [
					"Zählen als Minus (Ist minus Soll)",
					"Count as minus (actual minus target)",
				],
				BUILDUP_ONLY: ["Zählen nicht (nur Plus, je Tag)", "Do not count (plus only, by the day)"],
			},
		},
		"timetracking.shiftGapMinutes": {
			title: ["Zusammenhang einer Schicht", "What makes one shift"],
			text: [
				"Bis zu welcher Lücke Einträge zu einer Schicht gehören",
				"Up to which gap entries belong to the same shift",
			],
			fields: { minutes: ["Längste Lücke", "Longest gap"] },
			choices: {},
		},
		"timetracking.churchSundays": {
			title: ["Oster- und Pfingstsonntag", "Easter and Whit Sunday"],
			text: [
				"Ob Zuschläge sie als Feiertag zählen (R 3b Abs. 3 LStR)",
				"Whether surcharges treat them as holidays (R 3b (3) LStR)",
			],
			fields: { areHolidays: ["Wie Feiertage behandeln", "Treat as holidays"] },
			choices: {},
		},
		"timetracking.holidayWork": {
			title: ["Arbeit an Feiertagen", "Work on public holidays"],
			text: [
				"Ob die Gutschrift des Feiertags neben der Arbeit bestehen bleibt",
				"Whether the credit of the holiday stays beside the work",
			],
			fields: {
				mode: ["Wer am Feiertag arbeitet, bekommt", "People who work on it get"],
				weeks: ["Wochen für den Ersatztag", "Weeks for the substitute day"],
			},
			choices: {
				CREDIT_PLUS_HOURS: ["Gutschrift und Stunden", "The credit and the hours"],
				HOURS_ONLY: ["Nur die Stunden", "The hours only"],
				SUBSTITUTE_DAY: ["Stunden und einen Ersatztag", "The hours and a substitute day"],
			},
		},
		"absences.substitutes": {
			title: ["Antwort der Vertretung", "Answer of the substitute"],
			text: [
				"Ob ein Antrag ohne Antwort an die Vorgesetzten weitergeht",
				"Whether a request without an answer passes on to the supervisors",
			],
			fields: {
				isPassedOn: [
					"Ohne Antwort an die Vorgesetzten weitergeben",
					"Pass on to the supervisors without an answer",
				],
				afterHours: ["Frist (Stunden)", "Deadline (hours)"],
			},
			choices: {},
		},
		"shiftplan.participation": {
			title: ["Mitsprache am Dienstplan", "A say in the shift plan"],
			text: [
				"Bis wann Wünsche möglich sind, wer offene Dienste bekommt und wer Tausche genehmigt",
				"Until when wishes can be made, who gets open shifts, and whether swaps are approved",
			],
			fields: {
				wishDays: [
					"Wünsche bis so viele Tage vor der Woche (0 = immer)",
					"Wishes until so many days before the week (0 = always)",
				],
				claims: ["Offene Dienste", "Open shifts"],
				approvesSwaps: [
					"Abgabe und Tausch werden genehmigt",
					"Handing over and swapping need approval",
				],
			},
			choices: {
				FIRST_COME: ["Wer zuerst zusagt, bekommt den Dienst", "The first to accept gets the shift"],
				CHOSEN: [
					"Die Planung wählt unter den Bewerbungen",
					"The planner chooses among applications",
				],
			},
		},
		"shiftplan.changes": {
			title: ["Änderungen am Dienstplan", "Changes of the shift plan"],
			text: [
				"Ankündigungsfrist und was mit Diensten von Abwesenden geschieht",
				"Notice period, and what happens to shifts of people who are away",
			],
			fields: {
				noticeDays: ["Ankündigungsfrist in Tagen (0 = keine)", "Notice period in days (0 = none)"],
				opensWhenAway: [
					"Dienste von Abwesenden sofort öffnen und anbieten",
					"Open and offer shifts of people who are away at once",
				],
			},
			choices: {},
		},
		"payroll.closing": {
			title: ["Abschluss der Abrechnung", "Closing payroll"],
			text: ["Vier Augen, Stichtag, Datei und Zahltag", "Four eyes, cut-off, file and pay day"],
			fields: {
				fourEyes: ["Wer prüft, schließt nicht ab", "Who checks does not close"],
				cutoffDays: [
					"Stichtag: Arbeitstag nach Monatsende",
					"Cut-off: working day after the end of the month",
				],
				fileDays: [
					"Lohndatei: Arbeitstag nach Monatsende",
					"Wage file: working day after the end of the month",
				],
				payDays: [
					"Zahltag: Arbeitstag nach Monatsende",
					"Pay day: working day after the end of the month",
				],
			},
			choices: {},
		},
		"mails.sender": {
			title: ["Absender der E-Mails", "Sender of e-mails"],
			text: ["Name und Antwortadresse", "Name and address for replies"],
			fields: {
				name: ["Name des Absenders", "Name of the sender"],
				replyTo: ["Antworten an", "Replies to"],
			},
			choices: {},
		},
	},
});
