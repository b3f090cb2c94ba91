import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	title: "Who is here",
	counters: "Filter by status",
	units: "Departments",
	allUnits: "All departments",
	groups: {
		label: "Group",
		none: "All",
		unit: "By department",
		status: "By status",
	},
	search: "Name, activity, department",
	empty: "Nobody has this status.",
	statuses: {
		IN: "Here",
		PAUSE: "On a pause",
		PLANNED: "Expected",
		ABSENT: "Absent",
		OUT: "Not here",
	},
	kinds: { LEAVE: "Leave", SICK: "Sick", ABSENCE: "Absent" },
	name: "Name",
	status: "Status",
	what: "Activity",
	when: "Time",
	unit: "Department",
	shift: "Shift today",
	since: (time: string) => `since ${time}`,
	left: (time: string) => `until ${time}`,
	from: (time: string) => `from ${time}`,
	late: (time: string) => `missing since ${time}`,
	until: (day: string) => `until ${day}`,
	why: "Why? Today in detail",
	span: (begin: string, end: string) => `${begin} – ${end}`,
} satisfies Words<typeof german>;
