import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	master: {
		one: ["Mindestbesetzung", "Minimum staffing"],
		many: ["Mindestbesetzung", "Minimum staffing"],
		edit: ["Mindestbesetzung bearbeiten", "Edit minimum staffing"],
		empty: [
			"Hier steht, wie viele Personen in einer Abteilung mindestens da sein müssen. Noch gibt es keinen Eintrag.",
			"How many people have to be there in a department at least is listed here. There is no entry yet.",
		],
		deleteText: [
			"Soll diese Mindestbesetzung wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this minimum staffing permanently?",
		],
		fields: {
			unitId: ["Abteilung", "Department"],
			from: ["Gültig ab", "Valid from"],
			monday: ["Montag", "Monday"],
			tuesday: ["Dienstag", "Tuesday"],
			wednesday: ["Mittwoch", "Wednesday"],
			thursday: ["Donnerstag", "Thursday"],
			friday: ["Freitag", "Friday"],
			saturday: ["Samstag", "Saturday"],
			sunday: ["Sonntag", "Sunday"],
			holiday: ["Feiertag", "Public holiday"],
		},
		columns: {
			monday: ["Mo", "Mon"],
			tuesday: ["Di", "Tue"],
			wednesday: ["Mi", "Wed"],
			thursday: ["Do", "Thu"],
			friday: ["Fr", "Fri"],
			saturday: ["Sa", "Sat"],
			sunday: ["So", "Sun"],
			holiday: ["Feiertag", "Holiday"],
		},
		help: {
			unitId: [
				"Gezählt werden ihre eigenen Mitarbeiter, nicht die der Abteilungen darunter.",
				"Its own employees count, not those of the departments below.",
			],
			from: [
				"Bis zum nächsten Eintrag dieser Abteilung. Je Tag: wie viele Personen mindestens da sind; 0, wenn niemand gebraucht wird.",
				"Until the next entry of this department. For each day: how many people are there at least; 0 where nobody is needed.",
			],
		},
	},
});
