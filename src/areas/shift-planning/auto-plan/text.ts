import { aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		AUTO_PLAN_BUSY: [
			"Für diese Abteilung, eine darüber oder darunter wird gerade ein Vorschlag gerechnet.",
			"A proposal is being made for this department, one above it or one below it.",
		],
		AUTO_PLAN_RUNNING: [
			"Der Vorschlag wird noch gerechnet. Beenden Sie zuerst die Suche.",
			"The proposal is still being made. End the search first.",
		],
		AUTO_PLAN_OVER: [
			"Diesen Vorschlag gibt es nicht mehr: er wurde übernommen, verworfen oder durch einen neuen ersetzt.",
			"This proposal is over: it was accepted, discarded or replaced by a new one.",
		],
		AUTO_PLAN_NOTHING: [
			"In diesem Zeitraum ist kein Dienst offen.",
			"No shift is open in this range.",
		],
		AUTO_PLAN_TOO_MUCH: [
			"Das sind zu viele Dienste auf einmal. Bitte wählen Sie einen kürzeren Zeitraum oder weniger Abteilungen.",
			"These are too many shifts at once. Please choose a shorter range or fewer departments.",
		],
	},
	job: {
		title: [
			counted("1 offenen Dienst planen", "# offene Dienste planen"),
			counted("Plan 1 open shift", "Plan # open shifts"),
		],
		found: [
			aboutTwo("#1 von #2 Diensten besetzt; der Vorschlag wartet im Dienstplan."),
			aboutTwo("#1 of #2 shifts given to somebody; the proposal waits in the shift plan."),
		],
	},
	aims: {
		wishes: ["Wünsche", "Wishes"],
		refusals: ["Abgelehnte Wünsche ausgleichen", "Make up for refused wishes"],
		nights: ["Nächte gerecht verteilen", "Share out nights fairly"],
		weekends: ["Wochenenden gerecht verteilen", "Share out weekends fairly"],
		holidays: ["Feiertage gerecht verteilen", "Share out holidays fairly"],
		hours: ["Vertragsstunden einhalten", "Keep to contract hours"],
		continuity: ["Zusammenhängende Dienste und freie Tage", "Shifts and free days in a row"],
		workspaces: ["Gewohnte Arbeitsbereiche", "Usual workspaces"],
		cost: ["Niedrige Kosten", "Low cost"],
	},
	levels: {
		NONE: ["Nicht", "Not"],
		LITTLE: ["Wenig", "Little"],
		NORMAL: ["Normal", "Normal"],
		MUCH: ["Viel", "Much"],
	},
	moves: {
		KEEP: ["Alles bleibt, wie es ist", "Everything stays as it is"],
		UNPUBLISHED: ["Unveröffentlichtes darf verschoben werden", "What is unpublished may be moved"],
	},
	fairness: {
		title: ["Verteilung im Jahr", "Shares of the year"],
		explained: [
			"Die letzten zwölf Monate. Eine Nacht ist ein Dienst mit mehr als zwei Stunden zwischen 23 und 6 Uhr; Bereitschaft zählt, wenn sie Arbeitszeit ist.",
			"The last twelve months. A night is a shift with more than two hours between 23:00 and 6:00; standby counts where it is working time.",
		],
		search: ["Person suchen", "Find a person"],
		empty: [
			"Hier ist niemand, dessen Dienste Sie sehen.",
			"There is nobody here whose shifts you can see.",
		],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			unit: ["Abteilung", "Department"],
			nights: ["Nächte", "Nights"],
			weekends: ["Wochenenddienste", "Weekend shifts"],
			holidays: ["Feiertage", "Holidays"],
			granted: ["Wünsche erfüllt", "Wishes granted"],
			refused: ["Wünsche abgelehnt", "Wishes refused"],
		},
	},
	movesLabel: ["Bestehender Plan", "Plan that is there"],
});
