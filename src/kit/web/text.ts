import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the application's frame: shell, router, session, errors. */
export const texts = inBothLanguages({
	product: ["Stundwerk", "Stundwerk"],
	ago: {
		justNow: ["gerade eben", "just now"],
		seconds: [about("vor # Sekunden"), about("# seconds ago")],
		oneMinute: ["vor einer Minute", "a minute ago"],
		minutes: [about("vor # Minuten"), about("# minutes ago")],
	},
	listExport: {
		context: ["Liste exportieren", "Export list"],
		running: ["Der Export läuft als Aufgabe", "The export runs as a task"],
		runningText: [
			"Die Liste ist lang. Sobald die Datei fertig ist, können Sie sie bei der Aufgabe herunterladen.",
			"The list is long. As soon as the file is ready, you can download it from the task.",
		],
	},
	areas: {
		developer: ["Entwicklung", "Development"],
		home: ["Start", "Home"],
		staff: ["Personal", "Staff"],
		contacts: ["Kontakte", "Contacts"],
		settings: ["Einstellungen", "Settings"],
		absences: ["Abwesenheiten", "Absences"],
		projects: ["Projekte", "Projects"],
		reports: ["Berichte", "Reports"],
		payroll: ["Abrechnung", "Payroll"],
		shiftplan: ["Dienstplanung", "Shift planning"],
		"time-management": ["Zeiterfassung", "Time tracking"],
	},
	pages: {
		"/home/dashboard": ["Dashboard", "Dashboard"],
		"/home/calendar": ["Mein Kalender", "My calendar"],
		"/home/live": ["Live Ansicht", "Live view"],
		"/home/management": ["Leitung", "Management"],
		"/staff/users": ["Mitarbeiter", "Employees"],
		"/staff/units": ["Abteilungen", "Departments"],
		"/staff/qualifications": ["Qualifikationen", "Qualifications"],
		"/contacts/customers": ["Kunden", "Customers"],
		"/contacts/contacts": ["Personen", "People"],
		"/settings/global": ["Einstellungen", "Settings"],
		"/absences/absences": ["Kalender", "Calendar"],
		"/absences/vacation": ["Urlaubsplanung", "Leave planning"],
		"/absences/entries": ["Liste", "List"],
		"/absences/accounts": ["Urlaubskonten", "Leave accounts"],
		"/projects/list": ["Projekte", "Projects"],
		"/projects/entries": ["Einträge", "Entries"],
		"/reports/staff": ["Berichte", "Reports"],
		"/payroll/overview": ["Übersicht", "Overview"],
		"/payroll/payrolls": ["Abrechnungen", "Payrolls"],
		"/shiftplan/overview": ["Kalender", "Calendar"],
		"/shiftplan/entries": ["Liste", "List"],
		"/time-management/target-actual": ["Soll/Ist", "Target/actual"],
		"/time-management/trackings": ["Zeiteinträge", "Time entries"],
		"/time-management/accounts": ["Überstunden", "Overtime"],
		"/time-management/worksheets": ["Arbeitszeitplanung", "Working-time plans"],
		"/time-management/state": ["Status", "Status"],
	},
	notFound: {
		title: ["Seite nicht gefunden", "Page not found"],
		text: [about("Die Seite # gibt es nicht."), about("There is no page #.")],
		back: [about("Zu #"), about("Go to #")],
	},
	session: {
		expired: ["Sitzung abgelaufen", "Session expired"],
		signIn: ["Anmelden", "Sign in"],
		invalidRole: [
			"Sie wurden abgemeldet, da die Sitzung ungültig ist.",
			"You have been signed out because the session is invalid.",
		],
	},
	errors: {
		error: ["Fehler", "Error"],
		serverNotFound: ["Server nicht erreichbar", "Server cannot be reached"],
		serverNotFoundText: [
			about(
				"Der Server # ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung oder wenden Sie sich an Ihren Administrator.",
			),
			about(
				"The server # cannot be reached. Please check your connection or contact your administrator.",
			),
		],
		serverNotFoundWaiting: [
			"Sobald der Server wieder erreichbar ist, geht es von selbst weiter.",
			"As soon as the server can be reached again, things go on by themselves.",
		],
		reachable: ["Der Server ist wieder erreichbar.", "The server can be reached again."],
		maintenance: [
			"Der Dienst wird gerade gewartet. Ihre Eingaben bleiben erhalten.",
			"The service is under maintenance. What you typed is kept.",
		],
		forbidden: ["Zugriff verweigert", "Access denied"],
		forbiddenText: [
			"Ihnen fehlt die Berechtigung für diese Aktion.",
			"You lack the permission for this action.",
		],
		forbiddenNeeds: [
			(permission: string, level: string) =>
				`Benötigt wird die Berechtigung „${permission}“ mit der Stufe „${level}“.`,
			(permission: string, level: string) =>
				`It needs the permission “${permission}” with level “${level}”.`,
		],
		forbiddenAdvice: [
			"Bitte wenden Sie sich an Ihren Vorgesetzten.",
			"Please contact your supervisor.",
		],
		invalidAction: [
			"Die Aktion konnte nicht ausgeführt werden",
			"The action could not be carried out",
		],
		retry: ["Erneut versuchen", "Try again"],
		internal: ["Interner Server Fehler", "Internal server error"],
		unknown: ["Unbekannter Fehler", "Unknown error"],
		trace: [about("Vorgangsnummer #"), about("Reference #")],
		bulkDelete: [
			(count: number) =>
				`Einige Einträge konnten nicht gelöscht werden (${count === 1 ? "1 Eintrag" : `${count} Einträge`}).`,
			(count: number) =>
				`Some entries could not be deleted (${count === 1 ? "1 entry" : `${count} entries`}).`,
		],
		bulkChange: [
			(count: number) =>
				`Einige Einträge konnten nicht geändert werden (${count === 1 ? "1 Eintrag" : `${count} Einträge`}).`,
			(count: number) =>
				`Some entries could not be changed (${count === 1 ? "1 entry" : `${count} entries`}).`,
		],
		bulkChanged: [
			counted("1 Eintrag geändert", "# Einträge geändert"),
			counted("1 entry changed", "# entries changed"),
		],
		pageFailed: ["Diese Seite konnte nicht geladen werden.", "This page could not be loaded."],
		reload: ["Neu laden", "Reload"],
	},
	shell: {
		skip: ["Zum Inhalt springen", "Skip to content"],
		mainMenu: ["Hauptmenü", "Main menu"],
		closeMenu: ["Menü schließen", "Close menu"],
		narrowMenu: ["Seitenmenü einklappen", "Collapse side menu"],
		wideMenu: ["Seitenmenü ausklappen", "Expand side menu"],
		toggleArea: [about("# auf- oder zuklappen"), about("Expand or collapse #")],
		more: ["Mehr", "More"],
		phoneMenu: ["Schnellzugriff", "Quick access"],
		userMenu: ["Benutzermenü", "User menu"],
		display: ["Anzeige", "Display"],
		signOut: ["Abmelden", "Sign out"],
		search: ["Suchen oder Befehl …", "Search or command …"],
		searchKeys: ["Strg K", "Ctrl K"],
		dark: ["Dunkles Design", "Dark theme"],
		light: ["Helles Design", "Light theme"],
		help: ["Hilfe", "Help"],
		closeHelp: ["Hilfe schließen", "Close help"],
		noHelp: [
			"Zu dieser Seite gibt es noch keinen Hilfetext.",
			"There is no help text for this page yet.",
		],
		offline: ["Offline", "Offline"],
	},
	palette: {
		title: ["Suchen oder Befehl", "Search or command"],
		input: ["Seite, Befehl oder Person suchen", "Search for a page, command or person"],
		pages: ["Seiten", "Pages"],
		panels: ["Befehle", "Commands"],
		none: ["Nichts gefunden.", "Nothing found."],
		hint: ["↑ ↓ wählen · Eingabe öffnen · Esc schließen", "↑ ↓ choose · Enter opens · Esc closes"],
	},
	display: {
		title: ["Anzeige", "Display"],
		language: ["Sprache", "Language"],
		german: ["Deutsch", "Deutsch"],
		english: ["English", "English"],
		theme: ["Design", "Theme"],
		light: ["Hell", "Light"],
		dark: ["Dunkel", "Dark"],
		contrast: ["Hoher Kontrast", "High contrast"],
		zoom: ["Zoom", "Zoom"],
		hourFormat: ["Stundenformat", "Hour format"],
		time: ["7:42", "7:42"],
		decimal: ["7,70", "7.70"],
		close: ["Schließen", "Close"],
	},
});
