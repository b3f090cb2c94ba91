import type { ExampleFigure } from "../../../domain/working-time/examples/rule-example.ts";

const figures = {
	workedMinutes: "Arbeitszeit",
	pauseMinutes: "Pausen",
	autoPauseMinutes: "Automatische Pausen",
	extraMinutes: "Zeitzuschlag",
	overtimeMinutes: "Überstunden",
	pendingMinutes: "Noch zu genehmigen",
	balanceMinutes: "Saldo",
	carriedMinutes: "Zeitkonto danach",
} as const;

export const texts = {
	errors: {
		TIME_RULE_NAME_TAKEN: "Es gibt schon eine Regel mit diesem Namen.",
		TIME_RULE_KIND_CHANGED:
			"Die Art der Regel steht fest. Legen Sie für eine andere Art eine neue Regel an.",
		TIME_RULE_VERSION_TWICE:
			"Für diesen Tag gibt es schon eine Fassung. Ändern Sie diese oder wählen Sie einen anderen Tag.",
		TIME_RULE_LAST_VERSION:
			"Die einzige Fassung kann nicht gelöscht werden. Löschen Sie stattdessen die Regel.",
		TIME_RULE_IS_ON:
			"Die Regel ist eingeschaltet. Schalten Sie sie aus, bevor Sie sie löschen.",
		TIME_RULE_EXAMPLES_MISSING:
			"Eingeschaltet wird eine Regel erst, wenn jede Fassung ab heute mindestens ein Beispiel hat. Probieren Sie die Regel aus und merken Sie das Ergebnis als Beispiel.",
		TIME_RULE_EXAMPLE_MISSED: (
			name: string,
			figure: ExampleFigure,
			expected: string,
			found: string,
		) =>
			found === ""
				? `Das Beispiel „${name}“ lässt sich nicht berechnen: Seine Zeiten überschneiden sich.`
				: `Das Beispiel „${name}“ geht nicht auf. ${figures[figure]}: erwartet ${expected}, berechnet ${found}.`,
		TIME_RULES_CONTRADICT: (name: string, other: string) =>
			`„${name}“ und „${other}“ sind Regeln derselben Art und würden hier gleichzeitig gelten. Beenden Sie die eine, bevor die andere beginnt.`,
		TIME_RULE_ASSIGNED_TWICE: "Die Regel gilt hier in diesem Zeitraum schon.",
		TIME_RULE_END_BEFORE_BEGIN: "Das Ende liegt vor dem Beginn.",
		TIME_RULE_TARGET_NOT_FOUND:
			"Wem die Regel zugewiesen werden soll, gibt es nicht.",
	},
	figures,
	types: {
		NORMALIZE2WORKTIME: "Kappung auf die Arbeitszeit",
		ROUNDING: "Rundung",
		AUTOPAUSE: "Automatische Pause",
		EXTRATIME: "Zeitzuschlag",
		OVERTIME: "Überstunden",
		FLEXTIME: "Grenzen des Zeitkontos",
		AUTOSHIFTTOTRACKING: "Dienste als Zeiteinträge",
	},
	typeHelp: {
		NORMALIZE2WORKTIME:
			"Was vor oder nach der Arbeitszeit oder dem Rahmen des Tages liegt, zählt nicht. Länger wird ein Tag dadurch nie.",
		ROUNDING:
			"Rundet für die Berechnung; die erfassten Zeiten bleiben, wie sie sind.",
		AUTOPAUSE:
			"Zieht eine Pause ab, wo keine oder zu wenig gebucht wurde. Gebuchte Pausen werden angerechnet.",
		EXTRATIME: "Schreibt für Arbeit, die die Bedingungen erfüllt, Zeit gut.",
		OVERTIME:
			"Was über der Schwelle liegt, kommt auf das Überstundenkonto, je Minute mit dem Faktor.",
		FLEXTIME:
			"Begrenzt das Zeitkonto am Ende des Zeitraums; von einem Tag wird nichts gekürzt.",
		AUTOSHIFTTOTRACKING:
			"Aus einem geplanten Dienst, in dem nichts gebucht wurde, wird nach seinem Ende ein Zeiteintrag.",
	},
	settings: {
		behaviour: "Abzug",
		COMPLETE_DURATION: "Die ganze Pause, sobald die Schwelle überschritten ist",
		ABOVE_THRESHOLD: "Höchstens die Minuten über der Schwelle",
		minBlockMinutes: "Gebuchte Pausen zählen ab (Minuten)",
		minBlockHelp:
			"Kürzere Unterbrechungen sind keine Ruhepause (§ 4 Satz 2 ArbZG: 15 Minuten).",
		steps: "Stufen",
		step: (after: string, pause: string) => `über ${after} Arbeit: ${pause}`,
		stepAfter: (number: number) => `Stufe ${number}: Arbeit über`,
		stepPause: (number: number) => `Stufe ${number}: Pause insgesamt`,
		addStep: "Stufe hinzufügen",
		removeStep: (number: number) => `Stufe ${number} entfernen`,
		legal: "Nach § 4 ArbZG: 0:30 über 6:00, 0:45 über 9:00",
		noSteps: "Ohne Stufe wird nichts abgezogen.",
		target: "Was gerundet wird",
		BEGIN: "Beginn",
		END: "Ende",
		PAUSE: "Summe der gebuchten Pausen",
		DURATION: "Arbeitszeit des Tages",
		mode: "Richtung",
		NONE: "Nicht runden",
		MERCANTILE: "Kaufmännisch",
		UP: "Aufrunden",
		DOWN: "Abrunden",
		gridMinutes: "Auf volle Minuten von",
		upperMinutes: "Höchstens",
		lowerMinutes: "Mindestens",
		boundHelp: "Leer: keine Grenze.",
		overflow: "Was darüber hinausgeht",
		EXPIRE: "Verfällt",
		KEEP: "Bleibt stehen",
		period: "Zeitraum",
		DAY: "Tag",
		WEEK: "Woche (Montag bis Sonntag)",
		MONTH: "Monat",
		afterMinutes: "Überstunden ab",
		factorPercent: "Faktor in Prozent",
		needsApproval: "Überstunden müssen genehmigt werden",
		extraMode: "Zuschlag",
		FIXED: "Feste Minuten je Tag",
		PERCENT: "Prozent der Arbeit",
		extraValue: "Wert (Minuten oder Prozent)",
		maxMinutes: "Höchstens je Tag",
		timeOfDay: "Nur Arbeit zwischen",
		weekdays: "Nur an diesen Wochentagen",
		holidays: "Nur an Feiertagen",
		otherConditions: (count: number) =>
			count === 1
				? "Eine weitere Bedingung bleibt erhalten."
				: `${count} weitere Bedingungen bleiben erhalten.`,
		to: "Kappen auf",
		WORKING_TIME: "Arbeitszeit des Tages",
		FRAME: "Rahmen des Tages",
		toleranceBeforeMinutes: "Vorher nur kappen bis (Minuten)",
		toleranceAfterMinutes: "Nachher nur kappen bis (Minuten)",
		toleranceHelp:
			"Wer mehr abweicht, sollte es wohl so; das zählt dann. Leer: immer kappen.",
		graceMinutes: "Karenz nach Dienstende (Minuten)",
		state: "Der Zeiteintrag ist",
		REQUESTED: "Zu genehmigen",
		APPROVED: "Genehmigt",
		none: "keine",
		yes: "ja",
		no: "nein",
		days: [
			"Montag",
			"Dienstag",
			"Mittwoch",
			"Donnerstag",
			"Freitag",
			"Samstag",
			"Sonntag",
		],
	},
	overview: {
		name: "Bezeichnung",
		type: "Art",
		state: "Zustand",
		since: "Fassung ab",
		assignments: "Zuweisungen",
		search: "Regeln durchsuchen",
		empty: "Es gibt noch keine Zeiterfassungsregeln.",
		create: "Regel anlegen",
		on: "Eingeschaltet",
		off: "Ausgeschaltet",
		notLoaded: "Die Regeln konnten nicht geladen werden.",
	},
	form: {
		rule: "Regel",
		says: "Was die Regel sagt",
		name: "Bezeichnung",
		type: "Art",
		validFrom: "Gilt ab",
		validFromHelp: "Die Fassung davor endet am Tag zuvor.",
		missing: "Bitte füllen Sie dieses Feld aus.",
		saving: "Regel speichern",
		correcting:
			"Sie ändern eine bestehende Fassung: Auch vergangene Tage werden danach so berechnet. Für Änderungen ab einem Tag legen Sie eine neue Fassung an.",
		newVersion: "Neue Fassung",
		correct: "Fassung berichtigen",
		examples: "Beispiele",
	},
	detail: {
		gone: "Diese Regel gibt es nicht mehr.",
		notLoaded: "Die Regel konnte nicht geladen werden.",
		switchOn: "Einschalten",
		switchOff: "Ausschalten",
		switching: "Regel ein- oder ausschalten",
		delete: "Regel löschen",
		deleteText:
			"Soll diese Regel mit allen Fassungen und Beispielen wirklich unwiderruflich gelöscht werden?",
		edit: "Regel bearbeiten",
		try: "Regel ausprobieren",
		present: "Aktuelle Fassung",
		versions: "Fassungen",
		newVersion: "Neue Fassung",
		editVersion: (from: string) => `Fassung ab ${from} berichtigen`,
		deleteVersion: "Fassung löschen",
		deleteVersionOf: (from: string) => `Fassung ab ${from} löschen`,
		deleteVersionText:
			"Soll diese Fassung wirklich gelöscht werden? Die Fassung davor gilt dann wieder für ihre Tage.",
		from: (day: string) => `ab ${day}`,
		range: (from: string, to: string) => `${from} bis ${to}`,
	},
	examples: {
		title: "Beispiele",
		none: "Noch kein Beispiel. Erst mit einem Beispiel, das aufgeht, lässt sich die Regel einschalten.",
		passes: "Geht auf",
		fails: "Geht nicht auf",
		checking: "Wird berechnet",
		difference: (figure: string, expected: string, found: string) =>
			`${figure}: erwartet ${expected}, berechnet ${found}`,
		overlaps: "Die Zeiten überschneiden sich.",
		remove: (name: string) => `Beispiel „${name}“ entfernen`,
		accept: (name: string) => `Ergebnis übernehmen: ${name}`,
		acceptShort: "Ergebnis übernehmen",
		removing: "Beispiel entfernen",
	},
	assignments: {
		title: "Für wen die Regel gilt",
		none: "Noch niemandem zugewiesen.",
		add: "Zuweisen",
		adding: "Regel zuweisen",
		target: "Gilt für",
		GLOBAL: "Alle",
		SITE: "Standort",
		UNIT: "Abteilung",
		EMPLOYMENT_TYPE: "Beschäftigungsart",
		WORKSHEET: "Arbeitszeitplan",
		USER: "Mitarbeiter",
		choose: "Mitarbeiter wählen",
		validFrom: "Gilt ab",
		validTo: "Gilt bis",
		end: "Beenden",
		endOf: (name: string) => `Heute beenden: ${name}`,
		endToday: "Heute beenden",
		remove: (name: string) => `Zuweisung entfernen: ${name}`,
		removing: "Zuweisung entfernen",
		removeText:
			"Soll diese Zuweisung wirklich entfernt werden? Auch vergangene Tage werden dann ohne die Regel berechnet. Soll die Regel nur ab jetzt nicht mehr gelten, beenden Sie die Zuweisung.",
		nearest:
			"Das Nähere geht vor: Mitarbeiter vor Arbeitszeitplan, Beschäftigungsart, Abteilung, Standort und allen.",
	},
	trial: {
		day: "Der Tag",
		date: "Tag",
		target: "Soll",
		plan: "Arbeitszeit oder Rahmen",
		shift: "Geplanter Dienst",
		opening: "Zeitkonto davor",
		entries: "Einträge",
		entry: (number: number) => `Eintrag ${number}: von–bis`,
		isPause: (number: number) => `Eintrag ${number} ist eine Pause`,
		add: "Eintrag hinzufügen",
		remove: (number: number) => `Eintrag ${number} entfernen`,
		result: "Ergebnis",
		why: "So kommt es dazu",
		noSteps: "Die Regel ändert an diesem Tag nichts.",
		hints: "Hinweise",
		figure: "Wert",
		minutes: "Stunden",
		incomplete: "Bitte geben Sie Tag, Soll und vollständige Einträge an.",
		notComputed: "Der Tag konnte nicht berechnet werden.",
		keep: "Als Beispiel merken",
		keepName: "Bezeichnung des Beispiels",
		keeping: "Beispiel merken",
		kept: "Beispiel gemerkt",
	},
	own: {
		title: "Zeiterfassungsregeln",
		show: "Anzeigen",
		day: "Am",
		held: "Gilt",
		later: "Gilt am gewählten Tag nicht",
		none: "Für diese Person gilt keine Regel.",
		notLoaded: "Die Regeln konnten nicht geladen werden.",
		gone: "Diese Person gibt es nicht mehr.",
		fromUnit: (name: string, distance: number) =>
			distance === 0 ? `Abteilung ${name}` : `übergeordnete Abteilung ${name}`,
		from: (target: string, name: string) => `${target} ${name}`,
		self: "eigene Regel",
		all: "für alle",
		off: "ausgeschaltet",
		beaten: "eine nähere Regel geht vor",
		add: "Eigene Regel hinzufügen",
		rule: "Regel",
	},
	trace: {
		TARGET: "Soll des Tages",
		WORKED: "Gearbeitet",
		HOLIDAY_CREDIT: "Gutschrift für den Feiertag",
		ABSENCE_CREDIT: "Gutschrift für die Abwesenheit",
		extraFixed: "Zeitzuschlag: feste Minuten",
		extraPercent: "Zeitzuschlag: Anteil der Arbeit",
		buildupOnly: "Nur Plusstunden zählen: Das Minus des Tages entfällt",
		fixedBreak: (from: string, to: string) => `Feste Pause ${from} bis ${to}`,
		workingTime: (from: string, to: string) =>
			`Auf die Arbeitszeit gekappt: Es zählt ${from} bis ${to}`,
		frame: (from: string, to: string) =>
			`Auf den Rahmen gekappt: Es zählt ${from} bis ${to}`,
		begin: (from: string, to: string) => `Beginn gerundet: ${from} wird ${to}`,
		end: (from: string, to: string) => `Ende gerundet: ${from} wird ${to}`,
		pause: (from: string, to: string) => `Pausen gerundet: ${from} wird ${to}`,
		duration: (from: string, to: string) =>
			`Arbeitszeit gerundet: ${from} wird ${to}`,
		completePause: (after: string, counted: string) =>
			`Automatische Pause: mehr als ${after} gearbeitet, ${counted} Pause angerechnet`,
		pauseAbove: (after: string, counted: string) =>
			`Automatische Pause für die Minuten über ${after}, ${counted} Pause angerechnet`,
		overtimeDay: (after: string, percent: string) =>
			`Überstunden: am Tag mehr als ${after}, zu ${percent} %`,
		overtimeWeek: (after: string, percent: string) =>
			`Überstunden: in der Woche mehr als ${after}, zu ${percent} %`,
		overtimeMonth: (after: string, percent: string) =>
			`Überstunden: im Monat mehr als ${after}, zu ${percent} %`,
		result: (minutes: string) => `ergibt ${minutes}`,
	},
	/** The reason of an entry that a planned shift became by itself. */
	shiftReason: "Aus dem Dienst übernommen, weil nichts gebucht wurde.",
	violations: {
		OVER_8_HOURS: (minutes: string) =>
			`${minutes} über acht Stunden; im Schnitt von 24 Wochen müssen es acht bleiben (§ 3 ArbZG).`,
		OVER_10_HOURS: (minutes: string) =>
			`${minutes} über zehn Stunden: nicht zulässig (§ 3 ArbZG).`,
		REST_TOO_SHORT: (rest: string, required: string) =>
			`Ruhezeit davor nur ${rest} statt ${required} (§ 5 ArbZG).`,
		BREAK_MISSING: (taken: string, required: string) =>
			`Pausen nur ${taken} statt ${required} (§ 4 ArbZG).`,
		SIX_HOURS_WITHOUT_BREAK:
			"Mehr als sechs Stunden ohne Pause gearbeitet (§ 4 Satz 3 ArbZG).",
		SUNDAY_WORK: "Arbeit an einem Sonntag (§ 9 ArbZG).",
		HOLIDAY_WORK: "Arbeit an einem Feiertag (§ 9 ArbZG).",
		AVERAGE_24_WEEKS: (average: string) =>
			`Im Schnitt von 24 Wochen ${average} je Werktag: mehr als acht Stunden (§ 3 Satz 2 ArbZG).`,
		MINOR_HOURS: (minutes: string) =>
			`Jugendliche: ${minutes} zu lange gearbeitet (§ 8 JArbSchG).`,
		MINOR_SHIFT: (minutes: string) =>
			`Jugendliche: Schicht mit Pausen um ${minutes} länger als zehn Stunden (§ 12 JArbSchG).`,
		MINOR_BREAK: (taken: string, required: string) =>
			`Jugendliche: Pausen ${taken}, nötig sind ${required}, keine davon in der ersten oder letzten Stunde (§ 11 JArbSchG).`,
		MINOR_NIGHT: (minutes: string) =>
			`Jugendliche: ${minutes} zwischen 20 und 6 Uhr gearbeitet (§ 14 JArbSchG).`,
		MINOR_REST: (rest: string, required: string) =>
			`Jugendliche: Freizeit davor nur ${rest} statt ${required} (§ 13 JArbSchG).`,
		OUTSIDE_EMPLOYMENT: "Der Tag liegt außerhalb der Beschäftigung.",
		CORE_TIME_MISSED: (minutes: string) => `${minutes} der Kernzeit fehlen.`,
		MAX_ACTUAL_EXCEEDED: (minutes: string) =>
			`${minutes} mehr, als der Vertrag im Monat zulässt.`,
		MAX_WAGE_EXCEEDED: (minutes: string) =>
			`${minutes} mehr, als der vereinbarte Höchstlohn im Monat deckt.`,
		MINIJOB_HOURS: (minutes: string) =>
			`${minutes} mehr, als ein Minijob im Monat zulässt (§ 8 Abs. 1a SGB IV).`,
		severities: { INFO: "Hinweis", WARNING: "Warnung", ERROR: "Verstoß" },
	},
	/** What does not fit in a simulation. */
	faults: {
		REQUIRED: "Diese Angabe fehlt.",
		INVALID: "Diese Angabe ist ungültig.",
		UNKNOWN_KEY: "Diese Angabe gibt es nicht.",
		INVALID_INSTANT:
			"Bitte geben Sie Datum und Uhrzeit mit Zeitzone an, zum Beispiel 2026-03-28T22:00:00+01:00.",
		FROM_AFTER_TO: "Der erste Tag liegt nach dem letzten.",
		TOO_MANY_DAYS: "Es lassen sich höchstens 400 Tage berechnen.",
		END_BEFORE_BEGIN: "Das Ende liegt vor dem Beginn.",
		OVERLAP: "Dieser Eintrag überschneidet sich mit einem anderen.",
		RULE_TWICE: "Für denselben Zeitraum gibt es schon eine Regel dieser Art.",
		WEEKDAY_TWICE: "Dieser Wochentag kommt in der Woche schon vor.",
		CODE_TWICE: "Es gibt schon ein Zeitkonto mit diesem Kürzel.",
		UNKNOWN_ZONE: "Diese Zeitzone ist nicht bekannt.",
		UNKNOWN_REGION: "Zu dieser Region sind keine Feiertage bekannt.",
	},
} as const;
