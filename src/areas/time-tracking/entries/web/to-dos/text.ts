import { counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Lists of one's own entries that wait for something. */
export const texts = inBothLanguages({
	asked: {
		sub: [
			counted("Zu 1 Eintrag gibt es eine Rückfrage.", "Zu # Einträgen gibt es eine Rückfrage."),
			counted("There is a question about 1 entry.", "There is a question about # entries."),
		],
		empty: [
			"Zu keinem Zeiteintrag ist eine Rückfrage offen.",
			"No question about a time entry is open.",
		],
		failed: ["Die Rückfragen konnten nicht geladen werden.", "The questions could not be loaded."],
		context: ["Fehler beim Laden der Rückfragen", "Error loading the questions"],
		next: ["Was ist zu tun?", "What is to be done?"],
		hint: [
			"Wer über diese Einträge entscheidet, möchte vorher etwas wissen. Ihre Antwort steht danach beim Eintrag.",
			"Somebody wants to know something before deciding about these entries. Your answer is then shown with the entry.",
		],
	},
	needsReason: {
		sub: [
			counted("Zu 1 Eintrag fehlt eine Begründung.", "Zu # Einträgen fehlt eine Begründung."),
			counted("1 entry lacks a reason.", "# entries lack a reason."),
		],
		empty: ["Zu keinem Zeiteintrag fehlt eine Begründung.", "No time entry lacks a reason."],
		failed: [
			"Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
			"The time entries without a reason could not be loaded.",
		],
		list: ["Zeiteinträge ohne Begründung", "Time entries without a reason"],
		next: ["Was fehlt?", "What is missing?"],
		hint: [
			"Zu jedem dieser Einträge fehlt die Begründung. Sie können sie unter „Mein Tag in Ordnung“ angeben.",
			"Each of these entries lacks its reason. You can give it under “My day in order”.",
		],
	},
	autoFinished: {
		context: [
			"Fehler beim Laden der automatischen Ausstempelungen",
			"Error loading the automatic clock-outs",
		],
		sub: [
			counted(
				"1 Eintrag wurde ohne Ausstempeln beendet.",
				"# Einträge wurden ohne Ausstempeln beendet.",
			),
			counted(
				"1 entry was ended without clocking out.",
				"# entries were ended without clocking out.",
			),
		],
		empty: [
			"Kein Zeiteintrag wurde automatisch beendet.",
			"No time entry was finished automatically.",
		],
		failed: [
			"Die Zeiteinträge konnten nicht geladen werden.",
			"The time entries could not be loaded.",
		],
		next: ["Was geschieht nun?", "What happens now?"],
		hint: [
			"Diese Einträge zählen erst, wenn ein Vorgesetzter zugestimmt hat. Stimmt das Ende nicht, können Sie es unter „Mein Tag in Ordnung“ berichtigen.",
			"These entries count only once a supervisor has agreed. If the end is wrong, you can correct it under “My day in order”.",
		],
		steps: ["Noch offen", "Still open"],
		noSteps: ["Nichts mehr offen", "Nothing left open"],
	},
});
