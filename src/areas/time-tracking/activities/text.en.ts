import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		ACTIVITY_CLASS_FIXED:
			"The kind can no longer be changed because the activity has been booked.",
		ACTIVITY_LAST_OF_CLASS:
			"This is the last active activity of its kind. The time clock needs at least one for working time and one for pauses.",
		ACTIVITY_DEFAULT_NEEDED:
			"The activity is the default of its kind. Make another one the default first.",
		ACTIVITY_DEFAULT_ARCHIVED: "An archived activity cannot be the default.",
		ACTIVITY_OVERRIDE_NOT_BOOKABLE:
			"Only what is booked by a clock can differ for single people.",
		ACTIVITY_OVERRIDE_DEFAULT_UNUSABLE:
			"Only an activity that may be booked can be the default.",
		ACTIVITY_OVERRIDE_DEFAULT_TWICE:
			"There is one default activity of each kind.",
		ACTIVITY_OVERRIDE_NOTHING_LEFT:
			"At least one activity for work and one for pauses must stay allowed.",
	},
	master: {
		one: "Activity",
		many: "Activities",
		create: "Create activity",
		edit: "Edit activity",
		empty: "There are no activities yet.",
		deleteText: "Do you really want to delete this activity for good?",
		inUse:
			"The activity cannot be deleted because entries are still linked with it. Would you rather archive the activity?",
		fields: {
			name: "Name",
			code: "Code",
			color: "Colour",
			classType: "Kind",
			isDefault: "Default",
			bookingRequiresGps: "Location required when booking",
			reasonRequired: "Reason required",
			creditsTime: "Credits time",
			countsAsWorkingTime: "Counts as working time",
			exclusive: "Excludes other absences",
			visibility: "Visibility in the calendar",
			approval: "Approval",
		},
		help: {
			isDefault: "Each kind has one default activity.",
		},
		options: {
			classType: {
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
			visibility: { DEFAULT: "Default", LIMITED: "Limited", FULL: "Full" },
		},
	},
	lists: {
		TRACKING: {
			many: "Activities",
			title: "Time-tracking activities",
			create: "Create activity",
			edit: "Edit activity",
		},
		SHIFT: {
			many: "Activities",
			title: "Shift plan activities",
			create: "Create activity",
			edit: "Edit activity",
		},
		ABSENCE: {
			many: "Kinds of absence",
			title: "Kinds of absence",
			create: "Create kind of absence",
			edit: "Edit kind of absence",
		},
		APPOINTMENT: {
			many: "Kinds of appointment",
			title: "Kinds of appointment",
			create: "Create kind of appointment",
			edit: "Edit kind of appointment",
		},
	},
	editTitle: "Create or edit activity",
	approval: {
		required: "Approval by supervisors",
		selfApproval: "Own entries may be approved by oneself",
		substitute: "Substitute",
		none: "no approval",
		substitutes: {
			NONE: "No substitute",
			OPTIONAL: "Substitute possible",
			REQUIRED: "Substitute required",
		},
	},
	usage: {
		title: "Usage",
		entries: "Time entries",
		bookings: "Bookings",
		costCentres: "Cost centres",
		reasons: "Reasons",
		most: (count: string) => `${count} or more`,
		notLoaded: "The usage could not be loaded.",
	},
	reasons: {
		one: "Reason",
		title: "Reasons",
		sub: (activity: string) => `Reasons of ${activity}`,
		edit: (text: string) => `Edit ${text}`,
		archive: (text: string) => `Archive ${text}`,
		restore: (text: string) => `Restore ${text}`,
		delete: (text: string) => `Delete ${text}`,
		cancel: "Cancel",
		save: "Save",
		saving: "Save reason",
		notLoaded: "The reasons could not be loaded.",
		show: "Manage reasons",
	},
	reason: {
		one: "Reason",
		many: "Reasons",
		create: "Add reason",
		edit: "Edit reason",
		empty: "There are no reasons yet.",
		deleteText: "Do you really want to delete this reason for good?",
		inUse:
			"The reason cannot be deleted because entries are still linked with it. Would you rather archive the reason?",
		fields: { activityId: "Activity", text: "Reason" },
	},
	overrides: {
		title: "Differing activities",
		change: "Change",
		show: "Show",
		none: "As in the company",
		withheld: (names: string) => `Not allowed: ${names}`,
		ownDefault: (names: string) => `Own default: ${names}`,
		saving: "Save differing activities",
		hint: "What is not changed here is as in the company.",
		notAllowed: "Not allowed",
		asDefault: "Default",
		defaultOf: (name: string) => `Default of ${name}`,
		likeCompany: (name: string) => `Default as in the company (${name})`,
		likeCompanyNone: "Default as in the company",
		archived: (name: string) => `${name} (archived)`,
	},
} as const satisfies Words<typeof german>;
