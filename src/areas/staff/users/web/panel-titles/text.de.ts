/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	create: "Mitarbeiter anlegen",
	assistant: "Mitarbeiter-Assistent",
	changePassword: "Passwort ändern",
	loginActivation: "Login aktivieren",
	loginHistory: "Anmeldeverlauf",
	detail: "Mitarbeiter",
	edit: "Mitarbeiter bearbeiten",
	businessData: "Geschäftliche Daten",
	sites: "Standorte wählen",
	logins: "Logins",
} as const;
