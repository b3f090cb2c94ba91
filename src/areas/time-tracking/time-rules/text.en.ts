import type { ExampleFigure } from "../../../domain/working-time/examples/rule-example.ts";
import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

const figures = {
	workedMinutes: "Working time",
	pauseMinutes: "Pauses",
	autoPauseMinutes: "Automatic pauses",
	extraMinutes: "Extra time",
	overtimeMinutes: "Overtime",
	pendingMinutes: "Still to be approved",
	balanceMinutes: "Balance",
	carriedMinutes: "Account afterwards",
} as const;

export const texts = {
	errors: {
		TIME_RULE_NAME_TAKEN: "There is already a rule with this name.",
		TIME_RULE_KIND_CHANGED:
			"The kind of a rule is fixed. Create a new rule for another kind.",
		TIME_RULE_VERSION_TWICE:
			"There is already a version for this day. Change it or choose another day.",
		TIME_RULE_LAST_VERSION:
			"The only version cannot be deleted. Delete the rule instead.",
		TIME_RULE_IS_ON:
			"The rule is switched on. Switch it off before you delete it.",
		TIME_RULE_EXAMPLES_MISSING:
			"A rule is switched on only when each version from today on has at least one example. Try the rule and keep the result as an example.",
		TIME_RULE_EXAMPLE_MISSED: (
			name: string,
			figure: ExampleFigure,
			expected: string,
			found: string,
		) =>
			found === ""
				? `The example “${name}” cannot be computed: its times overlap.`
				: `The example “${name}” does not come out. ${figures[figure]}: expected ${expected}, computed ${found}.`,
		TIME_RULES_CONTRADICT: (name: string, other: string) =>
			`“${name}” and “${other}” are rules of one kind and would hold here at the same time. End the one before the other begins.`,
		TIME_RULE_ASSIGNED_TWICE: "The rule already holds here at this time.",
		TIME_RULE_END_BEFORE_BEGIN: "The end lies before the begin.",
		TIME_RULE_TARGET_NOT_FOUND:
			"What the rule is to be assigned to does not exist.",
	},
	figures,
	types: {
		NORMALIZE2WORKTIME: "Cut to working time",
		ROUNDING: "Rounding",
		AUTOPAUSE: "Automatic pause",
		EXTRATIME: "Extra time",
		OVERTIME: "Overtime",
		FLEXTIME: "Bounds of the time account",
		AUTOSHIFTTOTRACKING: "Shifts as time entries",
	},
	typeHelp: {
		NORMALIZE2WORKTIME:
			"What lies before or after the working time or the frame of the day does not count. A day never gets longer by it.",
		ROUNDING:
			"Rounds for the calculation; the recorded times stay as they are.",
		AUTOPAUSE:
			"Takes a pause off where none or too little was booked. Booked pauses are taken into account.",
		EXTRATIME: "Credits time for work that meets the conditions.",
		OVERTIME:
			"What lies beyond the threshold goes to the overtime account, each minute with the factor.",
		FLEXTIME:
			"Bounds the time account at the end of the period; nothing of a day is cut.",
		AUTOSHIFTTOTRACKING:
			"A planned shift in which nothing was booked becomes a time entry once it is over.",
	},
	settings: {
		behaviour: "What is taken off",
		COMPLETE_DURATION: "The whole pause as soon as the threshold is exceeded",
		ABOVE_THRESHOLD: "At most the minutes beyond the threshold",
		minBlockMinutes: "Booked pauses count from (minutes)",
		minBlockHelp:
			"Shorter interruptions are no break (§ 4 sentence 2 ArbZG: 15 minutes).",
		steps: "Steps",
		step: (after: string, pause: string) => `beyond ${after} of work: ${pause}`,
		stepAfter: (number: number) => `Step ${number}: work beyond`,
		stepPause: (number: number) => `Step ${number}: pause in all`,
		addStep: "Add step",
		removeStep: (number: number) => `Remove step ${number}`,
		legal: "By § 4 ArbZG: 0:30 beyond 6:00, 0:45 beyond 9:00",
		noSteps: "Without a step nothing is taken off.",
		target: "What is rounded",
		BEGIN: "Begin",
		END: "End",
		PAUSE: "Sum of the booked pauses",
		DURATION: "Working time of the day",
		mode: "Direction",
		NONE: "No rounding",
		MERCANTILE: "To the nearest",
		UP: "Up",
		DOWN: "Down",
		gridMinutes: "To full minutes of",
		upperMinutes: "At most",
		lowerMinutes: "At least",
		boundHelp: "Empty: no bound.",
		overflow: "What lies beyond",
		EXPIRE: "Expires",
		KEEP: "Stays",
		period: "Period",
		DAY: "Day",
		WEEK: "Week (Monday to Sunday)",
		MONTH: "Month",
		afterMinutes: "Overtime from",
		factorPercent: "Factor in per cent",
		needsApproval: "Overtime must be approved",
		extraMode: "Credit",
		FIXED: "Fixed minutes a day",
		PERCENT: "Per cent of the work",
		extraValue: "Value (minutes or per cent)",
		maxMinutes: "At most a day",
		timeOfDay: "Only work between",
		weekdays: "Only on these weekdays",
		holidays: "Only on holidays",
		otherConditions: (count: number) =>
			count === 1
				? "One further condition is kept."
				: `${count} further conditions are kept.`,
		to: "Cut to",
		WORKING_TIME: "Working time of the day",
		FRAME: "Frame of the day",
		toleranceBeforeMinutes: "Before it, cut only up to (minutes)",
		toleranceAfterMinutes: "After it, cut only up to (minutes)",
		toleranceHelp:
			"Who differs by more was probably meant to; that counts. Empty: always cut.",
		graceMinutes: "Grace after the shift (minutes)",
		state: "The time entry is",
		REQUESTED: "To be approved",
		APPROVED: "Approved",
		none: "none",
		yes: "yes",
		no: "no",
		days: [
			"Monday",
			"Tuesday",
			"Wednesday",
			"Thursday",
			"Friday",
			"Saturday",
			"Sunday",
		],
	},
	overview: {
		name: "Name",
		type: "Kind",
		state: "State",
		since: "Version from",
		assignments: "Assignments",
		search: "Search rules",
		empty: "There are no rules of time tracking yet.",
		create: "Create rule",
		on: "Switched on",
		off: "Switched off",
		notLoaded: "The rules could not be loaded.",
	},
	form: {
		rule: "Rule",
		says: "What the rule says",
		name: "Name",
		type: "Kind",
		validFrom: "Holds from",
		validFromHelp: "The version before ends on the day before.",
		missing: "Please fill in this field.",
		saving: "Save rule",
		correcting:
			"You are changing an existing version: past days will be computed by it too. For changes from a day on create a new version.",
		newVersion: "New version",
		correct: "Correct version",
		examples: "Examples",
	},
	detail: {
		gone: "This rule does not exist any more.",
		notLoaded: "The rule could not be loaded.",
		switchOn: "Switch on",
		switchOff: "Switch off",
		switching: "Switch rule on or off",
		delete: "Delete rule",
		deleteText:
			"Do you really want to delete this rule with all its versions and examples for good?",
		edit: "Edit rule",
		try: "Try rule",
		present: "Present version",
		versions: "Versions",
		newVersion: "New version",
		editVersion: (from: string) => `Correct version from ${from}`,
		deleteVersion: "Delete version",
		deleteVersionOf: (from: string) => `Delete version from ${from}`,
		deleteVersionText:
			"Do you really want to delete this version? The version before will hold for its days again.",
		from: (day: string) => `from ${day}`,
		range: (from: string, to: string) => `${from} to ${to}`,
	},
	examples: {
		title: "Examples",
		none: "No example yet. The rule can be switched on only with an example that comes out.",
		passes: "Comes out",
		fails: "Does not come out",
		checking: "Being computed",
		difference: (figure: string, expected: string, found: string) =>
			`${figure}: expected ${expected}, computed ${found}`,
		overlaps: "The times overlap.",
		remove: (name: string) => `Remove example “${name}”`,
		accept: (name: string) => `Take over result: ${name}`,
		acceptShort: "Take over result",
		removing: "Remove example",
	},
	assignments: {
		title: "For whom the rule holds",
		none: "Not assigned to anybody yet.",
		add: "Assign",
		adding: "Assign rule",
		target: "Holds for",
		GLOBAL: "Everybody",
		SITE: "Site",
		UNIT: "Unit",
		EMPLOYMENT_TYPE: "Employment type",
		WORKSHEET: "Worksheet",
		USER: "Employee",
		choose: "Choose employee",
		validFrom: "Holds from",
		validTo: "Holds until",
		end: "End",
		endOf: (name: string) => `End today: ${name}`,
		endToday: "End today",
		remove: (name: string) => `Remove assignment: ${name}`,
		removing: "Remove assignment",
		removeText:
			"Do you really want to remove this assignment? Past days will be computed without the rule too. If the rule is to hold no longer from now on, end the assignment.",
		nearest:
			"What is nearer goes first: employee before worksheet, employment type, unit, site and everybody.",
	},
	trial: {
		day: "The day",
		date: "Day",
		target: "Target",
		plan: "Working time or frame",
		shift: "Planned shift",
		opening: "Account before",
		entries: "Entries",
		entry: (number: number) => `Entry ${number}: from–to`,
		isPause: (number: number) => `Entry ${number} is a pause`,
		add: "Add entry",
		remove: (number: number) => `Remove entry ${number}`,
		result: "Result",
		why: "How it comes about",
		noSteps: "The rule changes nothing on this day.",
		hints: "Notes",
		figure: "Value",
		minutes: "Hours",
		incomplete: "Please give day, target and complete entries.",
		notComputed: "The day could not be computed.",
		keep: "Keep as example",
		keepName: "Name of the example",
		keeping: "Keep example",
		kept: "Example kept",
	},
	own: {
		title: "Rules of time tracking",
		show: "Show",
		day: "On",
		held: "Holds",
		later: "Does not hold on the chosen day",
		none: "No rule holds for this person.",
		notLoaded: "The rules could not be loaded.",
		gone: "This person does not exist any more.",
		fromUnit: (name: string, distance: number) =>
			distance === 0 ? `unit ${name}` : `unit above, ${name}`,
		from: (target: string, name: string) => `${target} ${name}`,
		self: "own rule",
		all: "for everybody",
		off: "switched off",
		beaten: "a nearer rule goes first",
		add: "Add own rule",
		rule: "Rule",
	},
	trace: {
		TARGET: "Target of the day",
		WORKED: "Worked",
		HOLIDAY_CREDIT: "Credit for the holiday",
		ABSENCE_CREDIT: "Credit for the absence",
		extraFixed: "Extra time: fixed minutes",
		extraPercent: "Extra time: share of the work",
		buildupOnly: "Only plus hours count: the minus of the day is left out",
		fixedBreak: (from: string, to: string) => `Fixed break ${from} to ${to}`,
		workingTime: (from: string, to: string) =>
			`Cut to the working time: ${from} to ${to} counts`,
		frame: (from: string, to: string) =>
			`Cut to the frame: ${from} to ${to} counts`,
		begin: (from: string, to: string) => `Begin rounded: ${from} becomes ${to}`,
		end: (from: string, to: string) => `End rounded: ${from} becomes ${to}`,
		pause: (from: string, to: string) =>
			`Pauses rounded: ${from} becomes ${to}`,
		duration: (from: string, to: string) =>
			`Working time rounded: ${from} becomes ${to}`,
		completePause: (after: string, counted: string) =>
			`Automatic pause: worked more than ${after}, ${counted} of pauses counted`,
		pauseAbove: (after: string, counted: string) =>
			`Automatic pause for the minutes beyond ${after}, ${counted} of pauses counted`,
		overtimeDay: (after: string, percent: string) =>
			`Overtime: more than ${after} a day, at ${percent} %`,
		overtimeWeek: (after: string, percent: string) =>
			`Overtime: more than ${after} a week, at ${percent} %`,
		overtimeMonth: (after: string, percent: string) =>
			`Overtime: more than ${after} a month, at ${percent} %`,
		result: (minutes: string) => `makes ${minutes}`,
	},
	/** The reason of an entry that a planned shift became by itself. */
	shiftReason: "Taken from the shift, because nothing was booked.",
	violations: {
		OVER_8_HOURS: (minutes: string) =>
			`${minutes} beyond eight hours; the average of 24 weeks must stay at eight (§ 3 ArbZG).`,
		OVER_10_HOURS: (minutes: string) =>
			`${minutes} beyond ten hours: not lawful (§ 3 ArbZG).`,
		REST_TOO_SHORT: (rest: string, required: string) =>
			`Rest before only ${rest} instead of ${required} (§ 5 ArbZG).`,
		BREAK_MISSING: (taken: string, required: string) =>
			`Breaks only ${taken} instead of ${required} (§ 4 ArbZG).`,
		SIX_HOURS_WITHOUT_BREAK:
			"Worked more than six hours without a break (§ 4 sentence 3 ArbZG).",
		SUNDAY_WORK: "Work on a Sunday (§ 9 ArbZG).",
		HOLIDAY_WORK: "Work on a holiday (§ 9 ArbZG).",
		AVERAGE_24_WEEKS: (average: string) =>
			`On average of 24 weeks ${average} a working day: more than eight hours (§ 3 sentence 2 ArbZG).`,
		MINOR_HOURS: (minutes: string) =>
			`Young people: worked ${minutes} too long (§ 8 JArbSchG).`,
		MINOR_SHIFT: (minutes: string) =>
			`Young people: shift with breaks ${minutes} longer than ten hours (§ 12 JArbSchG).`,
		MINOR_BREAK: (taken: string, required: string) =>
			`Young people: breaks ${taken}, needed are ${required}, none of them in the first or last hour (§ 11 JArbSchG).`,
		MINOR_NIGHT: (minutes: string) =>
			`Young people: worked ${minutes} between 20:00 and 6:00 (§ 14 JArbSchG).`,
		MINOR_REST: (rest: string, required: string) =>
			`Young people: free time before only ${rest} instead of ${required} (§ 13 JArbSchG).`,
		OUTSIDE_EMPLOYMENT: "The day lies outside of the employment.",
		CORE_TIME_MISSED: (minutes: string) =>
			`${minutes} of core time are missing.`,
		MAX_ACTUAL_EXCEEDED: (minutes: string) =>
			`${minutes} more than the contract allows in a month.`,
		MAX_WAGE_EXCEEDED: (minutes: string) =>
			`${minutes} more than the agreed maximum wage covers in a month.`,
		MINIJOB_HOURS: (minutes: string) =>
			`${minutes} more than a Minijob allows in a month (§ 8 (1a) SGB IV).`,
		severities: { INFO: "Note", WARNING: "Warning", ERROR: "Violation" },
	},
	faults: {
		REQUIRED: "This is missing.",
		INVALID: "This is not valid.",
		UNKNOWN_KEY: "There is no such field.",
		INVALID_INSTANT:
			"Please give date and time with their offset, for example 2026-03-28T22:00:00+01:00.",
		FROM_AFTER_TO: "The first day lies after the last one.",
		TOO_MANY_DAYS: "At most 400 days can be computed.",
		END_BEFORE_BEGIN: "The end lies before the begin.",
		OVERLAP: "This entry overlaps another one.",
		RULE_TWICE: "There is already a rule of this kind for the same time.",
		WEEKDAY_TWICE: "This weekday is already part of the week.",
		CODE_TWICE: "There is already a special account with this code.",
		UNKNOWN_ZONE: "This time zone is not known.",
		UNKNOWN_REGION: "No holidays are known for this region.",
	},
} satisfies Words<typeof german>;
