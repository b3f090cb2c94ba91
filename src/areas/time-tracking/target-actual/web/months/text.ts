import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	previous: ["Voriger Monat", "Previous month"],
	next: ["Nächster Monat", "Next month"],
	month: ["Monat", "Month"],
	choose: [about("Monat: #"), about("Month: #")],
	title: ["Monat wählen", "Choose a month"],
	previousYear: ["Voriges Jahr", "Previous year"],
	nextYear: ["Nächstes Jahr", "Next year"],
	today: ["Aktueller Monat", "Current month"],
});
