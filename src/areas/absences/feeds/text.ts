import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		TOO_MANY_CALENDAR_FEEDS: [
			"Sie haben schon 20 Kalenderadressen. Widerrufen Sie zuerst eine davon.",
			"You have 20 calendar addresses already. Revoke one of them first.",
		],
		CALENDAR_FEED_UNIT: [
			"Bitte wählen Sie die Abteilung, die der Kalender zeigen soll.",
			"Please choose the department that the calendar is to show.",
		],
		CALENDAR_FEED_CONTENTS: [
			"Bitte wählen Sie, was der Kalender zeigen soll: von einer Abteilung mehr als Feiertage.",
			"Please choose what the calendar is to show: of a department more than holidays.",
		],
	},
	kinds: {
		OWN: ["Mein Kalender", "My calendar"],
		UNIT: ["Kalender einer Abteilung", "Calendar of a department"],
	},
	contents: {
		ABSENCES: ["Abwesenheiten", "Absences"],
		HOLIDAYS: ["Feiertage", "Holidays"],
		SHIFTS: ["Dienste", "Shifts"],
		APPOINTMENTS: ["Termine", "Appointments"],
	},
	title: ["Kalender abonnieren", "Subscribe to a calendar"],
	text: [
		"Unter einer geheimen Adresse zeigt Ihr Kalenderprogramm an, was Sie hier wählen. Wer die Adresse kennt, kann alles davon lesen; Krankheit steht in keinem Kalender.",
		"Under a secret address your calendar program shows what you choose here. Anybody who knows the address can read all of it; sickness stands in no calendar.",
	],
	create: {
		contents: ["Was der Kalender zeigt", "What the calendar shows"],
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
	unitFeed: [about("Abteilung: #"), about("Department: #")],
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
