import { figureNames } from "#domain/working-time/day-minutes.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { HourForm } from "#kit/contract/hour-forms.ts";
import { exportFormats, type ListExportRequest } from "#kit/contract/list-export.ts";
import { mostMonths } from "../../contract/ranges.ts";
import type { TimesheetSplit, timesheets } from "../../contract/timesheets.ts";
import { monthAfter } from "../months/month-after.ts";

export const whoms = ["ALL", "UNITS", "PEOPLE"] as const;
/** Totals and days are tables, timesheets a document. */
export const whats = ["MONTHS", "DAYS", "TIMESHEETS"] as const;
export const formats = exportFormats;

/** What is chosen for a file. */
export interface ExportValues {
	/** Months, both inclusive: `2026-11`. */
	readonly from: string;
	readonly to: string;
	readonly whom: (typeof whoms)[number];
	readonly unitIds: readonly string[];
	readonly userIds: readonly string[];
	readonly includeDisabled: boolean;
	readonly what: (typeof whats)[number];
	readonly hours: HourForm;
	readonly format: (typeof formats)[number];
	/** Of timesheets. */
	readonly split: TimesheetSplit;
}

export type ExportFault = "backwards" | "tooMany" | "noUnits" | "noPeople";

/** What keeps it from being exported. */
export function exportFault(values: ExportValues): ExportFault | undefined {
	const { from, to, whom, unitIds, userIds } = values;
	if (from > to) return "backwards";
	if (monthAfter(from, mostMonths) <= to) return "tooMany";
	if (whom === "UNITS" && unitIds.length === 0) return "noUnits";
	if (whom === "PEOPLE" && userIds.length === 0) return "noPeople";
	return undefined;
}

/** The export of a list that a choice amounts to. */
export function exportRequest(values: ExportValues): ListExportRequest {
	const { what, hours, format } = values;
	const isDays = what === "DAYS";
	const shown =
		hours === "TIME" ? figureNames : figureNames.map((name) => name.replace(/Minutes$/, "Hours"));
	return {
		list: isDays ? "time-tracking.target-actual-days" : "time-tracking.target-actual-months",
		format,
		columns: [
			"name",
			"personnelNumber",
			"unitName",
			...(isDays ? ["day", "begin", "end"] : ["month"]),
			...shown,
			"leaveDays",
			"violations",
			"violationCount",
			"flags",
		],
		filter: { fromMonth: values.from, toMonth: values.to, ...peopleOf(values) },
	};
}

/** Timesheets of the same people and months, as a job makes them. */
export function timesheetRequest(
	values: ExportValues,
): GivenOf<(typeof timesheets)["startTimesheets"]> {
	const { from: fromMonth, to: toMonth, hours, split } = values;
	return { fromMonth, toMonth, hours, split, ...peopleOf(values) };
}

function peopleOf({ whom, unitIds, userIds, includeDisabled }: ExportValues) {
	if (whom === "PEOPLE") return { userIds: [...userIds] };
	return whom === "UNITS" ? { unitIds: [...unitIds], includeDisabled } : { includeDisabled };
}
