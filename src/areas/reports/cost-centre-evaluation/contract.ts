import * as z from "zod/mini";
import { report } from "#areas/reports/report-view/contract/report.ts";
import { id } from "#kit/contract/fields.ts";

/** By whose shares in cost centres work is charged. */
export const groupings = ["UNIT", "USER", "WORKSPACE", "ACTIVITY"] as const;
export type Grouping = (typeof groupings)[number];

const grouping = z._default(z.enum(groupings), "UNIT");

const amounts = {
	plannedMinutes: "duration",
	actualMinutes: "duration",
	differenceMinutes: "balance",
	plannedCents: "currency",
	actualCents: "currency",
} as const;

const centres = {
	of: "GROUPS",
	columns: {
		/** Null: what is charged to none. */
		costCentreId: "key",
		code: "text",
		costCentre: "text",
		month: "month",
		...amounts,
		people: "count",
		withoutWage: "count",
	},
	summed: Object.keys(amounts),
	picture: { by: "costCentre", values: ["plannedMinutes", "actualMinutes"] },
	input: { grouping },
} as const;

/** `NONE`: of what is charged to no cost centre. */
export const costCentreAsked = z.union([id, z.literal("NONE")]);

const details = {
	of: "PEOPLE",
	columns: {
		userId: "key",
		month: "month",
		code: "text",
		costCentre: "text",
		target: "text",
		...amounts,
	},
	summed: Object.keys(amounts),
	picture: { by: "month", values: ["plannedMinutes", "actualMinutes"] },
	input: { grouping, costCentreId: costCentreAsked },
} as const;

const basis =
	"Work is charged by the shares that its department, person, workspace or activity had in cost centres on the day; minutes and cents of a " +
	"person and month are parted by largest remainder, so that they add up. Cents: the hourly wage of the day (that of the cost centre before the general one), " +
	"or the monthly one by 4.35 weeks of the agreed hours; null where no wage is kept or may be seen (READ on contracts.manage).";

export const shiftCentres = report({
	...{ name: "CostCentreShifts", path: "cost-centre-shifts", key: "shiftplan.manage", ...centres },
	summary: "Shifts by cost centre and month: what was planned and what was worked on their days",
	description: basis,
});

export const shiftCentreDetails = report({
	...{ name: "CostCentreShiftDetails", path: "cost-centre-shift-details", ...details },
	key: "shiftplan.manage",
	summary:
		"Shifts that a cost centre is charged with, by person, month and what they are charged by",
});

export const trackingCentres = report({
	...{ name: "CostCentreTrackings", path: "cost-centre-trackings", ...centres },
	key: "timetrackings.manage",
	summary:
		"Recorded time by cost centre and month, beside the target where it is charged by people or departments",
	description: basis,
});

export const trackingCentreDetails = report({
	...{ name: "CostCentreTrackingDetails", path: "cost-centre-tracking-details", ...details },
	key: "timetrackings.manage",
	summary:
		"Recorded time that a cost centre is charged with, by person, month and what it is charged by",
});

export const contract = {
	listCostCentreShifts: shiftCentres.endpoint,
	listCostCentreShiftDetails: shiftCentreDetails.endpoint,
	listCostCentreTrackings: trackingCentres.endpoint,
	listCostCentreTrackingDetails: trackingCentreDetails.endpoint,
} as const;
