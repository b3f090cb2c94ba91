import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		MONTH_TOO_FAR: "This month lies too far ahead to be evaluated.",
		MONTHS_BACKWARDS: "The first month lies after the last one.",
		MONTHS_TOO_MANY:
			"At most 24 months are evaluated at once. Please choose fewer.",
	},
	job: "The figures of days are computed anew",
	jobDone: (days: number, people: number) =>
		`${days.toLocaleString("en-GB")} days of ${people === 1 ? "one person" : `${people.toLocaleString("en-GB")} people`} computed anew.`,
	figures: {
		targetMinutes: "Target",
		workedMinutes: "Actual",
		pauseMinutes: "Break",
		autoPauseMinutes: "Automatic break",
		holidayCreditMinutes: "Holiday",
		absenceCreditMinutes: "Absence",
		extraMinutes: "Credit",
		balanceMinutes: "Balance of the whole month",
		balanceToDateMinutes: "Balance",
		overtimeMinutes: "Overtime",
		pendingMinutes: "Requested",
	},
	flags: {
		VIOLATION: "Violation",
		PENDING: "Requested",
		HOLIDAY: "Holiday",
		ABSENCE: "Absent",
		NOT_EMPLOYED: "Not employed",
	},
	list: {
		title: "Target/actual",
		search: "Name, personnel number",
		empty: "There is nobody in this month whose times you may see.",
		open: "Open evaluation",
		show: "Show",
		export: "Export",
		remarks: "Only with",
		unit: "Department",
		choosePeople: "Choose employees",
		people: (count: number) => `${count} chosen`,
		archived: "Archived employees",
		toDate: (day: string) => `Balance until ${day}`,
		ofMonths: "Target-actual months",
		ofDays: "Target-actual days",
		inHours: (figure: string) => `${figure} (hours)`,
		columns: {
			name: "Employee",
			personnelNumber: "Personnel number",
			unitName: "Department",
			month: "Month",
			day: "Day",
			begin: "Begin",
			end: "End",
			leaveDays: "Days of leave",
			flags: "Remarks",
		},
	},
} satisfies Words<typeof german>;
