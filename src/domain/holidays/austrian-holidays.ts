import type { HolidayRules } from "./holiday-rules.ts";
import { ascension, corpusChristi, easterMonday, whitMonday } from "./movable-holidays.ts";

/** § 7 (2) Arbeitsruhegesetz: the same in all Länder, whose patron saints' days are no days of rest by law. */
export const austrianHolidays: HolidayRules = {
	fixed: ["01-01", "01-06", "05-01", "08-15", "10-26", "11-01", "12-08", "12-25", "12-26"],
	movable: [easterMonday, ascension, whitMonday, corpusChristi],
};
