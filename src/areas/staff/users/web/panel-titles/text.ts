import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	create: ["Mitarbeiter anlegen", "Create employee"],
	assistant: ["Mitarbeiter-Assistent", "Employee assistant"],
	changePassword: ["Passwort ändern", "Change password"],
	loginActivation: ["Login aktivieren", "Activate login"],
	loginHistory: ["Anmeldeverlauf", "Sign-in history"],
	detail: ["Mitarbeiter", "Employee"],
	edit: ["Mitarbeiter bearbeiten", "Edit employee"],
	businessData: ["Geschäftliche Daten", "Business data"],
	sites: ["Standorte wählen", "Choose sites"],
	logins: ["Logins", "Logins"],
});
