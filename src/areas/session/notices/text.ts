import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	title: ["Benachrichtigungen", "Notifications"],
	text: [
		"Wovon Sie Mails bekommen. Was Sie selbst getan haben, wird Ihnen nie gemeldet.",
		"What you get mails of. You are never told of what you did yourself.",
	],
	noMail: [
		"Bei Ihnen ist keine E-Mail-Adresse hinterlegt: Bis dahin bekommen Sie keine Mails.",
		"No e-mail address of yours is known: until then you get no mails.",
	],
	modes: {
		NOW: ["Sofort", "At once"],
		DIGEST: ["Tägliche Übersicht", "Daily digest"],
		OFF: ["Aus", "Off"],
	},
	hour: ["Tägliche Übersicht um", "Daily digest at"],
	hourOf: [about("#:00 Uhr"), about("#:00")],
	hourHelp: ["In der Zeit Ihres Standorts.", "In the time of your site."],
	saving: ["Benachrichtigung ändern", "Change a notification"],
	notLoaded: [
		"Ihre Benachrichtigungen konnten nicht geladen werden.",
		"Your notifications could not be loaded.",
	],
});
