import type { ExampleFigure } from "#domain/working-time/examples/rule-example.ts";
import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

const figures = {
	workedMinutes: ["Arbeitszeit", "Working time"],
	pauseMinutes: ["Pausen", "Breaks"],
	autoPauseMinutes: ["Automatische Pausen", "Automatic breaks"],
	extraMinutes: ["Zeitzuschlag", "Extra time"],
	overtimeMinutes: ["Überstunden", "Overtime"],
	pendingMinutes: ["Noch zu genehmigen", "Still to be approved"],
	balanceMinutes: ["Saldo", "Balance"],
	carriedMinutes: ["Konto danach", "Account afterwards"],
} as const satisfies Record<ExampleFigure, readonly [string, string]>;

/** Prints a figure of a step by its name. */
export type Printed = {
	readonly [How in "hours" | "number"]: (name: string) => string;
};

export const texts = inBothLanguages({
	errors: {
		TIME_RULE_NAME_TAKEN: [
			"Es gibt schon eine Regel mit diesem Namen.",
			"There is already a rule with this name.",
		],
		TIME_RULE_KIND_CHANGED: [
			"Die Art der Regel steht fest. Legen Sie für eine andere Art eine neue Regel an.",
			"The kind of a rule is fixed. Create a new rule for another kind.",
		],
		TIME_RULE_VERSION_TWICE: [
			"Für diesen Tag gibt es schon eine Fassung. Ändern Sie diese oder wählen Sie einen anderen Tag.",
			"There is already a version for this day. Change it or choose another day.",
		],
		TIME_RULE_LAST_VERSION: [
			"Die einzige Fassung kann nicht gelöscht werden. Löschen Sie stattdessen die Regel.",
			"The only version cannot be deleted. Delete the rule instead.",
		],
		TIME_RULE_IS_ON: [
			"Die Regel ist eingeschaltet. Schalten Sie sie aus, bevor Sie sie löschen.",
			"The rule is switched on. Switch it off before you delete it.",
		],
		TIME_RULE_EXAMPLES_MISSING: [
			"Eingeschaltet wird eine Regel erst, wenn jede Fassung ab heute mindestens ein Beispiel hat. Probieren Sie die Regel aus und merken Sie das Ergebnis als Beispiel.",
			"A rule is switched on only when each version from today on has at least one example. Try the rule and keep the result as an example.",
		],
		TIME_RULE_EXAMPLE_MISSED: [
			(name: string, figure: ExampleFigure, expected: string, found: string) =>
				found === ""
					? `Das Beispiel „${name}“ lässt sich nicht berechnen: Seine Zeiten überschneiden sich.`
					: `Das Beispiel „${name}“ stimmt nicht. ${figures[figure]?.[0] ?? figure}: erwartet ${expected}, berechnet ${found}.`,
			(name: string, figure: ExampleFigure, expected: string, found: string) =>
				found === ""
					? `The example “${name}” cannot be computed: its times overlap.`
					: `The example “${name}” is not correct. ${figures[figure]?.[1] ?? figure}: expected ${expected}, computed ${found}.`,
		],
		TIME_RULES_CONTRADICT: [
			aboutTwo(
				"„#1“ und „#2“ sind Regeln derselben Art und würden hier gleichzeitig gelten. Beenden Sie die eine, bevor die andere beginnt.",
			),
			aboutTwo(
				"“#1” and “#2” are rules of the same kind and would apply here at the same time. End the one before the other begins.",
			),
		],
		TIME_RULE_ASSIGNED_TWICE: [
			"Die Regel gilt hier in diesem Zeitraum schon.",
			"The rule already applies here in this period.",
		],
		TIME_RULE_END_BEFORE_BEGIN: [
			"Das Ende liegt vor dem Beginn.",
			"The end lies before the start.",
		],
		TIME_RULE_TARGET_NOT_FOUND: [
			"Wem die Regel zugewiesen werden soll, gibt es nicht.",
			"What the rule is to be assigned to does not exist.",
		],
	},
	figures,
	types: {
		NORMALIZE2WORKTIME: ["Kappung auf die Arbeitszeit", "Cut to working time"],
		ROUNDING: ["Rundung", "Rounding"],
		AUTOPAUSE: ["Automatische Pause", "Automatic break"],
		EXTRATIME: ["Zeitzuschlag", "Extra time"],
		OVERTIME: ["Überstunden", "Overtime"],
		FLEXTIME: ["Grenzen des Überstundenkontos", "Limits of the overtime account"],
		AUTOSHIFTTOTRACKING: ["Dienste als Zeiteinträge", "Shifts as time entries"],
	},
	typeHelp: {
		NORMALIZE2WORKTIME: [
			"Was vor oder nach der Arbeitszeit oder dem Rahmen des Tages liegt, zählt nicht. Länger wird ein Tag dadurch nie.",
			"What lies before or after the working time or the frame of the day does not count. It never makes a day longer.",
		],
		ROUNDING: [
			"Rundet für die Berechnung; die erfassten Zeiten bleiben, wie sie sind.",
			"Rounds for the calculation; the recorded times stay as they are.",
		],
		AUTOPAUSE: [
			"Zieht eine Pause ab, wo keine oder zu wenig gebucht wurde. Gebuchte Pausen werden angerechnet.",
			"Deducts a break where none or too little was booked. Booked breaks are taken into account.",
		],
		EXTRATIME: [
			"Schreibt für Arbeit, die die Bedingungen erfüllt, Zeit gut.",
			"Credits time for work that meets the conditions.",
		],
		OVERTIME: [
			"Was über der Schwelle liegt, kommt auf das Überstundenkonto, je Minute mit dem Faktor.",
			"What lies beyond the threshold goes to the overtime account, each minute multiplied by the factor.",
		],
		FLEXTIME: [
			"Begrenzt das Überstundenkonto am Ende des Zeitraums; von einem Tag wird nichts gekürzt.",
			"Limits the overtime account at the end of the period; no day is cut.",
		],
		AUTOSHIFTTOTRACKING: [
			"Aus einem geplanten Dienst, in dem nichts gebucht wurde, wird nach seinem Ende ein Zeiteintrag.",
			"A planned shift in which nothing was booked becomes a time entry once it is over.",
		],
	},
	settings: {
		behaviour: ["Abzug", "Deduction"],
		COMPLETE_DURATION: [
			"Die ganze Pause, sobald die Schwelle überschritten ist",
			"The whole break as soon as the threshold is exceeded",
		],
		ABOVE_THRESHOLD: [
			"Höchstens die Minuten über der Schwelle",
			"At most the minutes beyond the threshold",
		],
		minBlockMinutes: ["Gebuchte Pausen zählen ab (Minuten)", "Booked breaks count from (minutes)"],
		minBlockHelp: [
			"Kürzere Unterbrechungen sind keine Ruhepause (§ 4 Satz 2 ArbZG: 15 Minuten).",
			"Shorter interruptions are not a rest break (§ 4 sentence 2 ArbZG: 15 minutes).",
		],
		steps: ["Stufen", "Steps"],
		stepAfter: [about("Stufe #: Arbeit über"), about("Step #: work beyond")],
		stepPause: [about("Stufe #: Pause insgesamt"), about("Step #: break in all")],
		addStep: ["Stufe hinzufügen", "Add step"],
		removeStep: [about("Stufe # entfernen"), about("Remove step #")],
		legal: [
			"Nach § 4 ArbZG: 0:30 über 6:00, 0:45 über 9:00",
			"By § 4 ArbZG: 0:30 beyond 6:00, 0:45 beyond 9:00",
		],
		noSteps: ["Ohne Stufe wird nichts abgezogen.", "Without a step nothing is deducted."],
		target: ["Was gerundet wird", "What is rounded"],
		BEGIN: ["Beginn", "Start"],
		END: ["Ende", "End"],
		PAUSE: ["Summe der gebuchten Pausen", "Sum of the booked breaks"],
		DURATION: ["Arbeitszeit des Tages", "Working time of the day"],
		mode: ["Richtung", "Direction"],
		NONE: ["Nicht runden", "No rounding"],
		MERCANTILE: ["Kaufmännisch", "To the nearest"],
		UP: ["Aufrunden", "Up"],
		DOWN: ["Abrunden", "Down"],
		gridMinutes: ["Auf volle Minuten von", "To full minutes of"],
		upperMinutes: ["Höchstens", "At most"],
		lowerMinutes: ["Mindestens", "At least"],
		boundHelp: ["Leer: keine Grenze.", "Empty: no limit."],
		overflow: ["Was darüber hinausgeht", "What lies beyond"],
		EXPIRE: ["Verfällt", "Expires"],
		KEEP: ["Bleibt stehen", "Stays"],
		period: ["Zeitraum", "Period"],
		DAY: ["Tag", "Day"],
		WEEK: ["Woche (Montag bis Sonntag)", "Week (Monday to Sunday)"],
		MONTH: ["Monat", "Month"],
		afterMinutes: ["Überstunden ab", "Overtime from"],
		factorPercent: ["Faktor in Prozent", "Factor in per cent"],
		needsApproval: ["Überstunden müssen genehmigt werden", "Overtime must be approved"],
		extraMode: ["Zuschlag", "Credit"],
		FIXED: ["Feste Minuten je Tag", "Fixed minutes a day"],
		PERCENT: ["Prozent der Arbeit", "Per cent of the work"],
		extraValue: ["Wert (Minuten oder Prozent)", "Value (minutes or per cent)"],
		maxMinutes: ["Höchstens je Tag", "At most a day"],
		timeOfDay: ["Nur Arbeit zwischen", "Only work between"],
		weekdays: ["Nur an diesen Wochentagen", "Only on these weekdays"],
		holidays: ["Nur an Feiertagen", "Only on holidays"],
		otherConditions: [
			counted("Eine weitere Bedingung bleibt erhalten.", "# weitere Bedingungen bleiben erhalten."),
			counted("One further condition is kept.", "# further conditions are kept."),
		],
		to: ["Kappen auf", "Cut to"],
		WORKING_TIME: ["Arbeitszeit des Tages", "Working time of the day"],
		FRAME: ["Rahmen des Tages", "Frame of the day"],
		toleranceBeforeMinutes: [
			"Vorher nur kappen bis (Minuten)",
			"Before it, cut only up to (minutes)",
		],
		toleranceAfterMinutes: [
			"Nachher nur kappen bis (Minuten)",
			"After it, cut only up to (minutes)",
		],
		toleranceHelp: [
			"Wer mehr abweicht, sollte es wohl so; das zählt dann. Leer: immer kappen.",
			"Anyone who differs by more was probably meant to; that time counts. Empty: always cut.",
		],
		graceMinutes: ["Karenz nach Dienstende (Minuten)", "Grace after the shift (minutes)"],
		state: ["Der Zeiteintrag ist", "The time entry is"],
		REQUESTED: ["Zu genehmigen", "To be approved"],
		APPROVED: ["Genehmigt", "Approved"],
		days: [
			["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
			["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
		],
	},
	overview: {
		search: ["Regeln durchsuchen", "Search rules"],
		empty: [
			"Hier stehen die Regeln, nach denen Zeiten gerundet, gekappt und um Pausen gekürzt werden. Noch gibt es keine.",
			"The rules that round and cut times and deduct breaks are listed here. There are none yet.",
		],
		create: ["Regel anlegen", "Create rule"],
	},
	correcting: [
		"Sie ändern eine bestehende Fassung: Auch vergangene Tage werden danach so berechnet. Für Änderungen ab einem Tag legen Sie eine neue Fassung an.",
		"You are changing an existing version: past days will be recalculated with it too. For changes from a certain day on, create a new version.",
	],
	deleteText: [
		"Soll diese Regel mit allen Fassungen und Beispielen wirklich unwiderruflich gelöscht werden?",
		"Do you really want to delete this rule with all its versions and examples permanently?",
	],
	examples: {
		title: ["Beispiele", "Examples"],
		none: [
			"Noch kein Beispiel. Erst mit einem Beispiel, das stimmt, lässt sich die Regel einschalten.",
			"No example yet. The rule can be switched on only with an example that is correct.",
		],
		passes: ["Stimmt", "Correct"],
		fails: ["Stimmt nicht", "Not correct"],
		checking: ["Wird berechnet", "Being computed"],
		difference: [
			(figure: string, expected: string, found: string) =>
				`${figure}: erwartet ${expected}, berechnet ${found}`,
			(figure: string, expected: string, found: string) =>
				`${figure}: expected ${expected}, computed ${found}`,
		],
		overlaps: ["Die Zeiten überschneiden sich.", "The times overlap."],
		remove: [about("Beispiel „#“ entfernen"), about("Remove example “#”")],
		accept: [about("Ergebnis übernehmen: #"), about("Accept result: #")],
		acceptShort: ["Ergebnis übernehmen", "Accept result"],
	},
	assignments: {
		target: ["Gilt für", "Applies to"],
		GLOBAL: ["Alle", "Everybody"],
		SITE: ["Standort", "Site"],
		UNIT: ["Abteilung", "Department"],
		EMPLOYMENT_TYPE: ["Beschäftigungsart", "Employment type"],
		WORKSHEET: ["Arbeitszeitplan", "Work schedule"],
		USER: ["Mitarbeiter", "Employee"],
		choose: ["Mitarbeiter wählen", "Choose employee"],
		removeText: [
			"Soll diese Zuweisung wirklich entfernt werden? Auch vergangene Tage werden dann ohne die Regel berechnet. Soll die Regel nur ab jetzt nicht mehr gelten, beenden Sie die Zuweisung.",
			"Do you really want to remove this assignment? Past days will then be computed without the rule too. If the rule should only stop applying from now on, end the assignment.",
		],
		nearest: [
			"Die genauere Zuweisung geht vor: Mitarbeiter vor Arbeitszeitplan, Beschäftigungsart, Abteilung, Standort und allen.",
			"The nearest takes precedence: employee before work schedule, employment type, department, site and everybody.",
		],
	},
	trial: {
		title: ["Regel ausprobieren", "Try rule"],
		person: ["Mitarbeiter wählen", "Choose employee"],
		finding: ["Der letzte Arbeitstag wird gesucht.", "Looking for the last working day."],
		actual: [
			"Der letzte Arbeitstag mit den Buchungen, wie sie sind. Was Sie ändern, ändert nur diese Probe.",
			"The last working day with its bookings as they are. What you change is for this trial only.",
		],
		usual: [
			"Keine Buchungen gefunden: Gezeigt wird ein üblicher Tag.",
			"No bookings found: a usual day is shown.",
		],
		day: ["Der Tag", "The day"],
		date: ["Tag", "Day"],
		target: ["Soll", "Target"],
		plan: ["Arbeitszeit oder Rahmen", "Working time or frame"],
		shift: ["Geplanter Dienst", "Planned shift"],
		opening: ["Überstundenkonto davor", "Overtime account before"],
		entries: ["Einträge", "Entries"],
		entry: [about("Eintrag #: von–bis"), about("Entry #: from–to")],
		pause: ["Pause", "Break"],
		isPause: [about("Eintrag # ist eine Pause"), about("Entry # is a break")],
		add: ["Eintrag hinzufügen", "Add entry"],
		remove: [about("Eintrag # entfernen"), about("Remove entry #")],
		result: ["Ergebnis", "Result"],
		changesNothing: [
			about("„#“ ändert an diesem Tag nichts."),
			about("“#” changes nothing on this day."),
		],
		actualTime: ["Ist", "Actual"],
		posted: ["So wird gebucht", "Where it is posted"],
		hints: ["Hinweise", "Notes"],
		incomplete: [
			"Bitte geben Sie Tag, Soll und vollständige Einträge an.",
			"Please enter the day, the target and complete entries.",
		],
		notComputed: ["Der Tag konnte nicht berechnet werden.", "The day could not be computed."],
		keep: ["Als Beispiel merken", "Keep as example"],
		keepName: ["Bezeichnung des Beispiels", "Name of the example"],
		keeping: ["Beispiel merken", "Keep example"],
		kept: ["Beispiel gemerkt", "Example kept"],
	},
	own: {
		title: ["Zeiterfassungsregeln", "Rules of time tracking"],
		show: ["Anzeigen", "Show"],
		day: ["Stichtag", "Day"],
		none: ["Für diese Person gilt keine Regel.", "No rule applies to this person."],
		notLoaded: ["Die Regeln konnten nicht geladen werden.", "The rules could not be loaded."],
		add: ["Eigene Regel hinzufügen", "Add own rule"],
	},
	/** What no chain tells, by rule and reason. */
	trace: {
		"OVERTIME DAY": [
			({ hours, number }: Printed) =>
				`Überstunden: am Tag mehr als ${hours("afterMinutes")}, zu ${number("factorPercent")} %`,
			({ hours, number }: Printed) =>
				`Overtime: more than ${hours("afterMinutes")} a day, at ${number("factorPercent")} %`,
		],
		"OVERTIME WEEK": [
			({ hours, number }: Printed) =>
				`Überstunden: in der Woche mehr als ${hours("afterMinutes")}, zu ${number("factorPercent")} %`,
			({ hours, number }: Printed) =>
				`Overtime: more than ${hours("afterMinutes")} a week, at ${number("factorPercent")} %`,
		],
		"OVERTIME MONTH": [
			({ hours, number }: Printed) =>
				`Überstunden: im Monat mehr als ${hours("afterMinutes")}, zu ${number("factorPercent")} %`,
			({ hours, number }: Printed) =>
				`Overtime: more than ${hours("afterMinutes")} a month, at ${number("factorPercent")} %`,
		],
	},
	/** The reason of an entry that a planned shift became by itself. */
	shiftReason: [
		"Aus dem Dienst übernommen, weil nichts gebucht wurde.",
		"Taken from the shift, because nothing was booked.",
	],
	violations: {
		OVER_8_HOURS: [
			about("# über acht Stunden; im Schnitt von 24 Wochen müssen es acht bleiben (§ 3 ArbZG)."),
			about("# beyond eight hours; the average of 24 weeks must stay at eight (§ 3 ArbZG)."),
		],
		OVER_10_HOURS: [
			about("# über zehn Stunden: nicht zulässig (§ 3 ArbZG)."),
			about("# beyond ten hours: not lawful (§ 3 ArbZG)."),
		],
		REST_TOO_SHORT: [
			aboutTwo("Ruhezeit davor nur #1 statt #2 (§ 5 ArbZG)."),
			aboutTwo("Rest before only #1 instead of #2 (§ 5 ArbZG)."),
		],
		BREAK_MISSING: [
			aboutTwo("Pausen nur #1 statt #2 (§ 4 ArbZG)."),
			aboutTwo("Breaks only #1 instead of #2 (§ 4 ArbZG)."),
		],
		SIX_HOURS_WITHOUT_BREAK: [
			"Mehr als sechs Stunden ohne Pause gearbeitet (§ 4 Satz 3 ArbZG).",
			"Worked more than six hours without a break (§ 4 sentence 3 ArbZG).",
		],
		SUNDAY_WORK: ["Arbeit an einem Sonntag (§ 9 ArbZG).", "Work on a Sunday (§ 9 ArbZG)."],
		HOLIDAY_WORK: ["Arbeit an einem Feiertag (§ 9 ArbZG).", "Work on a holiday (§ 9 ArbZG)."],
		AVERAGE_24_WEEKS: [
			about("Im Schnitt von 24 Wochen # je Werktag: mehr als acht Stunden (§ 3 Satz 2 ArbZG)."),
			about(
				"On average over 24 weeks # per working day: more than eight hours (§ 3 sentence 2 ArbZG).",
			),
		],
		MINOR_HOURS: [
			about("Jugendliche: # zu lange gearbeitet (§ 8 JArbSchG)."),
			about("Young people: worked # too long (§ 8 JArbSchG)."),
		],
		MINOR_SHIFT: [
			about("Jugendliche: Schicht mit Pausen um # länger als zehn Stunden (§ 12 JArbSchG)."),
			about("Young people: shift with breaks # longer than ten hours (§ 12 JArbSchG)."),
		],
		MINOR_BREAK: [
			aboutTwo(
				"Jugendliche: Pausen #1, nötig sind #2, keine davon in der ersten oder letzten Stunde (§ 11 JArbSchG).",
			),
			aboutTwo(
				"Young people: breaks #1, required are #2, none of them in the first or last hour (§ 11 JArbSchG).",
			),
		],
		MINOR_NIGHT: [
			about("Jugendliche: # zwischen 20 und 6 Uhr gearbeitet (§ 14 JArbSchG)."),
			about("Young people: worked # between 20:00 and 6:00 (§ 14 JArbSchG)."),
		],
		MINOR_REST: [
			aboutTwo("Jugendliche: Freizeit davor nur #1 statt #2 (§ 13 JArbSchG)."),
			aboutTwo("Young people: free time before only #1 instead of #2 (§ 13 JArbSchG)."),
		],
		OUTSIDE_EMPLOYMENT: [
			"Der Tag liegt außerhalb der Beschäftigung.",
			"The day lies outside the employment.",
		],
		CORE_TIME_MISSED: [about("# der Kernzeit fehlen."), about("# of core time are missing.")],
		MAX_ACTUAL_EXCEEDED: [
			about("# mehr, als der Vertrag im Monat zulässt."),
			about("# more than the contract allows in a month."),
		],
		MAX_WAGE_EXCEEDED: [
			about("# mehr, als der vereinbarte Höchstlohn im Monat deckt."),
			about("# more than the agreed maximum wage covers in a month."),
		],
		MINIJOB_HOURS: [
			about("# mehr, als ein Minijob im Monat zulässt (§ 8 Abs. 1a SGB IV)."),
			about("# more than a Minijob allows in a month (§ 8 (1a) SGB IV)."),
		],
	},
	/** What does not fit in a simulation. */
	faults: {
		REQUIRED: ["Diese Angabe fehlt.", "This is missing."],
		INVALID: ["Diese Angabe ist ungültig.", "This is not valid."],
		UNKNOWN_KEY: ["Diese Angabe gibt es nicht.", "There is no such field."],
		INVALID_INSTANT: [
			"Bitte geben Sie Datum und Uhrzeit mit Zeitzone an, zum Beispiel 2026-03-28T22:00:00+01:00.",
			"Please give date and time with their offset, for example 2026-03-28T22:00:00+01:00.",
		],
		FROM_AFTER_TO: [
			"Der erste Tag liegt nach dem letzten.",
			"The first day lies after the last one.",
		],
		TOO_MANY_DAYS: [
			"Es lassen sich höchstens 400 Tage berechnen.",
			"At most 400 days can be computed.",
		],
		END_BEFORE_BEGIN: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
		OVERLAP: [
			"Dieser Eintrag überschneidet sich mit einem anderen.",
			"This entry overlaps another one.",
		],
		RULE_TWICE: [
			"Für denselben Zeitraum gibt es schon eine Regel dieser Art.",
			"There is already a rule of this kind for the same time.",
		],
		WEEKDAY_TWICE: [
			"Dieser Wochentag kommt in der Woche schon vor.",
			"This weekday is already part of the week.",
		],
		CODE_TWICE: [
			"Es gibt schon ein Sonderkonto mit diesem Kürzel.",
			"There is already a special account with this code.",
		],
		UNKNOWN_ZONE: ["Diese Zeitzone ist nicht bekannt.", "This time zone is not known."],
		UNKNOWN_REGION: [
			"Zu dieser Region sind keine Feiertage bekannt.",
			"No holidays are known for this region.",
		],
	},
});
