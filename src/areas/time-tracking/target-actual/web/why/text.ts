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

export const texts = inBothLanguages({
	gone: [
		"Diese Person gibt es nicht mehr, oder Sie dürfen ihre Zeiten nicht sehen.",
		"This person no longer exists, or you may not see their times.",
	],
	notLoaded: ["Der Tag konnte nicht geladen werden.", "The day could not be loaded."],
	before: ["Tag davor", "Previous day"],
	after: ["Tag danach", "Next day"],
	print: ["Drucken", "Print"],
	copy: ["Kette kopieren", "Copy the chain"],
	copied: ["Die Kette ist in der Zwischenablage.", "The chain is on the clipboard."],
	notCopied: ["Der Browser lässt das Kopieren nicht zu.", "The browser does not allow copying."],
	openEntry: ["Zeiteintrag öffnen", "Open time entry"],
	tryRule: ["Mit anderer Regel durchrechnen", "Try another rule"],
	figures: {
		title: ["Ergebnis des Tages", "What the day comes to"],
		target: ["Soll", "Target"],
		plan: [about("Plan #"), about("Plan #")],
		noTimes: ["ohne feste Zeiten", "no fixed times"],
		free: ["frei", "free"],
		actual: ["Ist", "Actual"],
		booked: [about("gebucht #"), about("booked #")],
		nothing: ["nichts gebucht", "nothing booked"],
		balance: ["Saldo", "Balance"],
		toAccount: ["auf dem Überstundenkonto", "on the overtime account"],
		ofDay: ["des Tages", "of the day"],
		account: ["Konto danach", "Account after it"],
		accountBefore: [about("vorher #"), about("before #")],
		pauses: ["Pausen", "Pauses"],
		automatic: [about("davon automatisch #"), about("# of it automatic")],
	},
	lanes: {
		title: ["Der Tag: geplant, gebucht, gewertet", "The day: planned, booked, counted"],
		plan: ["Plan", "Plan"],
		booked: ["Gebucht", "Booked"],
		counted: ["Gewertet", "Counted"],
		requested: ["Beantragt", "Requested"],
		none: ["nichts", "nothing"],
		credit: [about("# h, ohne Uhrzeit"), about("# h, without a time of day")],
		kinds: {
			work: ["Arbeit", "Work"],
			pause: ["Pause", "Pause"],
			autopause: ["Pause automatisch", "Automatic pause"],
			break: ["Bezahlte Pause", "Paid break"],
			standby: ["Bereitschaft", "Standby"],
			cut: ["Zählt nicht", "Does not count"],
			credit: ["Gutschrift", "Credit"],
			requested: ["Noch zu genehmigen", "To be approved"],
			plan: ["Plan", "Plan"],
			core: ["Kernzeit", "Core time"],
		},
	},
	chain: {
		title: [aboutTwo("Warum #1 und #2?"), aboutTwo("Why #1 and #2?")],
		steps: [
			counted("Ein Schritt", "# Schritte in dieser Reihenfolge"),
			counted("One step", "# steps in this order"),
		],
		step: ["Schritt", "Step"],
		course: ["Verlauf", "Course"],
		change: ["Änderung", "Change"],
		result: ["Ergebnis", "Result"],
		numbered: [aboutTwo("#1. #2"), aboutTwo("#1. #2")],
		rule: [aboutTwo("#1 · Fassung ab #2"), aboutTwo("#1 · version from #2")],
		entries: [counted("1 Eintrag", "# Einträge"), counted("1 entry", "# entries")],
		worksheet: ["Arbeitszeitplan des Tages", "The day's work schedule"],
	},
	frozen: {
		title: ["Eingefroren → jetzt", "Frozen → now"],
		open: [about("# ist offen"), about("# is open")],
		closed: [about("# ist abgeschlossen"), about("# is closed")],
		unchanged: [
			about("Seit dem Abschluss am # unverändert."),
			about("Unchanged since the close on #."),
		],
		changed: [
			about("Seit dem Abschluss am # wurde dieser Tag berichtigt."),
			about("This day was corrected since the close on #."),
		],
		now: ["jetzt", "now"],
		month: ["Ganzer Monat", "Whole month"],
		figures: {
			targetMinutes: ["Soll", "Target"],
			workedMinutes: ["Gearbeitet", "Worked"],
			pauseMinutes: ["Pausen", "Pauses"],
			autoPauseMinutes: ["Automatische Pausen", "Automatic pauses"],
			holidayCreditMinutes: ["Gutschrift Feiertag", "Holiday credit"],
			absenceCreditMinutes: ["Gutschrift Abwesenheit", "Absence credit"],
			extraMinutes: ["Zeitzuschlag", "Extra time"],
			balanceMinutes: ["Saldo", "Balance"],
			overtimeMinutes: ["Überstunden nach Regel", "Overtime by rule"],
			pendingMinutes: ["Noch zu genehmigen", "To be approved"],
			leaveDays: ["Urlaubstage", "Days of leave"],
		},
	},
	effect: { title: ["Wirkung auf den Tag", "Effect on the day"] },
	/** Names of the steps, by their rule. */
	names: {
		BOOKED: ["Gebucht", "Booked"],
		NORMALIZE2WORKTIME: ["Kappen", "Cut"],
		ROUNDING: ["Runden", "Round"],
		PAUSES: ["Gebuchte Pausen", "Booked pauses"],
		FIXED_BREAK: ["Feste Pause", "Fixed break"],
		AUTOPAUSE: ["Automatische Pause", "Automatic pause"],
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
					? "Booked pauses do not count as work."
					: `Booked pauses do not count as work: ${times}.`,
		],
		gaps: [
			about("Lücken zwischen den Einträgen zählen als Pause: #."),
			about("Gaps between entries count as pauses: #."),
		],
		pausesAndGaps: [
			about(
				"Gebuchte Pausen zählen nicht als Arbeit, Lücken zwischen den Einträgen auch nicht: # davon.",
			),
			about("Booked pauses do not count as work, nor do gaps between entries: # of it."),
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
			PAUSE: ["Die gebuchten Pausen werden", "The booked pauses are"],
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
					? `More than ${after} of work takes ${pause} of pause. None counts, so ${missing} are missing.`
					: `More than ${after} of work takes ${pause} of pause. ${counted} count, so ${missing} are missing.`,
		],
		pauseAbove: [
			aboutTwo("Über #1 Arbeit fehlt Pause. Abgezogen werden höchstens die Minuten darüber: #2."),
			aboutTwo("Beyond #1 of work a pause is missing. At most the minutes beyond are taken: #2."),
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
			about("A share of the work that meets the rule's conditions: #."),
		],
		target: [aboutTwo("Ist #1 abzüglich Soll #2."), aboutTwo("Actual #1 less target #2.")],
		noTarget: [
			about("Ist #. An diesem Tag ist kein Soll."),
			about("Actual #. There is no target on this day."),
		],
		buildupOnly: [
			"Nur Plusstunden zählen: Das Minus des Tages entfällt.",
			"Only plus hours count: the day's minus is dropped.",
		],
	},
	posted: {
		title: ["So wird gebucht", "Where it is posted"],
		account: ["Überstundenkonto", "Overtime account"],
		written: ["Überstundenkonto, von Hand", "Overtime account, by hand"],
		overtime: ["Überstunden nach Regel", "Overtime by rule"],
		weighted: [aboutTwo("#1 (mit Faktor #2)"), aboutTwo("#1 (weighted #2)")],
		leave: ["Urlaub", "Leave"],
		days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
		pending: ["Noch zu genehmigen", "To be approved"],
		nothing: ["An diesem Tag wird nichts gebucht.", "Nothing is posted on this day."],
	},
	law: {
		ARBZG: ["Arbeitszeitgesetz", "Working Hours Act (ArbZG)"],
		JARBSCHG: ["Jugendarbeitsschutzgesetz", "Youth Employment Protection Act (JArbSchG)"],
		kept: ["eingehalten", "kept"],
		broken: ["nicht eingehalten", "not kept"],
		HOURS: [about("Höchstens #"), about("At most #")],
		BREAK: [about("Pausen mindestens #"), about("Breaks of at least #")],
		REST: [about("Ruhezeit davor mindestens #"), about("Rest before it of at least #")],
		/** Paragraphs that say so. */
		paragraphs: {
			ARBZG: { HOURS: ["§ 3", "§ 3"], BREAK: ["§ 4", "§ 4"], REST: ["§ 5", "§ 5"] },
			JARBSCHG: { HOURS: ["§ 8", "§ 8"], BREAK: ["§ 11", "§ 11"], REST: ["§ 13", "§ 13"] },
		},
		none: ["Nichts zu prüfen.", "Nothing to check."],
		hints: ["Hinweise", "Hints"],
	},
	entries: {
		title: ["Einträge", "Entries"],
		open: [aboutTwo("#1 #2: Zeiteintrag öffnen"), aboutTwo("#1 #2: open the time entry")],
		sources: {
			MANUAL: ["von Hand", "by hand"],
			AUTO_FINISH: ["automatisch beendet", "ended automatically"],
			APP: ["App", "app"],
			TERMINAL: ["Terminal", "terminal"],
		},
	},
});
