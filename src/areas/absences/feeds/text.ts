import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		TOO_MANY_CALENDAR_FEEDS: [
			"Sie haben schon 20 Kalenderadressen. Widerrufen Sie zuerst eine davon.",
			"You have 20 calendar addresses already. Revoke one of them first.",
		],
		CALENDAR_FEED_UNIT: [
			"Bitte wählen Sie die Abteilung, deren Abwesenheiten der Kalender zeigen soll.",
			"Please choose the department whose absences the calendar is to show.",
		],
	},
	kinds: {
		OWN: ["Meine Abwesenheiten und Feiertage", "My absences and holidays"],
		UNIT: ["Abwesenheiten einer Abteilung", "Absences of a department"],
	},
	title: ["Kalender abonnieren", "Subscribe to a calendar"],
	text: [
		"Unter einer geheimen Adresse zeigt Ihr Kalenderprogramm Abwesenheiten an. Wer die Adresse kennt, kann sie lesen; Krankheit steht in keinem Kalender.",
		"Under a secret address your calendar program shows absences. Whoever knows the address can read them; sickness stands in no calendar.",
	],
	create: {
		OWN: ["Adresse für meinen Kalender", "Address for my calendar"],
		UNIT: ["Adresse für eine Abteilung", "Address for a department"],
		failed: ["Kalenderadresse anlegen", "Make a calendar address"],
		shown: [
			"Fügen Sie diese Adresse im Kalenderprogramm als Abonnement hinzu. Sie wird nur dieses eine Mal angezeigt.",
			"Add this address to your calendar program as a subscription. It is shown only this once.",
		],
		copy: ["Adresse kopieren", "Copy the address"],
		copied: ["Kopiert", "Copied"],
	},
	unitFeed: [about("Abwesenheiten: #"), about("Absences: #")],
	made: [about("angelegt #"), about("made #")],
	used: [about("zuletzt gelesen #"), about("last read #")],
	unused: ["noch nie gelesen", "never read yet"],
	revoke: ["Widerrufen", "Revoke"],
	revokeOf: [about("Kalenderadresse widerrufen: #"), about("Revoke calendar address: #")],
	revokeText: [
		"Kalenderprogramme mit dieser Adresse zeigen dann nichts mehr an. Widerrufen lässt sich nicht zurücknehmen.",
		"Calendar programs with this address will then show nothing. Revoking cannot be undone.",
	],
	revoked: ["Die Kalenderadresse wurde widerrufen.", "The calendar address has been revoked."],
	notLoaded: [
		"Ihre Kalenderadressen konnten nicht geladen werden.",
		"Your calendar addresses could not be loaded.",
	],
});
