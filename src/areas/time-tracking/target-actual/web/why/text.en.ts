import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

const grids = {
	UP: "rounded up",
	DOWN: "rounded down",
	MERCANTILE: "rounded half up",
	NONE: "rounded",
} as const;
type Mode = keyof typeof grids;

const onGrid = (mode: Mode, grid: string) =>
	grid === "1" ? `${grids[mode]} to full minutes` : `${grids[mode]} to full ${grid} minutes`;

export const texts = {
	gone: "This person no longer exists, or you may not see her times.",
	notLoaded: "The day could not be loaded.",
	before: "Previous day",
	after: "Next day",
	print: "Print",
	copy: "Copy the chain",
	copied: "The chain is on the clipboard.",
	notCopied: "The browser does not allow copying.",
	openEntry: "Open time entry",
	tryRule: "Try another rule",
	figures: {
		title: "What the day comes to",
		target: "Target",
		plan: (from: string, to: string) => `Plan ${from} – ${to}`,
		noTimes: "no fixed times",
		free: "free",
		actual: "Actual",
		booked: (hours: string) => `booked ${hours}`,
		nothing: "nothing booked",
		balance: "Balance",
		toAccount: "on the overtime account",
		ofDay: "of the day",
		account: "Account after it",
		accountBefore: (hours: string) => `before ${hours}`,
		pauses: "Pauses",
		automatic: (hours: string) => `${hours} of it automatic`,
	},
	lanes: {
		title: "The day: planned, booked, counted",
		plan: "Plan",
		booked: "Booked",
		counted: "Counted",
		none: "nothing",
		credit: (hours: string) => `${hours} h, without a time of day`,
		kinds: {
			work: "Work",
			pause: "Pause",
			autopause: "Automatic pause",
			break: "Paid break",
			standby: "Standby",
			cut: "Does not count",
			credit: "Credit",
			requested: "To be approved",
			plan: "Plan",
			core: "Core time",
		},
	},
	chain: {
		title: (actual: string, balance: string) => `Why ${actual} and ${balance}?`,
		steps: (count: number) => (count === 1 ? "One step" : `${count} steps in this order`),
		step: "Step",
		course: "Course",
		change: "Change",
		result: "Result",
		numbered: (number: number, name: string) => `${number}. ${name}`,
		rule: (name: string, from: string) => `${name} · version from ${from}`,
		entries: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
		worksheet: "The day's work schedule",
	},
	frozen: {
		title: "Frozen → now",
		open: (month: string) => `${month} is open`,
		closed: (month: string) => `${month} is closed`,
		unchanged: (day: string) => `Unchanged since the close on ${day}.`,
		changed: (day: string) => `This day was corrected since the close on ${day}.`,
		now: "now",
		month: "Whole month",
		figures: {
			targetMinutes: "Target",
			workedMinutes: "Worked",
			pauseMinutes: "Pauses",
			autoPauseMinutes: "Automatic pauses",
			holidayCreditMinutes: "Holiday credit",
			absenceCreditMinutes: "Absence credit",
			extraMinutes: "Extra time",
			balanceMinutes: "Balance",
			overtimeMinutes: "Overtime by rule",
			pendingMinutes: "To be approved",
			leaveDays: "Days of leave",
		},
	},
	effect: {
		title: "Effect on the day",
	},
	names: {
		BOOKED: "Booked",
		NORMALIZE2WORKTIME: "Cut",
		ROUNDING: "Round",
		PAUSES: "Booked pauses",
		FIXED_BREAK: "Fixed break",
		AUTOPAUSE: "Automatic pause",
		HOLIDAY_CREDIT: "Public holiday",
		ABSENCE_CREDIT: "Absence",
		EXTRATIME: "Extra time",
		TARGET: "Target",
		BALANCE_MODE: "Plus hours only",
		balance: "Balance",
	},
	says: {
		nothingBooked: "Nothing is booked on this day.",
		booked: (from: string, to: string) => `In at ${from}, out at ${to}.`,
		bookedOften: (count: string, from: string, to: string) =>
			`${count} shifts between ${from} and ${to}. The time between them is free.`,
		pauses: (times: string) =>
			times === ""
				? "Booked pauses do not count as work."
				: `Booked pauses do not count as work: ${times}.`,
		gaps: (hours: string) => `Gaps between entries count as pauses: ${hours}.`,
		pausesAndGaps: (hours: string) =>
			`Booked pauses do not count as work, nor do gaps between entries: ${hours} of it.`,
		fixedBreak: (from: string, to: string) =>
			`The work schedule has a break from ${from} to ${to}.`,
		toFrame: (from: string, to: string) =>
			`Time outside of the frame does not count. Counted is ${from} to ${to}.`,
		toWorkingTime: (from: string, to: string) =>
			`Time outside of working hours does not count. Counted is ${from} to ${to}.`,
		roundBegin: (mode: Mode, grid: string, from: string, to: string) =>
			`The begin is ${onGrid(mode, grid)}: ${from} → ${to}.`,
		roundEnd: (mode: Mode, grid: string, from: string, to: string) =>
			`The end is ${onGrid(mode, grid)}: ${from} → ${to}.`,
		roundPause: (mode: Mode, grid: string, from: string, to: string) =>
			`The booked pauses are ${onGrid(mode, grid)}: ${from} → ${to}.`,
		roundDuration: (mode: Mode, grid: string, from: string, to: string) =>
			`The working time is ${onGrid(mode, grid)}: ${from} → ${to}.`,
		completePause: (after: string, pause: string, counted: string, missing: string) =>
			counted === ""
				? `More than ${after} of work takes ${pause} of pause. None counts, so ${missing} are missing.`
				: `More than ${after} of work takes ${pause} of pause. ${counted} count, so ${missing} are missing.`,
		pauseAbove: (after: string, missing: string) =>
			`Beyond ${after} of work a pause is missing. At most the minutes beyond are taken: ${missing}.`,
		holiday: (credit: string, target: string) =>
			`The public holiday credits ${credit} of a target of ${target}.`,
		absence: (credit: string, target: string) =>
			`The absence credits ${credit} of a target of ${target}.`,
		extraFixed: (hours: string) =>
			`Fixed minutes for work that meets the rule's conditions: ${hours}.`,
		extraPercent: (hours: string) =>
			`A share of the work that meets the rule's conditions: ${hours}.`,
		target: (actual: string, target: string) => `Actual ${actual} less target ${target}.`,
		noTarget: (actual: string) => `Actual ${actual}. There is no target on this day.`,
		buildupOnly: "Only plus hours count: the day's minus is dropped.",
	},
	posted: {
		title: "Where it is posted",
		account: "Overtime account",
		written: "Overtime account, by hand",
		overtime: "Overtime by rule",
		weighted: (name: string, hours: string) => `${name} (weighted ${hours})`,
		leave: "Leave",
		days: (amount: string) => (amount === "1" ? "1 day" : `${amount} days`),
		pending: "To be approved",
		nothing: "Nothing is posted on this day.",
	},
	law: {
		ARBZG: "Working Hours Act (ArbZG)",
		JARBSCHG: "Youth Employment Protection Act (JArbSchG)",
		kept: "kept",
		broken: "not kept",
		HOURS: (limit: string) => `At most ${limit}`,
		BREAK: (limit: string) => `Breaks of at least ${limit}`,
		REST: (limit: string) => `Rest before it of at least ${limit}`,
		paragraphs: {
			ARBZG: { HOURS: "§ 3", BREAK: "§ 4", REST: "§ 5" },
			JARBSCHG: { HOURS: "§ 8", BREAK: "§ 11", REST: "§ 13" },
		},
		none: "Nothing to check.",
		hints: "Hints",
	},
	entries: {
		title: "Entries",
		open: (activity: string, times: string) => `${activity} ${times}: open the time entry`,
		sources: {
			MANUAL: "by hand",
			AUTO_FINISH: "ended automatically",
			APP: "app",
			TERMINAL: "terminal",
		},
	},
} as const satisfies Words<typeof german>;
