import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SPECIAL_ACCOUNT_CODES_TAKEN:
			"There are special accounts with the codes of this preset already.",
		SPECIAL_ACCOUNT_LAST_RULE:
			"A special account needs at least one rule. Create another one first.",
		SPECIAL_ACCOUNT_TARGET_NOT_FOUND:
			"An activity, a unit or a workspace that is named does not exist.",
		SPECIAL_ACCOUNT_END_BEFORE_BEGIN: "The end lies before the begin.",
		SPECIAL_ACCOUNT_NOT_USABLE:
			"The special account does not exist or is archived.",
		SPECIAL_ACCOUNT_ASSIGNED_TWICE:
			"The special account is already assigned to the employee in this period.",
		SPECIAL_ACCOUNT_MODIFICATION_SETTLED:
			"This modification was taken back already, or takes another one back.",
	},
	master: {
		one: "Special account",
		many: "Special accounts",
		create: "Create special account",
		edit: "Edit special account",
		empty: "There are no special accounts yet.",
		deleteText:
			"Do you really want to delete this special account with its rules for good?",
		inUse:
			"The special account cannot be deleted because employees or modifications are linked with it. Would you rather archive it?",
		fields: {
			code: "Code",
			name: "Name",
			category: "Kind of time",
			valueClass: "Kind of value",
			priority: "Priority",
			factorPercent: "Factor in per cent",
			isForAll: "For all employees",
		},
		help: {
			priority:
				"Of each minute only the accounts of the highest priority count, and all that always count.",
			factorPercent: "25 is a quarter of the hourly wage.",
			isForAll: "Without assignment; otherwise for assigned employees only.",
		},
		options: {
			category: {
				WORKTIME: "Working time",
				PAUSETIME: "Pause time",
				STANDBYTIME: "Standby time",
			},
			valueClass: { HOUR: "Hours", WAGE: "Wage" },
			priority: {
				HIGH: "1 (high)",
				MEDIUM: "2 (medium)",
				LOW: "3 (low)",
				ALWAYS: "none (always counts)",
			},
		},
		extra: { ruleCount: "Rules", userCount: "Employees" },
	},
	priority: {
		HIGH: "Priority 1",
		MEDIUM: "Priority 2",
		LOW: "Priority 3",
		ALWAYS: "no priority",
	},
	preset: {
		NIGHT25: {
			name: "Night work 25 %",
			rules: ["Evening", "Night, begun after midnight", "Early morning"],
		},
		NIGHT40: {
			name: "Night work 40 %",
			rules: ["Night, begun before midnight"],
		},
		SUNDAY50: {
			name: "Sunday work 50 %",
			rules: ["Sunday", "Night to Monday, begun before midnight"],
		},
		HOLIDAY125: {
			name: "Holiday work 125 %",
			rules: [
				"Public holiday",
				"Night after the holiday, begun before midnight",
				"New Year's Eve from 14:00",
			],
		},
		HOLIDAY150: {
			name: "Holiday work 150 %",
			rules: [
				"Christmas Eve from 14:00 and Christmas",
				"Night after Christmas, begun before midnight",
				"1 May",
				"Night after 1 May, begun before midnight",
			],
		},
	},
	presetForm: {
		open: "Preset § 3b EStG",
		title: "Preset § 3b EStG",
		text: "Creates the tax-free surcharges for work at night, on Sundays and on holidays as five special accounts. They can be changed afterwards.",
		create: "Create accounts",
		done: "The special accounts of § 3b EStG were created.",
	},
	rules: {
		title: "Rules",
		choose: "Edit rules",
		none: "At least one rule is required: without a rule the account counts nothing.",
		notLoaded: "The rules could not be loaded.",
		gone: "This rule no longer exists.",
		any: "A minute counts as soon as one of the rules applies.",
		all: "All conditions must hold.",
		always: "always",
		and: " and ",
		name: "Name",
		validFrom: "Valid from",
		validTo: "Valid to",
		since: (day: string) => `from ${day}`,
		range: (from: string, to: string) => `${from} to ${to}`,
		create: "Create rule",
		save: "Save rule",
		delete: "Delete rule",
		deleteText: "Do you really want to delete this rule with its conditions?",
		facts: "Rule",
	},
	conditions: {
		title: "Conditions",
		none: "No condition: every minute counts.",
		add: "Add condition",
		gone: "This condition no longer exists.",
		save: "Save condition",
		delete: "Delete condition",
		deleteText: "Do you really want to delete this condition?",
		preview: "Means",
		unfinished: "Not complete yet.",
		noWorkspaces: "There are no workspaces yet.",
		wrongDay: "There is no such day.",
		types: {
			TIME_OF_DAY: "Time of day",
			WEEKDAY: "Weekday",
			HOLIDAY: "Holiday",
			DATE_TIME_RANGE: "Period of the year",
			ACTIVITY: "Activity",
			ACTIVITY_CLASS: "Kind of activity",
			WORKSPACE: "Workspace",
			UNIT: "Unit",
			MIN_DURATION: "Minimum duration of the shift",
			BEGUN_BEFORE: "Begin of the shift",
		},
		about: {
			TIME_OF_DAY: "Time between two times of day, also over midnight",
			WEEKDAY: "Time on some weekdays, or on the day before or after",
			HOLIDAY:
				"Time on holidays at the place of work, or on the day before or after",
			DATE_TIME_RANGE: "Time in a period that returns every year",
			ACTIVITY: "Time booked on some activities",
			ACTIVITY_CLASS: "Time on activities of some kind",
			WORKSPACE: "Time in some workspaces",
			UNIT: "Time for some units",
			MIN_DURATION: "Shifts that last at least so long, without pauses",
			BEGUN_BEFORE: "Shifts begun before or from a time of day on",
		},
	},
	fields: {
		from: "From",
		to: "To",
		time: "Time",
		isLater: "Begun at that time or later",
		weekdays: "Weekdays",
		dayOffset: "Relation",
		holidayKind: "Holidays",
		minFactor: "Free share",
		fromMonth: "From month",
		fromDay: "From day",
		fromTime: "From time",
		toMonth: "To month",
		toDay: "To day",
		toTime: "To time",
		activities: "Activities",
		classTypes: "Kinds",
		workspaces: "Workspaces",
		units: "Units",
		minutes: "Minimum duration",
	},
	choices: {
		holidayKind: {
			ANY: "All holidays",
			PUBLIC: "Public holidays only",
			OTHER: "Other free days only",
		},
		minFactor: {
			HALF: "Half days at least",
			WHOLE: "Whole days only",
			NONE: "Also days without free time",
		},
		classTypes: {
			WORKTIME: "Working time",
			WORKTIME_SICK: "Sick at work",
			ACTION: "Errand",
			PAUSE: "Pause",
			BREAK: "Break",
			ABSENCE: "Absence",
			SICK: "Sickness",
			LEAVE: "Leave",
			SHIFT_DAY: "Day shift",
			SHIFT_FREE: "Free",
			SHIFT_MORNING: "Morning shift",
			SHIFT_NIGHT: "Night shift",
			SHIFT_STANDBY: "Standby",
			APPOINTMENT: "Appointment",
		},
		sameDay: "on the day itself",
		daysAfter: (count: number) =>
			count === 1 ? "on the day after" : `${count} days after`,
		daysBefore: (count: number) =>
			count === 1 ? "on the day before" : `${count} days before`,
	},
	sentence: {
		between: (from: string, to: string) => `between ${from} and ${to}`,
		allDay: "all day",
		or: " or ",
		onWeekday: (days: string) => `on ${days}`,
		onHoliday: (what: string) => `on ${what}`,
		daysAfter: (count: number, what: string) =>
			count === 1 ? `on the day after ${what}` : `${count} days after ${what}`,
		daysBefore: (count: number, what: string) =>
			count === 1
				? `on the day before ${what}`
				: `${count} days before ${what}`,
		holiday: {
			ANY: "a holiday",
			PUBLIC: "a public holiday",
			OTHER: "another free day",
		},
		factor: {
			WHOLE: " (whole days only)",
			NONE: " (also without free time)",
		},
		yearly: (from: string, to: string) => `every year from ${from} to ${to}`,
		yearlyTime: (day: number, _month: number, name: string, time: string) =>
			`${day} ${name} ${time}`,
		activity: (names: string) => `activity ${names}`,
		activityClass: (names: string) => `kind ${names}`,
		workspace: (names: string) => `workspace ${names}`,
		unit: (names: string) => `unit ${names}`,
		minDuration: (hours: string) => `shift of at least ${hours} h`,
		begunBefore: (time: string) => `shift begun before ${time}`,
		begunLater: (time: string) => `shift begun at ${time} or later`,
		unknown: "unknown",
	},
	assigned: {
		title: "Special accounts of the employee",
		section: "Special accounts",
		show: "Show",
		none: "No special accounts assigned.",
		notLoaded: "The special accounts could not be loaded.",
		forAll: "for all employees",
		modified: (hours: string) => `modifications ${hours} h`,
		change: (what: string) => `Change period: ${what}`,
		changeShort: "Change",
		save: "Save",
		cancel: "Cancel",
		remove: "Remove",
		removeText:
			"Do you want to remove the assignment as if it had never been? To end it, set an end.",
		add: "Assign special account",
		account: "Special account",
		changing: "Change assignment",
	},
	bulk: {
		title: "Assign special accounts",
		people: (count: number) =>
			count === 1 ? "1 employee" : `${count} employees`,
		accounts: "Special accounts",
		assign: "Assign",
		assignPeople: "Assign employees",
		done: (count: number) =>
			count === 1
				? "1 assignment was made."
				: `${count} assignments were made.`,
		refused: (count: number) =>
			count === 1
				? "1 assignment was not possible."
				: `${count} assignments were not possible.`,
		line: (person: string, account: string, fault: string) =>
			`${person}, ${account}: ${fault}`,
		unknown: "unknown",
		faults: {
			USER_NOT_FOUND: "employee not found, or without permission",
			ACCOUNT_NOT_USABLE: "account archived or missing",
			WITHOUT_RULES: "account without a rule",
			ALREADY_ASSIGNED: "already assigned in this period",
		},
	},
	modifications: {
		title: "Modifications",
		none: "No modifications.",
		create: "Create modification",
		edit: "Edit modification",
		notLoaded: "The modifications could not be loaded.",
		gone: "This modification no longer exists.",
		account: "Special account",
		day: "Day",
		type: "Kind",
		types: { ENTITLEMENT: "Entitlement", DEDUCTION: "Deduction" },
		minutes: "Hours",
		reason: "Reason",
		save: "Save modification",
		reverse: "Take back",
		reverseTitle: "Take modification back",
		reversed: "taken back",
		reversal: "reversal",
		settled: "This modification is settled and cannot be changed any more.",
		help: "The former modification is taken back and a new one written; both stay visible.",
	},
} as const satisfies Words<typeof german>;
