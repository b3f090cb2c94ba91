import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

const gridsInGerman = {
	UP: "aufgerundet",
	DOWN: "abgerundet",
	MERCANTILE: "kaufmännisch gerundet",
	NONE: "gerundet",
} as const;

type Mode = keyof typeof gridsInGerman;

const onGridInGerman = (mode: Mode, grid: string) =>
	grid === "1"
		? `auf volle Minuten ${gridsInGerman[mode]}`
		: `auf volle ${grid} Minuten ${gridsInGerman[mode]}`;

const gridsInEnglish = {
	UP: "rounded up",
	DOWN: "rounded down",
	MERCANTILE: "rounded half up",
	NONE: "rounded",
} as const;

const onGridInEnglish = (mode: Mode, grid: string) =>
	grid === "1"
		? `${gridsInEnglish[mode]} to full minutes`
		: `${gridsInEnglish[mode]} to full ${grid} minutes`;

/** How a day came to its figures, for everybody who tells it. */
export const texts = inBothLanguages({
	chain: {
		title: [aboutTwo("Warum #1 und #2?"), aboutTwo("Why #1 and #2?")],
		titleOfOne: [about("Warum #?"), about("Why #?")],
		steps: [
			counted("Ein Schritt", "# Schritte in dieser Reihenfolge"),
			counted("One step", "# steps in this order"),
		],
		step: ["Schritt", "Step"],
		course: ["Verlauf", "Course"],
		change: ["Änderung", "Change"],
		result: ["Ergebnis", "Result"],
		numbered: [aboutTwo("#1. #2"), aboutTwo("#1. #2")],
	},
	/** Names of the steps, by their rule. */
	names: {
		BOOKED: ["Gebucht", "Booked"],
		NORMALIZE2WORKTIME: ["Kappen", "Cut"],
		ROUNDING: ["Runden", "Round"],
		PAUSES: ["Gebuchte Pausen", "Booked breaks"],
		FIXED_BREAK: ["Feste Pause", "Fixed break"],
		AUTOPAUSE: ["Automatische Pause", "Automatic break"],
		HOLIDAY_CREDIT: ["Feiertag", "Public holiday"],
		ABSENCE_CREDIT: ["Abwesenheit", "Absence"],
		EXTRATIME: ["Zeitzuschlag", "Extra time"],
		TARGET: ["Soll", "Target"],
		BALANCE_MODE: ["Nur Plusstunden", "Plus hours only"],
		balance: ["Saldo", "Balance"],
	},
	/** What the steps did, one sentence each. */
	says: {
		nothingBooked: ["An diesem Tag ist nichts gebucht.", "Nothing is booked on this day."],
		booked: [aboutTwo("Kommen #1, Gehen #2."), aboutTwo("In at #1, out at #2.")],
		bookedOften: [
			(count: string, from: string, to: string) =>
				`${count} Dienste zwischen ${from} und ${to}. Die Zeit dazwischen ist frei.`,
			(count: string, from: string, to: string) =>
				`${count} shifts between ${from} and ${to}. The time between them is free.`,
		],
		pauses: [
			(times: string) =>
				times === ""
					? "Gebuchte Pausen zählen nicht als Arbeit."
					: `Gebuchte Pausen zählen nicht als Arbeit: ${times}.`,
			(times: string) =>
				times === ""
					? "Booked breaks do not count as work."
					: `Booked breaks do not count as work: ${times}.`,
		],
		gaps: [
			about("Lücken zwischen den Einträgen zählen als Pause: #."),
			about("Gaps between entries count as breaks: #."),
		],
		pausesAndGaps: [
			about(
				"Gebuchte Pausen zählen nicht als Arbeit, Lücken zwischen den Einträgen auch nicht: # davon.",
			),
			about("Booked breaks do not count as work, nor do gaps between entries: # of it."),
		],
		fixedBreak: [
			aboutTwo("Der Arbeitszeitplan sieht von #1 bis #2 eine Pause vor."),
			aboutTwo("The work schedule has a break from #1 to #2."),
		],
		/** Where time lies that does not count. */
		limits: {
			FRAME: ["des Rahmens", "of the frame"],
			WORKING_TIME: ["der Arbeitszeit", "of working hours"],
		},
		outside: [
			(limit: string, from: string, to: string) =>
				`Zeit außerhalb ${limit} zählt nicht. Gewertet wird ${from} bis ${to}.`,
			(limit: string, from: string, to: string) =>
				`Time outside ${limit} does not count. Counted is ${from} to ${to}.`,
		],
		/** What is rounded. */
		rounded: {
			BEGIN: ["Kommen wird", "The start is"],
			END: ["Gehen wird", "The end is"],
			PAUSE: ["Die gebuchten Pausen werden", "The booked breaks are"],
			DURATION: ["Die Arbeitszeit wird", "The working time is"],
		},
		round: [
			(what: string, mode: Mode, grid: string, from: string, to: string) =>
				`${what} ${onGridInGerman(mode, grid)}: ${from} → ${to}.`,
			(what: string, mode: Mode, grid: string, from: string, to: string) =>
				`${what} ${onGridInEnglish(mode, grid)}: ${from} → ${to}.`,
		],
		completePause: [
			(after: string, pause: string, counted: string, missing: string) =>
				counted === ""
					? `Ab mehr als ${after} Arbeit sind ${pause} Pause vorgesehen. Angerechnet wird keine, also fehlen ${missing}.`
					: `Ab mehr als ${after} Arbeit sind ${pause} Pause vorgesehen. Angerechnet werden ${counted}, also fehlen ${missing}.`,
			(after: string, pause: string, counted: string, missing: string) =>
				counted === ""
					? `More than ${after} of work requires ${pause} of breaks. None counts, so ${missing} are missing.`
					: `More than ${after} of work requires ${pause} of breaks. ${counted} count, so ${missing} are missing.`,
		],
		pauseAbove: [
			aboutTwo("Über #1 Arbeit fehlt Pause. Abgezogen werden höchstens die Minuten darüber: #2."),
			aboutTwo(
				"Beyond #1 of work a break is missing. At most the minutes beyond it are deducted: #2.",
			),
		],
		/** What credits time. */
		crediting: {
			HOLIDAY: ["Der Feiertag", "The public holiday"],
			ABSENCE: ["Die Abwesenheit", "The absence"],
		},
		credit: [
			(what: string, credit: string, target: string) =>
				`${what} schreibt ${credit} von ${target} Soll gut.`,
			(what: string, credit: string, target: string) =>
				`${what} credits ${credit} of a target of ${target}.`,
		],
		extraFixed: [
			(rule: string, minutes: number) =>
				`${rule === "" ? "Zeitzuschlag" : rule}: pauschal ${minutes === 1 ? "1 Minute" : `${minutes} Minuten`}.`,
			(rule: string, minutes: number) =>
				`${rule === "" ? "Extra time" : rule}: a flat ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
		],
		extraPercent: [
			about("Anteil der Arbeit, die die Bedingungen der Regel erfüllt: #."),
			about("Share of the work that meets the rule's conditions: #."),
		],
		target: [aboutTwo("Ist #1 abzüglich Soll #2."), aboutTwo("Actual #1 less target #2.")],
		noTarget: [
			about("Ist #. An diesem Tag ist kein Soll."),
			about("Actual #. There is no target on this day."),
		],
		holidayWorked: [
			about("Arbeit an diesem Feiertag steht anstelle seiner Gutschrift: es bleiben #."),
			about("Work on this holiday takes the place of its credit: # remain."),
		],
		buildupOnly: [
			"Nur Plusstunden zählen: Das Minus des Tages entfällt.",
			"Only plus hours count: the day's minus is dropped.",
		],
	},
});
