import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of mails about shared absences, apart from those that the browser shows. */
export const texts = inBothLanguages({
	name: ["Gemeinsame Abwesenheiten der Firma", "Shared absences of the company"],
	subjects: {
		GIVEN: [
			about("Für Sie ist eine gemeinsame Abwesenheit eingetragen: #"),
			about("A shared absence was entered for you: #"),
		],
		WITHDRAWN: [
			about("Eine gemeinsame Abwesenheit wurde zurückgenommen: #"),
			about("A shared absence was taken back: #"),
		],
	},
	reason: [about("Grund: #"), about("Reason: #")],
});
