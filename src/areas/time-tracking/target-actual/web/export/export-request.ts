import { figureNames } from "#domain/working-time/day-minutes.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import type { ExportValues } from "./export-values.ts";

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
			"flags",
		],
		filter: {
			fromMonth: values.from,
			toMonth: values.to,
			...peopleOf(values),
		},
	};
}

function peopleOf({ whom, unitIds, userIds, includeDisabled }: ExportValues) {
	if (whom === "PEOPLE") return { userIds };
	return whom === "UNITS" ? { unitIds, includeDisabled } : { includeDisabled };
}
