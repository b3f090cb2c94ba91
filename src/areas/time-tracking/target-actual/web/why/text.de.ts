const grids = {
	UP: "aufgerundet",
	DOWN: "abgerundet",
	MERCANTILE: "kaufmännisch gerundet",
	NONE: "gerundet",
} as const;
type Mode = keyof typeof grids;

const onGrid = (mode: Mode, grid: string) =>
	grid === "1" ? `auf volle Minuten ${grids[mode]}` : `auf volle ${grid} Minuten ${grids[mode]}`;

export const texts = {
	gone: "Diese Person gibt es nicht mehr, oder Sie dürfen ihre Zeiten nicht sehen.",
	notLoaded: "Der Tag konnte nicht geladen werden.",
	before: "Tag davor",
	after: "Tag danach",
	print: "Drucken",
	copy: "Kette kopieren",
	copied: "Die Kette ist in der Zwischenablage.",
	notCopied: "Der Browser lässt das Kopieren nicht zu.",
	openEntry: "Zeiteintrag öffnen",
	tryRule: "Mit anderer Regel durchrechnen",
	figures: {
		title: "Ergebnis des Tages",
		target: "Soll",
		plan: (from: string, to: string) => `Plan ${from} – ${to}`,
		noTimes: "ohne feste Zeiten",
		free: "frei",
		actual: "Ist",
		booked: (hours: string) => `gebucht ${hours}`,
		nothing: "nichts gebucht",
		balance: "Saldo",
		toAccount: "auf dem Überstundenkonto",
		ofDay: "des Tages",
		account: "Konto danach",
		accountBefore: (hours: string) => `vorher ${hours}`,
		pauses: "Pausen",
		automatic: (hours: string) => `davon automatisch ${hours}`,
	},
	lanes: {
		title: "Der Tag: geplant, gebucht, gewertet",
		plan: "Plan",
		booked: "Gebucht",
		counted: "Gewertet",
		none: "nichts",
		credit: (hours: string) => `${hours} h, ohne Uhrzeit`,
		kinds: {
			work: "Arbeit",
			pause: "Pause",
			autopause: "Pause automatisch",
			break: "Bezahlte Pause",
			standby: "Bereitschaft",
			cut: "Zählt nicht",
			credit: "Gutschrift",
			requested: "Noch zu genehmigen",
			plan: "Plan",
			core: "Kernzeit",
		},
	},
	chain: {
		title: (actual: string, balance: string) => `Warum ${actual} und ${balance}?`,
		steps: (count: number) =>
			count === 1 ? "Ein Schritt" : `${count} Schritte in dieser Reihenfolge`,
		step: "Schritt",
		course: "Verlauf",
		change: "Änderung",
		result: "Ergebnis",
		numbered: (number: number, name: string) => `${number}. ${name}`,
		rule: (name: string, from: string) => `${name} · Fassung ab ${from}`,
		entries: (count: number) => (count === 1 ? "1 Eintrag" : `${count} Einträge`),
		worksheet: "Arbeitszeitplan des Tages",
	},
	frozen: {
		title: "Eingefroren → jetzt",
		open: (month: string) => `${month} ist offen`,
		closed: (month: string) => `${month} ist abgeschlossen`,
		unchanged: (day: string) => `Seit dem Abschluss am ${day} unverändert.`,
		changed: (day: string) => `Seit dem Abschluss am ${day} wurde dieser Tag berichtigt.`,
		now: "jetzt",
		month: "Ganzer Monat",
		figures: {
			targetMinutes: "Soll",
			workedMinutes: "Gearbeitet",
			pauseMinutes: "Pausen",
			autoPauseMinutes: "Automatische Pausen",
			holidayCreditMinutes: "Gutschrift Feiertag",
			absenceCreditMinutes: "Gutschrift Abwesenheit",
			extraMinutes: "Zeitzuschlag",
			balanceMinutes: "Saldo",
			overtimeMinutes: "Überstunden nach Regel",
			pendingMinutes: "Noch zu genehmigen",
			leaveDays: "Urlaubstage",
		},
	},
	effect: {
		title: "Wirkung auf den Tag",
	},
	/** Names of the steps, by their rule. */
	names: {
		BOOKED: "Gebucht",
		NORMALIZE2WORKTIME: "Kappen",
		ROUNDING: "Runden",
		PAUSES: "Gebuchte Pausen",
		FIXED_BREAK: "Feste Pause",
		AUTOPAUSE: "Automatische Pause",
		HOLIDAY_CREDIT: "Feiertag",
		ABSENCE_CREDIT: "Abwesenheit",
		EXTRATIME: "Zeitzuschlag",
		TARGET: "Soll",
		BALANCE_MODE: "Nur Plusstunden",
		balance: "Saldo",
	},
	/** What the steps did, one sentence each. */
	says: {
		nothingBooked: "An diesem Tag ist nichts gebucht.",
		booked: (from: string, to: string) => `Kommen ${from}, Gehen ${to}.`,
		bookedOften: (count: string, from: string, to: string) =>
			`${count} Dienste zwischen ${from} und ${to}. Die Zeit dazwischen ist frei.`,
		pauses: (times: string) =>
			times === ""
				? "Gebuchte Pausen zählen nicht als Arbeit."
				: `Gebuchte Pausen zählen nicht als Arbeit: ${times}.`,
		gaps: (hours: string) => `Lücken zwischen den Einträgen zählen als Pause: ${hours}.`,
		pausesAndGaps: (hours: string) =>
			`Gebuchte Pausen zählen nicht als Arbeit, Lücken zwischen den Einträgen auch nicht: ${hours} davon.`,
		fixedBreak: (from: string, to: string) =>
			`Der Arbeitszeitplan sieht von ${from} bis ${to} eine Pause vor.`,
		toFrame: (from: string, to: string) =>
			`Zeit außerhalb des Rahmens zählt nicht. Gewertet wird ${from} bis ${to}.`,
		toWorkingTime: (from: string, to: string) =>
			`Zeit außerhalb der Arbeitszeit zählt nicht. Gewertet wird ${from} bis ${to}.`,
		roundBegin: (mode: Mode, grid: string, from: string, to: string) =>
			`Kommen wird ${onGrid(mode, grid)}: ${from} → ${to}.`,
		roundEnd: (mode: Mode, grid: string, from: string, to: string) =>
			`Gehen wird ${onGrid(mode, grid)}: ${from} → ${to}.`,
		roundPause: (mode: Mode, grid: string, from: string, to: string) =>
			`Die gebuchten Pausen werden ${onGrid(mode, grid)}: ${from} → ${to}.`,
		roundDuration: (mode: Mode, grid: string, from: string, to: string) =>
			`Die Arbeitszeit wird ${onGrid(mode, grid)}: ${from} → ${to}.`,
		completePause: (after: string, pause: string, counted: string, missing: string) =>
			counted === ""
				? `Ab mehr als ${after} Arbeit sind ${pause} Pause vorgesehen. Angerechnet wird keine, also fehlen ${missing}.`
				: `Ab mehr als ${after} Arbeit sind ${pause} Pause vorgesehen. Angerechnet werden ${counted}, also fehlen ${missing}.`,
		pauseAbove: (after: string, missing: string) =>
			`Über ${after} Arbeit fehlt Pause. Abgezogen werden höchstens die Minuten darüber: ${missing}.`,
		holiday: (credit: string, target: string) =>
			`Der Feiertag schreibt ${credit} von ${target} Soll gut.`,
		absence: (credit: string, target: string) =>
			`Die Abwesenheit schreibt ${credit} von ${target} Soll gut.`,
		extraFixed: (hours: string) =>
			`Fester Zuschlag für Arbeit, die die Bedingungen der Regel erfüllt: ${hours}.`,
		extraPercent: (hours: string) =>
			`Anteil der Arbeit, die die Bedingungen der Regel erfüllt: ${hours}.`,
		target: (actual: string, target: string) => `Ist ${actual} abzüglich Soll ${target}.`,
		noTarget: (actual: string) => `Ist ${actual}. An diesem Tag ist kein Soll.`,
		buildupOnly: "Nur Plusstunden zählen: Das Minus des Tages entfällt.",
	},
	posted: {
		title: "So wird gebucht",
		account: "Überstundenkonto",
		written: "Überstundenkonto, von Hand",
		overtime: "Überstunden nach Regel",
		weighted: (name: string, hours: string) => `${name} (mit Faktor ${hours})`,
		leave: "Urlaub",
		days: (amount: string) => (amount === "1" ? "1 Tag" : `${amount} Tage`),
		pending: "Noch zu genehmigen",
		nothing: "An diesem Tag wird nichts gebucht.",
	},
	law: {
		ARBZG: "Arbeitszeitgesetz",
		JARBSCHG: "Jugendarbeitsschutzgesetz",
		kept: "eingehalten",
		broken: "nicht eingehalten",
		HOURS: (limit: string) => `Höchstens ${limit}`,
		BREAK: (limit: string) => `Pausen mindestens ${limit}`,
		REST: (limit: string) => `Ruhezeit davor mindestens ${limit}`,
		/** Paragraphs that say so. */
		paragraphs: {
			ARBZG: { HOURS: "§ 3", BREAK: "§ 4", REST: "§ 5" },
			JARBSCHG: { HOURS: "§ 8", BREAK: "§ 11", REST: "§ 13" },
		},
		none: "Nichts zu prüfen.",
		hints: "Hinweise",
	},
	entries: {
		title: "Einträge",
		open: (activity: string, times: string) => `${activity} ${times}: Zeiteintrag öffnen`,
		sources: {
			MANUAL: "von Hand",
			AUTO_FINISH: "automatisch beendet",
			APP: "App",
			TERMINAL: "Terminal",
		},
	},
} as const;
