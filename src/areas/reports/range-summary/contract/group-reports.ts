import { report } from "#areas/reports/report-view/contract/report.ts";

/** Of fewer people nobody is told how often they are ill: who they are would be known. */
export const fewestPeople = 5;

export const sickness = report({
	name: "SicknessReport",
	path: "sickness",
	summary: "Sickness by department: people, cases, days and their share of the days with a target",
	description:
		"Never of fewer than five people: smaller departments are told of together, or not at all. Of days before today.",
	key: "absences.manage",
	of: "GROUPS",
	columns: {
		unitName: "text",
		people: "count",
		cases: "count",
		sickDays: "count",
		sickShare: "share",
	},
	summed: ["people", "cases", "sickDays"],
	picture: { by: "unitName", values: ["sickDays"] },
});

export const punctuality = report({
	name: "PunctualityReport",
	path: "punctuality",
	summary: "How early shifts were made known, by department and month",
	description: "Short notice: fewer than four days before the shift (§ 12 (3) TzBfG).",
	key: "shiftplan.manage",
	of: "GROUPS",
	columns: {
		unitName: "text",
		month: "month",
		shifts: "count",
		open: "count",
		published: "count",
		noticeDays: "decimal",
		shortNotice: "count",
		shortShare: "share",
	},
	summed: ["shifts", "open", "published", "shortNotice"],
	picture: { by: "month", values: ["published", "shortNotice"] },
});

export const fluctuation = report({
	name: "FluctuationReport",
	path: "fluctuation",
	summary: "Entries and exits by month, with the share of exits in the average number of people",
	key: "users.manage",
	of: "GROUPS",
	columns: {
		month: "month",
		before: "count",
		entries: "count",
		exits: "count",
		after: "count",
		exitShare: "share",
	},
	summed: ["entries", "exits"],
	picture: { by: "month", values: ["entries", "exits"] },
});
