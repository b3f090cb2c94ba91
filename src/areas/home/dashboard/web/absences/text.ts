import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: the box comes after the page, and its words with it. */
export const texts = inBothLanguages({
	title: ["Abwesenheiten", "Absences"],
	all: ["Alle", "All"],
	ask: ["Antrag stellen", "Make a request"],
	none: [
		"Sie haben nichts geplant und nichts beantragt.",
		"You have planned and requested nothing.",
	],
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	oneDay: ["1 Tag", "1 day"],
	with: [aboutTwo("#1 · #2"), aboutTwo("#1 · #2")],
	halves: {
		FIRST_HALF: ["vormittags", "morning"],
		SECOND_HALF: ["nachmittags", "afternoon"],
	},
	holidays: ["Nächste Feiertage", "Next public holidays"],
	half: [about("# (halb)"), about("# (half)")],
	toCalendar: ["Zum Kalender", "To the calendar"],
	menu: ["Aktionen", "Actions"],
	planned: [
		"Geplant oder beantragt und noch nicht vorbei, dazu alles Genehmigte",
		"Planned or requested and not over yet, and everything approved",
	],
});
