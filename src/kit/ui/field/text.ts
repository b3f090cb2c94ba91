import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the fields. */
export const texts = inBothLanguages({
	fault: {
		day: [
			"Bitte geben Sie ein Datum ein, z. B. 21.11. oder 211126.",
			"Please enter a date, e.g. 21/11 or 211126.",
		],
		dayRange: [
			"Bitte geben Sie einen Zeitraum ein, z. B. 21.11.-24.11.",
			"Please enter a period, e.g. 21/11-24/11.",
		],
		dayBefore: [about("Das Datum liegt vor dem #."), about("The date lies before #.")],
		dayAfter: [about("Das Datum liegt nach dem #."), about("The date lies after #.")],
		time: [
			"Bitte geben Sie eine Uhrzeit ein, z. B. 8:15 oder 0815.",
			"Please enter a time, e.g. 8:15 or 0815.",
		],
		timeRange: [
			"Bitte geben Sie Uhrzeiten ein, z. B. 8-16:30.",
			"Please enter times, e.g. 8-16:30.",
		],
		duration: [
			"Bitte geben Sie eine Dauer ein, z. B. 7:30 oder 7,5.",
			"Please enter a duration, e.g. 7:30 or 7.5.",
		],
		durationLeast: [about("Mindestens #."), about("At least #.")],
		durationMost: [about("Höchstens #."), about("At most #.")],
		number: ["Bitte geben Sie eine Zahl ein.", "Please enter a number."],
		whole: ["Bitte geben Sie eine ganze Zahl ein.", "Please enter a whole number."],
		decimals: [about("Höchstens # Nachkommastellen."), about("At most # decimals.")],
		least: [about("Die Zahl muss mindestens # sein."), about("The number must be at least #.")],
		most: [about("Die Zahl darf höchstens # sein."), about("The number must be at most #.")],
		currency: [
			"Bitte geben Sie einen Betrag ein, z. B. 1.234,50.",
			"Please enter an amount, e.g. 1,234.50.",
		],
		color: [
			"Bitte geben Sie eine Farbe mit 3 oder 6 Stellen ein.",
			"Please enter a colour with 3 or 6 digits.",
		],
	},
	calendar: {
		open: [about("Kalender zu # öffnen"), about("Open the calendar of #")],
		title: [about("Kalender: #"), about("Calendar: #")],
		ways: {
			nextMonth: ["Nächster Monat", "Next month"],
			previousMonth: ["Vorheriger Monat", "Previous month"],
			nextYear: ["Nächstes Jahr", "Next year"],
			previousYear: ["Vorheriges Jahr", "Previous year"],
			nextDecade: ["Nächstes Jahrzehnt", "Next decade"],
			previousDecade: ["Vorheriges Jahrzehnt", "Previous decade"],
		},
	},
	color: {
		open: [about("Palette zu # öffnen"), about("Open the palette of #")],
		title: [about("Palette: #"), about("Palette: #")],
		own: ["Eigene Farbe", "Own colour"],
	},
	colors: {
		petrol: ["Petrol", "Petrol"],
		teal: ["Türkis", "Teal"],
		green: ["Grün", "Green"],
		lime: ["Hellgrün", "Lime"],
		yellow: ["Gelb", "Yellow"],
		amber: ["Bernstein", "Amber"],
		orange: ["Orange", "Orange"],
		red: ["Rot", "Red"],
		pink: ["Rosa", "Pink"],
		purple: ["Lila", "Purple"],
		indigo: ["Indigo", "Indigo"],
		blue: ["Blau", "Blue"],
		sky: ["Himmelblau", "Sky blue"],
		brown: ["Braun", "Brown"],
		grey: ["Grau", "Grey"],
		black: ["Schwarz", "Black"],
	},
	currency: { EUR: ["€", "€"], CHF: ["CHF", "CHF"] },
	nothingFound: ["Nichts gefunden.", "Nothing found."],
	clear: ["Leeren", "Clear"],
	remove: [about("# entfernen"), about("Remove #")],
	add: ["Hinzufügen", "Add"],
	create: [about("„#“ anlegen"), about("Create “#”")],
	left: [aboutTwo("#1 von #2 Zeichen"), aboutTwo("#1 of #2 characters")],
	hours: ["h", "h"],
});
