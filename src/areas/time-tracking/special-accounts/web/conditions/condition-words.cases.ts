import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";

interface WordsCase {
	readonly settings: ConditionSettings;
	readonly german: string;
	readonly english: string;
}

/** The name of activity "a" is "Rufdienst", of unit "u" "Station 2". */
// biome-ignore format: a table, one case a line
export const wordsCases: readonly WordsCase[] = [
	{ settings: { type: "TIME_OF_DAY", from: "23:00", to: "06:00" }, german: "zwischen 23:00 und 06:00", english: "between 23:00 and 06:00" },
	{ settings: { type: "TIME_OF_DAY", from: "08:00", to: "08:00" }, german: "den ganzen Tag", english: "all day" },
	{ settings: { type: "TIME_OF_DAY", from: "20:00", to: "24:00" }, german: "zwischen 20:00 und 24:00", english: "between 20:00 and 24:00" },
	{ settings: { type: "TIME_OF_DAY", from: "20:00", to: "00:00" }, german: "zwischen 20:00 und 24:00", english: "between 20:00 and 24:00" },
	{ settings: { type: "WEEKDAY", weekdays: [6, 7], dayOffset: 0 }, german: "am Samstag oder Sonntag", english: "on Saturday or Sunday" },
	{ settings: { type: "WEEKDAY", weekdays: [7], dayOffset: -1 }, german: "am Tag nach Sonntag", english: "on the day after Sunday" },
	{ settings: { type: "WEEKDAY", weekdays: [7], dayOffset: 2 }, german: "2 Tage vor Sonntag", english: "2 days before Sunday" },
	{ settings: { type: "HOLIDAY", kind: "PUBLIC", minFactor: null, dayOffset: 0 }, german: "an einem gesetzlichen Feiertag", english: "on a public holiday" },
	{ settings: { type: "HOLIDAY", kind: null, minFactor: 1, dayOffset: 1 }, german: "am Tag vor einem Feiertag (nur ganze Tage)", english: "on the day before a holiday (whole days only)" },
	{ settings: { type: "HOLIDAY", kind: "OTHER", minFactor: 0, dayOffset: -3 }, german: "3 Tage nach einem sonstigen freien Tag (auch ohne freie Zeit)", english: "3 days after another free day (also without free time)" },
	{ settings: { type: "DATE_TIME_RANGE", from: "12-24T14:00", to: "12-27T00:00" }, german: "jedes Jahr vom 24.12. 14:00 bis 27.12. 00:00", english: "every year from 24 December 14:00 to 27 December 00:00" },
	{ settings: { type: "DATE_TIME_RANGE", from: "02-29T00:00", to: "02-29T24:00" }, german: "jedes Jahr vom 29.2. 00:00 bis 29.2. 24:00", english: "every year from 29 February 00:00 to 29 February 24:00" },
	{ settings: { type: "ACTIVITY", activities: ["a", "x"] }, german: "Tätigkeit Rufdienst oder unbekannt", english: "activity Rufdienst or unknown" },
	{ settings: { type: "ACTIVITY_CLASS", classTypes: ["SHIFT_STANDBY", "ACTION"] }, german: "Art Bereitschaft oder Dienstgang", english: "kind Standby or Errand" },
	{ settings: { type: "WORKSPACE", workspaces: ["x"] }, german: "Arbeitsbereich unbekannt", english: "workspace unknown" },
	{ settings: { type: "UNIT", units: ["u"] }, german: "Abteilung Station 2", english: "department Station 2" },
	{ settings: { type: "MIN_DURATION", minutes: 600 }, german: "Schicht von mindestens 10:00 h", english: "shift of at least 10:00 h" },
	{ settings: { type: "BEGUN_BEFORE", time: "00:00", isLater: false }, german: "Schicht mit Beginn vor 00:00", english: "shift begun before 00:00" },
	{ settings: { type: "BEGUN_BEFORE", time: "14:30", isLater: true }, german: "Schicht mit Beginn ab 14:30", english: "shift begun at 14:30 or later" },
];
