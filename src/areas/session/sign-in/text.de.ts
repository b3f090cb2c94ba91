/** The sign-in page and its refusals; the specification's wording stands to the letter. */
export const texts = {
	errors: {
		LAST_ADMINISTRATOR:
			"Der letzte Administrator, der sich anmelden kann, muss bleiben: Er kann weder archiviert noch gelöscht noch ausgesperrt werden.",
		TENANT_NOT_FOUND: "Die angegebene Kundennummer existiert nicht.",
		INVALID_CREDENTIALS:
			"Sie konnten nicht angemeldete werden. Bitte überprüfen Sie Benutzernamen und Passwort.",
		PASSWORD_MUST_CHANGE:
			"Bitte legen Sie ein neues Passwort fest, bevor Sie fortfahren.",
		TOO_MANY_ATTEMPTS:
			"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
		LINK_INVALID:
			"Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.",
	},
	providerNames: {
		MANUAL: "Benutzername",
		GOOGLE: "Google",
		ENTRAID: "Microsoft Entra ID",
		AUTH0: "Auth0",
	},
	page: "Anmelden",
	steps: {
		label: "Schritte der Anmeldung",
		tenant: "Kundennummer",
		credentials: "Anmelden",
		redirect: "Weiterleitung",
		done: "erledigt",
	},
	tenant: {
		title: "Anmelden",
		intro: "Mit welchem Unternehmen möchten Sie arbeiten?",
		number: "Kundennummer",
		help: "5 Zeichen. Sie steht in Ihrer Einladung.",
		go: "Weiter",
		shown: (number: string) => `Kundennummer ${number}`,
		change: "Ändern",
		invalid: "Ungültige Kundennummer",
		invalidText: "Bitte geben Sie Ihre 5-stellige Kundennummer ein.",
		notLoaded: "Die Angaben zum Unternehmen konnten nicht geladen werden.",
	},
	credentials: {
		title: "Anmelden",
		or: "oder mit Benutzername",
		username: "Benutzername oder E-Mail",
		password: "Passwort",
		forgot: "Passwort vergessen?",
		keep: "Angemeldet bleiben",
		keepHelp: "30 Tage auf diesem Gerät, jederzeit im Profil widerrufbar",
		go: "Anmelden",
		noAccess: "Kein Zugang? Wenden Sie sich an Ihre Personalabteilung.",
		failed: "Fehler bei der Anmeldung",
	},
	lock: {
		title: "Anmeldung blockiert für",
		text: "Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
		button: (time: string) => `Anmelden in ${time}`,
		hint: "Die Sperre endet von selbst. Weitere Fehlversuche verlängern sie auf höchstens 15 Minuten.",
	},
	redirect: {
		title: "Weiterleitung",
		text: "Sie sind angemeldet. Ihre Startseite wird geöffnet.",
	},
	link: {
		title: "Willkommen",
		text: "Ihr Link wird geprüft.",
		invalid: "Link ungültig",
		next: "Bitte legen Sie ein Passwort fest, um sich anzumelden.",
		again: "Passwort festlegen",
		toSignIn: "Zur Anmeldung",
	},
	reasons: {
		unauthenticated:
			"Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
		invalid_user_role: "Sie wurden abgemeldet, da die Sitzung ungültig ist.",
		too_many_attempts:
			"Von Ihrem Anschluss kamen zu viele Anmeldungen. Bitte warten Sie einige Minuten.",
	},
	frame: {
		about: "Über Stundwerk",
		claim: "Zeit, die nachvollziehbar ist.",
		claimText:
			"Arbeitszeit, Urlaub, Dienste und Abrechnung. Jede Zahl mit ihrem Rechenweg.",
		online: "Alle Dienste erreichbar",
		offline: "Server nicht erreichbar",
		maintenance: "Der Dienst wird gerade gewartet",
		version: (version: string) => `Version ${version}`,
		week: (week: number) => `KW ${week}`,
		clock: (time: string) => `Uhr mit 24 Stunden, es ist ${time}`,
		language: "Sprache",
		german: "Deutsch",
		english: "English",
		dark: "Dunkles Design",
		light: "Helles Design",
	},
} as const;
