import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SETTING_SCOPE_UNKNOWN: "This setting cannot be made there.",
		SETTING_IN_PAST:
			"Settings cannot be changed for days gone by. Please choose today or a later day.",
		SETTING_REFUSED: "The values do not fit this setting.",
	},
	faults: {
		value: "This value is not allowed.",
		inconsistent: "The values do not fit together.",
	},
	page: {
		title: "Settings",
		search: "Find a setting",
		searchHint: "e.g. sites, password, holidays",
		none: (query: string) => `No setting found for “${query}”.`,
		nothing: "There is nothing here for you to set. Please ask your supervisor.",
		changed: "changed",
	},
	groups: {
		organisation: "Organisation",
		access: "Access",
		timeTracking: "Time tracking",
		system: "System",
	},
	cards: {
		sites: { title: "Sites", text: "Houses with region, time zone, address" },
		roles: { title: "Roles", text: "Who may do what, and where" },
		costCentres: {
			title: "Cost centres",
			text: "What times and wages are charged to",
		},
		tags: { title: "Tags", text: "Group employees freely" },
		customFields: {
			title: "Custom fields",
			text: "Your own details on employees, departments, entries",
		},
		qualifications: {
			title: "Qualifications",
			text: "What somebody can do, with level and expiry",
		},
		employmentTypes: {
			title: "Employment types",
			text: "Full time, part time, mini-job and their limits",
		},
		holidays: {
			title: "Holidays",
			text: "Public and school holidays of each site",
		},
		activitiesTime: {
			title: "Activities of time tracking",
			text: "Working time, breaks, actions",
		},
		activitiesShifts: {
			title: "Activities of shift planning",
			text: "What is done in shifts",
		},
		activitiesAbsences: {
			title: "Kinds of absence",
			text: "Leave, sickness and others",
		},
		activitiesAppointments: {
			title: "Kinds of appointment",
			text: "What appointments are for",
		},
		places: { title: "Places", text: "Where bookings are allowed" },
		singleSignOn: {
			title: "Single sign-on",
			text: "Sign in with Google, Microsoft Entra ID or Auth0",
		},
		apiKeys: { title: "API keys", text: "Access for other programs" },
		appRegistrations: {
			title: "App registrations",
			text: "Pair devices with the app",
		},
		terminals: {
			title: "Hardware terminals",
			text: "Time clocks and their pairing",
		},
		tenantExport: {
			title: "Export all data",
			text: "Everything the company owns, as an archive",
		},
	},
	form: {
		crumb: "Setting",
		place: "Applies to",
		GLOBAL: "Company",
		SITE: "Sites",
		UNIT: "Departments",
		own: "own value",
		validFrom: "Valid from",
		validFromHelp: "Days gone by stay as they were.",
		inheritedFrom: (name: string) => `inherited from ${name}`,
		company: "the company",
		builtIn: "the product's default",
		ownSince: (day: string) => `own value since ${day}`,
		inherit: "Give up the own value",
		inheritTitle: "Do you really want to give up the own value?",
		inheritText: (name: string) => `What comes from ${name} will hold again.`,
		upcoming: "Planned changes",
		from: (day: string) => `from ${day}`,
		takeBack: (day: string) => `Take back the change from ${day}`,
		saving: "Save the setting",
		notLoaded: "The setting could not be loaded.",
		gone: "There is no such setting.",
		on: "Yes",
		off: "No",
	},
	settings: {
		"passwords.policy": {
			title: "Password policy",
			text: "Length and characters a password must have",
			fields: {
				minimumLength: "Minimum length",
				maximumLength: "Maximum length",
				uppersCount: "Upper-case letters",
				lowersCount: "Lower-case letters",
				digitsCount: "Digits",
				specialCharsCount: "Special characters",
			},
			choices: {},
		},
		"session.times": {
			title: "Length of sessions",
			text: "When somebody has to sign in again",
			fields: {
				idleMinutes: "Ends when unused for",
				longestDays: "Longest time in days",
			},
			choices: {},
		},
		"retention.times": {
			title: "Retention",
			text: "After how many days what nobody needs any more is deleted",
			fields: {
				positionDays: "Place of bookings (days)",
				loginEventDays: "Sign-in history (days)",
				mailDays: "Mails sent (days)",
				jobDays: "Ended tasks and their protocols (days)",
			},
			choices: {},
		},
		"timetracking.autoFinish": {
			title: "Automatic end",
			text: "When a forgotten entry is ended",
			fields: {
				afterMinutes: "End after",
				endAt: "End of the entry",
			},
			choices: { LIMIT: "Begin plus this time" },
		},
		"timetracking.balanceMode": {
			title: "Balance of a day",
			text: "Whether minus hours reduce the hours account",
			fields: { mode: "Days below the target" },
			choices: {
				ACTUAL_MINUS_TARGET: "Count as minus (actual minus target)",
				BUILDUP_ONLY: "Do not count (plus only, by the day)",
			},
		},
		"timetracking.shiftGapMinutes": {
			title: "What makes one shift",
			text: "Up to which gap entries belong to one shift",
			fields: { minutes: "Longest gap" },
			choices: {},
		},
		"timetracking.churchSundays": {
			title: "Easter and Whit Sunday",
			text: "Whether surcharges take them for holidays (R 3b (3) LStR)",
			fields: { areHolidays: "Treat as holidays" },
			choices: {},
		},
		"mails.sender": {
			title: "Sender of mails",
			text: "Name and address for replies",
			fields: {
				name: "Name of the sender",
				replyTo: "Replies to",
			},
			choices: {},
		},
	},
} as const satisfies Words<typeof german>;
