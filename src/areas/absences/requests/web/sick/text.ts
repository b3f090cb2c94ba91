import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Reporting oneself ill. */
export const texts = inBothLanguages({
	report: ["Krank melden", "Report sick"],
	title: ["Krankmeldung", "Sick report"],
	from: [about("Ab heute, #"), about("From today, #")],
	until: ["Voraussichtlich bis", "Probably until"],
	send: ["Jetzt krank melden", "Report sick now"],
	cancel: ["Abbrechen", "Cancel"],
	sent: ["Sie sind krank gemeldet. Gute Besserung!", "You are reported sick. Get well soon!"],
	asked: [
		"Ihre Krankmeldung ist gesendet. Gute Besserung!",
		"Your sick report has been sent. Get well soon!",
	],
});
