import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	states: {
		NONE: ["Kein Konto", "No account"],
		BELOW_ZERO: ["Unter null", "Below zero"],
		USED_UP: ["Aufgebraucht", "Used up"],
		OPEN: ["Offen", "Open"],
	},
	list: {
		title: ["Urlaubskonten", "Leave accounts"],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			remaining: ["Rest", "Remaining"],
			entitled: ["Anspruch", "Entitled"],
			carried: ["Übertrag", "Carried over"],
			taken: ["Genommen", "Taken"],
			approvedAhead: ["Genehmigt", "Approved"],
			requested: ["Beantragt", "Requested"],
			free: ["Frei planbar", "Free to plan"],
			expiring: ["Verfällt", "Expires"],
			unitName: ["Abteilung", "Department"],
			personnelNo: ["Personalnr.", "Personnel no."],
			state: ["Stand", "State"],
		},
	},
	/** What the simulator wants looked at. */
	findings: {
		NEGATIVE_REST: [
			about("#: Es ist mehr Urlaub genommen, als vorhanden ist."),
			about("#: more leave is taken than there is."),
		],
		OUTSIDE_EMPLOYMENT: [
			about("Die Abwesenheit # liegt nicht ganz in der Beschäftigung."),
			about("Absence # does not lie within the employment."),
		],
		OVERLAP: [
			aboutTwo("Die Abwesenheiten #1 und #2 überschneiden sich."),
			aboutTwo("Absences #1 and #2 overlap."),
		],
		NO_RULE: [
			"Keine Regel sagt, wie viel Urlaub es gibt.",
			"No rule says how much leave there is.",
		],
	},
	/** What does not fit in a simulation. */
	faults: {
		REQUIRED: ["Diese Angabe fehlt.", "This is missing."],
		INVALID: ["Diese Angabe ist ungültig.", "This is not valid."],
		UNKNOWN_KEY: ["Diese Angabe gibt es nicht.", "There is no such field."],
		END_BEFORE_BEGIN: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
		TOO_MANY_YEARS: [
			"Es lassen sich höchstens zehn Jahre berechnen.",
			"At most ten years can be computed.",
		],
		YEAR_TWICE: ["Dieses Jahr kommt schon vor.", "This year is already there."],
		PATTERNS_OUT_OF_ORDER: [
			"Jedes Arbeitszeitmuster muss nach dem vorigen beginnen.",
			"Each pattern must begin after the one before.",
		],
		WEEKDAY_TWICE: ["Ein Wochentag kommt mehrmals vor.", "A weekday is there more than once."],
		DATE_TWICE: [
			"Für diesen Tag gibt es schon einen Feiertag.",
			"There is already a holiday on this day.",
		],
		RULE_TWICE: ["Eine Regel dieser Art gibt es schon.", "There is already a rule of this kind."],
		UNKNOWN_REGION: [
			"Zu dieser Region sind keine Feiertage bekannt.",
			"No holidays are known for this region.",
		],
		NO_SUCH_ILLNESS: [
			"Das ist keine frühere Krankheit aus der Liste.",
			"This is no earlier sickness of the list.",
		],
	},
});
