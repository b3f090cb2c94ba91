/** Global settings: the page with its cards, and the form of each group. */
export const texts = {
	errors: {
		SETTING_SCOPE_UNKNOWN: "Diese Einstellung kann dort nicht gesetzt werden.",
		SETTING_IN_PAST:
			"Einstellungen können nicht rückwirkend geändert werden. Bitte wählen Sie heute oder einen späteren Tag.",
		SETTING_REFUSED: "Die Angaben passen nicht zu dieser Einstellung.",
	},
	faults: {
		value: "Dieser Wert ist nicht erlaubt.",
		inconsistent: "Die Angaben passen nicht zusammen.",
	},
	page: {
		title: "Einstellungen",
		search: "Einstellung suchen",
		searchHint: "z. B. Standorte, Passwort, Feiertage",
		none: (query: string) => `Keine Einstellung gefunden zu „${query}“.`,
		nothing:
			"Für Sie gibt es hier nichts einzustellen. Bitte wenden Sie sich an Ihre Vorgesetzte oder Ihren Vorgesetzten.",
		changed: "angepasst",
	},
	groups: {
		organisation: "Organisation",
		access: "Zugang",
		timeTracking: "Zeiterfassung",
		system: "System",
	},
	cards: {
		sites: { title: "Standorte", text: "Häuser mit Region, Zeitzone, Adresse" },
		roles: { title: "Rollen", text: "Wer was darf, und wo" },
		costCentres: {
			title: "Kostenstellen",
			text: "Worauf Zeiten und Löhne gebucht werden",
		},
		tags: { title: "Schlagwörter", text: "Mitarbeiter frei gruppieren" },
		customFields: {
			title: "Zusatzfelder",
			text: "Eigene Angaben an Mitarbeitern, Abteilungen, Einträgen",
		},
		qualifications: {
			title: "Qualifikationen",
			text: "Was jemand kann, mit Stufe und Ablauf",
		},
		employmentTypes: {
			title: "Beschäftigungsarten",
			text: "Vollzeit, Teilzeit, Minijob und ihre Grenzen",
		},
		holidays: {
			title: "Feiertage",
			text: "Feiertage und Ferien je Standort",
		},
		activitiesTime: {
			title: "Tätigkeiten Zeiterfassung",
			text: "Arbeitszeit, Pausen, Aktionen",
		},
		activitiesShifts: {
			title: "Tätigkeiten Dienstplan",
			text: "Was in Schichten getan wird",
		},
		activitiesAbsences: {
			title: "Abwesenheitsarten",
			text: "Urlaub, Krankheit und anderes",
		},
		activitiesAppointments: {
			title: "Terminarten",
			text: "Wofür es Termine gibt",
		},
		places: { title: "Orte", text: "Wo gebucht werden darf" },
		singleSignOn: {
			title: "Single Sign-on",
			text: "Anmelden mit Google, Microsoft Entra ID oder Auth0",
		},
		apiKeys: {
			title: "API-Schlüssel",
			text: "Zugang für andere Programme",
		},
		appRegistrations: {
			title: "App-Registrierungen",
			text: "Geräte mit der App koppeln",
		},
		terminals: {
			title: "Hardware-Terminals",
			text: "Stempeluhren und ihre Kopplung",
		},
		tenantExport: {
			title: "Alle Daten exportieren",
			text: "Alles, was dem Unternehmen gehört, als Archiv",
		},
	},
	form: {
		crumb: "Einstellung",
		place: "Gilt für",
		GLOBAL: "Unternehmen",
		SITE: "Standorte",
		UNIT: "Abteilungen",
		own: "eigener Wert",
		validFrom: "Gültig ab",
		validFromHelp: "Vergangene Tage bleiben, wie sie waren.",
		inheritedFrom: (name: string) => `geerbt von ${name}`,
		company: "Unternehmen",
		builtIn: "Vorgabe des Produkts",
		ownSince: (day: string) => `eigener Wert seit ${day}`,
		inherit: "Eigenen Wert aufgeben",
		inheritTitle: "Möchten Sie den eigenen Wert wirklich aufgeben?",
		inheritText: (name: string) => `Es gilt dann wieder, was von ${name} kommt.`,
		upcoming: "Geplante Änderungen",
		from: (day: string) => `ab ${day}`,
		takeBack: (day: string) => `Änderung ab ${day} zurücknehmen`,
		saving: "Einstellung speichern",
		notLoaded: "Die Einstellung konnte nicht geladen werden.",
		gone: "Diese Einstellung gibt es nicht.",
		on: "Ja",
		off: "Nein",
	},
	settings: {
		"passwords.policy": {
			title: "Passwortrichtlinie",
			text: "Länge und Zeichen, die ein Passwort haben muss",
			fields: {
				minimumLength: "Mindestlänge",
				maximumLength: "Höchstlänge",
				uppersCount: "Großbuchstaben",
				lowersCount: "Kleinbuchstaben",
				digitsCount: "Ziffern",
				specialCharsCount: "Sonderzeichen",
			},
			choices: {},
		},
		"session.times": {
			title: "Dauer der Anmeldung",
			text: "Wann jemand sich neu anmelden muss",
			fields: {
				idleMinutes: "Ende ohne Nutzung nach",
				longestDays: "Längste Dauer in Tagen",
			},
			choices: {},
		},
		"retention.times": {
			title: "Aufbewahrung",
			text: "Nach wie vielen Tagen gelöscht wird, was niemand mehr braucht",
			fields: {
				positionDays: "Ort der Buchungen (Tage)",
				loginEventDays: "Anmeldeverlauf (Tage)",
				mailDays: "Gesendete E-Mails (Tage)",
				jobDays: "Beendete Aufgaben und ihre Protokolle (Tage)",
			},
			choices: {},
		},
		"timetracking.autoFinish": {
			title: "Automatisches Ende",
			text: "Wann ein vergessener Eintrag beendet wird",
			fields: {
				afterMinutes: "Beenden nach",
				endAt: "Ende des Eintrags",
			},
			choices: { LIMIT: "Beginn plus diese Dauer" },
		},
		"timetracking.balanceMode": {
			title: "Saldo eines Tages",
			text: "Ob Minusstunden vom Stundenkonto abgehen",
			fields: { mode: "Tage unter dem Soll" },
			choices: {
				ACTUAL_MINUS_TARGET: "Zählen als Minus (Ist minus Soll)",
				BUILDUP_ONLY: "Zählen nicht (nur Plus, je Tag)",
			},
		},
		"timetracking.shiftGapMinutes": {
			title: "Zusammenhang einer Schicht",
			text: "Bis zu welcher Lücke Einträge zu einer Schicht gehören",
			fields: { minutes: "Längste Lücke" },
			choices: {},
		},
		"timetracking.churchSundays": {
			title: "Oster- und Pfingstsonntag",
			text: "Ob Zuschläge sie als Feiertag zählen (R 3b Abs. 3 LStR)",
			fields: { areHolidays: "Wie Feiertage behandeln" },
			choices: {},
		},
		"mails.sender": {
			title: "Absender der E-Mails",
			text: "Name und Antwortadresse",
			fields: {
				name: "Name des Absenders",
				replyTo: "Antworten an",
			},
			choices: {},
		},
	},
} as const;
