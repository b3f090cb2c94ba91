import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the bar that chooses days. */
export const texts = inBothLanguages({
	week: [about("KW #"), about("Wk #")],
	label: ["Zeitraum", "Period"],
	previous: ["Vorheriger Zeitraum", "Previous period"],
	next: ["Nächster Zeitraum", "Next period"],
	today: ["Heute", "Today"],
	zoom: ["Ausschnitt", "Zoom"],
	print: ["Drucken", "Print"],
	show: ["Anzeige", "View"],
	showing: [about("Anzeige (#)"), about("View (#)")],
	zooms: {
		DAY: ["Tag", "Day"],
		WEEK: ["Woche", "Week"],
		TWO_WEEKS: ["14 Tage", "14 days"],
		MONTH: ["Monat", "Month"],
		SIX_WEEKS: ["6 Wochen", "6 weeks"],
		QUARTER: ["Quartal", "Quarter"],
		YEAR: ["Jahr", "Year"],
	},
	quarter: [aboutTwo("#1. Quartal #2"), aboutTwo("Q#1 #2")],
});
