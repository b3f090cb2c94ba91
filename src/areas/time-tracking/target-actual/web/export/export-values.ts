import { exportFormats } from "#kit/contract/list-export.ts";
import { mostMonths } from "../../contract/ranges.ts";
import { monthAfter } from "../months/month-after.ts";

export const whoms = ["ALL", "UNITS", "PEOPLE"] as const;
export const whats = ["MONTHS", "DAYS"] as const;
export const hourForms = ["TIME", "DECIMAL"] as const;
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
	readonly hours: (typeof hourForms)[number];
	readonly format: (typeof formats)[number];
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
