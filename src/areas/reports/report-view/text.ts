import { aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	from: ["Von", "From"],
	to: ["Bis", "Until"],
	schedule: ["Regelmäßig erstellen", "Make regularly"],
	search: ["Suchen", "Search"],
	name: ["Mitarbeiter", "Employee"],
	personnelNo: ["Personalnr.", "Personnel no."],
	unitName: ["Abteilung", "Department"],
	picture: [aboutTwo("#1 als Bild, nach #2"), aboutTwo("#1 as a picture, by #2")],
	count: ["Anzahl", "Count"],
	none: ["Ohne", "None"],
});
