import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	places: {
		"/home/dashboard": ["Uhr", "Clock"],
		"/time-management/target-actual": ["Monat", "Month"],
		"/time-management/trackings": ["Einträge", "Entries"],
		"/time-management/accounts": ["Konten", "Accounts"],
		"/staff/users": ["Mitarbeiter", "Employees"],
	},
	/** Of oneself, where the word differs. */
	own: {
		"/time-management/trackings": ["Anträge", "Requests"],
	},
});
