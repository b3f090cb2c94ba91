import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of calendars. */
export const texts = inBothLanguages({
	week: ["KW", "Wk"],
	weekOf: [about("KW #"), about("Wk #")],
	/** The first day of a month, and of a grid. */
	dayOfMonth: [aboutTwo("#1. #2"), aboutTwo("#1 #2")],
	more: [about("+# weitere"), about("+# more")],
	today: ["heute", "today"],
	allDay: ["ganz\u00adtägig", "all day"],
	nothing: ["Nichts an diesem Tag.", "Nothing on this day."],
	menu: ["Aktionen", "Actions"],
	plan: ["geplant", "planned"],
	booked: ["gebucht", "booked"],
});
