import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Words in calendars, apart from those that the browser shows. */
export const texts = inBothLanguages({
	own: ["Stundwerk", "Stundwerk"],
	unit: [about("Abteilung: #"), about("Department: #")],
	/** In place of a kind that is named nowhere. */
	absent: ["Abwesend", "Absent"],
	ofPerson: [aboutTwo("#1: #2"), aboutTwo("#1: #2")],
	requested: [about("# (beantragt)"), about("# (requested)")],
	half: {
		FIRST_HALF: [about("# (vormittags)"), about("# (morning)")],
		SECOND_HALF: [about("# (nachmittags)"), about("# (afternoon)")],
	},
	/** Of several days of which the first or the last is half. */
	fromNoon: [about("# (ab mittags)"), about("# (from noon)")],
	untilNoon: [about("# (bis mittags)"), about("# (until noon)")],
	fromNoonUntilNoon: [about("# (ab mittags, bis mittags)"), about("# (from noon until noon)")],
	halfHoliday: [about("# (halber Tag)"), about("# (half a day)")],
});
