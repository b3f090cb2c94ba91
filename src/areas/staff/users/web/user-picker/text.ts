import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Mitarbeiter wählen", "Choose employees"],
	people: ["Mitarbeiter", "Employees"],
	searchHint: ["Name oder Abteilung", "Name or department"],
	tags: ["Schlagwörter", "Tags"],
	qualifications: ["Qualifikationen", "Qualifications"],
	archived: ["archiviert", "archived"],
	until: [about("bis #"), about("until #")],
});
