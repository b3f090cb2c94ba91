import { report } from "#areas/reports/report-view/contract/report.ts";

export const rangeSummary = report({
	name: "RangeSummary",
	path: "range-summary",
	summary: "Target, worked and credited time of people over months, with leave and sickness",
	description: "Of the running month the days before today.",
	key: "timetrackings.manage",
	of: "PEOPLE",
	columns: {
		targetMinutes: "duration",
		workedMinutes: "duration",
		creditMinutes: "duration",
		balanceMinutes: "balance",
		overtimeMinutes: "duration",
		leaveDays: "decimal",
		sickDays: "count",
	},
	summed: [
		...["targetMinutes", "workedMinutes", "creditMinutes", "balanceMinutes"],
		...["overtimeMinutes", "leaveDays", "sickDays"],
	],
	picture: { by: "unitName", values: ["workedMinutes", "targetMinutes"] },
});

export const staff = report({
	name: "StaffReport",
	path: "users",
	summary: "People who are employed within some months, with employment and agreed hours",
	description: "Agreed hours take READ on contracts.manage for the person.",
	key: "users.manage",
	of: "PEOPLE",
	columns: {
		employmentType: "text",
		entryDate: "date",
		exitDate: "date",
		tenureYears: "decimal",
		weeklyMinutes: "duration",
		weeklyDays: "decimal",
	},
	summed: ["weeklyMinutes"],
	picture: { by: "unitName", values: ["*"] },
});

export const overtime = report({
	name: "OvertimeReport",
	path: "overtime",
	summary: "Overtime of people over months: built up, paid, expired, corrected, and what is left",
	key: "overtime.manage",
	of: "PEOPLE",
	columns: {
		builtUpMinutes: "balance",
		paidMinutes: "duration",
		expiredMinutes: "duration",
		correctedMinutes: "balance",
		balanceMinutes: "balance",
	},
	summed: [
		...["builtUpMinutes", "paidMinutes", "expiredMinutes", "correctedMinutes", "balanceMinutes"],
	],
	picture: { by: "unitName", values: ["balanceMinutes", "builtUpMinutes"] },
});

export const nightWork = report({
	name: "NightWorkReport",
	path: "night-work",
	summary: "Work of people at night (23 to 6), on Sundays and on holidays",
	key: "timetrackings.manage",
	of: "PEOPLE",
	columns: {
		nightMinutes: "duration",
		nights: "count",
		sundayMinutes: "duration",
		sundays: "count",
		holidayMinutes: "duration",
		holidays: "count",
	},
	summed: ["nightMinutes", "nights", "sundayMinutes", "sundays", "holidayMinutes", "holidays"],
	picture: { by: "unitName", values: ["nightMinutes", "sundayMinutes", "holidayMinutes"] },
});

export const violations = report({
	name: "ViolationsReport",
	path: "violations",
	summary: "Violations of the law on working time by person and kind, and what was done about them",
	description: "Of days before today.",
	key: "timetrackings.manage",
	of: "PEOPLE",
	columns: {
		total: "count",
		serious: "count",
		rest: "count",
		hours: "count",
		breaks: "count",
		night: "count",
		sunday: "count",
		acknowledged: "count",
	},
	summed: [...["total", "serious", "rest", "hours", "breaks", "night", "sunday", "acknowledged"]],
	picture: { by: "unitName", values: ["total", "rest", "hours", "breaks", "night", "sunday"] },
});

export const planActual = report({
	name: "PlanActualReport",
	path: "plan-actual",
	summary: "Planned shifts of people beside what was worked on their days",
	description: "Of days before today.",
	key: "shiftplan.manage",
	of: "PEOPLE",
	columns: {
		shifts: "count",
		plannedMinutes: "duration",
		actualMinutes: "duration",
		differenceMinutes: "balance",
		notWorked: "count",
	},
	summed: ["shifts", "plannedMinutes", "actualMinutes", "differenceMinutes", "notWorked"],
	picture: { by: "unitName", values: ["actualMinutes", "plannedMinutes"] },
});
