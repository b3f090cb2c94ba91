import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** The sign-in page and its refusals; the specification's wording stands to the letter. */
export const texts = inBothLanguages({
	errors: {
		LAST_ADMINISTRATOR: [
			"Der letzte Administrator, der sich anmelden kann, muss bleiben: Er kann weder archiviert noch gelöscht noch ausgesperrt werden.",
			"The last administrator who can sign in has to stay: they can be neither archived nor deleted nor locked out.",
		],
		TENANT_NOT_FOUND: [
			"Die angegebene Kundennummer existiert nicht.",
			"The customer number does not exist.",
		],
		INVALID_CREDENTIALS: [
			"Sie konnten nicht angemeldete werden. Bitte überprüfen Sie Benutzernamen und Passwort.",
			"You could not be signed in. Please check user name and password.",
		],
		PASSWORD_MUST_CHANGE: [
			"Bitte legen Sie ein neues Passwort fest, bevor Sie fortfahren.",
			"Please set a new password before you continue.",
		],
		TOO_MANY_ATTEMPTS: [
			"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
			"The maximum number of attempts has been exceeded. Please try again in a few minutes.",
		],
		LINK_INVALID: [
			"Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.",
			"The link is invalid, has expired or has already been used.",
		],
	},
	providerNames: {
		MANUAL: ["Benutzername", "User name"],
		GOOGLE: ["Google", "Google"],
		ENTRAID: ["Microsoft Entra ID", "Microsoft Entra ID"],
		AUTH0: ["Auth0", "Auth0"],
	},
	page: ["Anmelden", "Sign in"],
	steps: {
		label: ["Schritte der Anmeldung", "Steps of signing in"],
		tenant: ["Kundennummer", "Customer number"],
		credentials: ["Anmelden", "Sign in"],
		redirect: ["Weiterleitung", "Redirect"],
		done: ["erledigt", "done"],
	},
	tenant: {
		title: ["Anmelden", "Sign in"],
		intro: [
			"Mit welchem Unternehmen möchten Sie arbeiten?",
			"Which company would you like to work with?",
		],
		number: ["Kundennummer", "Customer number"],
		help: [
			"Die fünfstellige Nummer steht in Ihrer Einladung.",
			"You will find the five characters in your invitation.",
		],
		go: ["Weiter", "Continue"],
		shown: [about("Kundennummer #"), about("Customer number #")],
		change: ["Ändern", "Change"],
		invalid: ["Ungültige Kundennummer", "Invalid customer number"],
		invalidText: [
			"Bitte geben Sie Ihre 5-stellige Kundennummer ein.",
			"Please enter your 5-character customer number.",
		],
		notLoaded: [
			"Die Angaben zum Unternehmen konnten nicht geladen werden.",
			"The company’s details could not be loaded.",
		],
	},
	credentials: {
		title: ["Anmelden", "Sign in"],
		or: ["oder mit Benutzername", "or with your user name"],
		username: ["Benutzername oder E-Mail", "User name or e-mail"],
		password: ["Passwort", "Password"],
		forgot: ["Passwort vergessen?", "Forgot your password?"],
		keep: ["Angemeldet bleiben", "Stay signed in"],
		keepHelp: [
			"30 Tage auf diesem Gerät, jederzeit im Profil widerrufbar",
			"30 days on this device; you can revoke it in your profile at any time",
		],
		go: ["Anmelden", "Sign in"],
		noAccess: [
			"Kein Zugang? Wenden Sie sich an Ihre Personalabteilung.",
			"No access? Please contact your human resources department.",
		],
		wrong: ["Benutzername oder Passwort ist falsch.", "User name or password is wrong."],
		failed: ["Fehler bei der Anmeldung", "Sign-in failed"],
	},
	lock: {
		title: ["Anmeldung blockiert für", "Sign-in blocked for"],
		text: [
			"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
			"The maximum number of attempts has been exceeded. Please try again in a few minutes.",
		],
		button: [about("Anmelden in #"), about("Sign in in #")],
		hint: [
			"Die Sperre endet von selbst. Weitere Fehlversuche verlängern sie auf höchstens 15 Minuten.",
			"The lock ends by itself. Further failed attempts extend it to 15 minutes at most.",
		],
	},
	redirect: {
		title: ["Weiterleitung", "Redirect"],
		text: [
			"Sie sind angemeldet. Ihre Startseite wird geöffnet.",
			"You are signed in. Your start page is being opened.",
		],
	},
	link: {
		title: ["Willkommen", "Welcome"],
		text: ["Ihr Link wird geprüft.", "Your link is being checked."],
		invalid: ["Link ungültig", "Invalid link"],
		next: [
			"Bitte legen Sie ein Passwort fest, um sich anzumelden.",
			"Please set a password to sign in.",
		],
		again: ["Passwort festlegen", "Set password"],
	},
	reasons: {
		unauthenticated: [
			"Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
			"Your session has expired. Please sign in again.",
		],
		invalid_user_role: [
			"Sie wurden abgemeldet, da die Sitzung ungültig ist.",
			"You have been signed out because the session is invalid.",
		],
		too_many_attempts: [
			"Von Ihrem Anschluss kamen zu viele Anmeldungen. Bitte warten Sie einige Minuten.",
			"Too many sign-ins came from your connection. Please wait a few minutes.",
		],
	},
	frame: {
		about: ["Über Stundwerk", "About Stundwerk"],
		claim: ["Zeit, die nachvollziehbar ist.", "Time you can account for."],
		claimText: [
			"Arbeitszeit, Soll/Ist und Überstunden. Jede Zahl mit ihrem Rechenweg.",
			"Working time, target/actual and overtime. Every figure with its calculation.",
		],
		online: ["Alle Dienste erreichbar", "All services available"],
		offline: ["Server nicht erreichbar", "Server cannot be reached"],
		maintenance: ["Der Dienst wird gerade gewartet", "The service is under maintenance"],
		version: [about("Version #"), about("Version #")],
		week: [about("KW #"), about("week #")],
		clock: [about("Uhr mit 24 Stunden, es ist #"), about("24-hour clock, it is #")],
		language: ["Sprache", "Language"],
		german: ["Deutsch", "Deutsch"],
		english: ["English", "English"],
		dark: ["Dunkles Design", "Dark theme"],
		light: ["Helles Design", "Light theme"],
	},
});
