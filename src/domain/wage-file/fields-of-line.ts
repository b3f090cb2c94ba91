import { lodasColumns, plainColumns } from "./lodas/lodas-columns.ts";
import { readDescriptions, readLodasHeader } from "./lodas/lodas-header.ts";
import { readSections } from "./lodas/lodas-sections.ts";
import { lugFields } from "./lug/lug-fields.ts";
import { readLugHeader } from "./lug/lug-header.ts";
import type { WageFormat } from "./wage-file-input.ts";

/** Everything that a field of a wage file can be called. */
export const fieldNames = [
	...lugFields,
	"consultantNo",
	"clientNo",
	"month",
	"companyMark",
	"recordId",
	"table",
	"processingKey",
] as const;
export type FieldName = (typeof fieldNames)[number];

const lugHeader: readonly FieldName[] = ["consultantNo", "clientNo", "month", "companyMark"];

const lodasNames: Readonly<Record<string, FieldName>> = {
	[lodasColumns.personnelNo]: "personnelNo",
	[lodasColumns.companyPersonnelNo]: "personnelNo",
	[lodasColumns.month]: "month",
	[lodasColumns.wageType]: "wageType",
	[lodasColumns.processingKey]: "processingKey",
	[lodasColumns.value]: "value",
	[lodasColumns.costCentre]: "costCentre",
	[lodasColumns.costUnit]: "costUnit",
	[lodasColumns.factor]: "factor",
	[lodasColumns.note]: "note",
};

/**
 * How to call a field, for people who look at what was found in it; undefined where nobody knows.
 *
 * @param lines of the whole text
 * @returns a function of a line and a field, both from 1
 */
export function fieldNamesOf(
	format: WageFormat,
	lines: readonly string[],
): (line: number, field: number) => FieldName | undefined {
	if (format === "DATEV_LODAS") return lodasFieldNames(lines);
	const { isHeader } = readLugHeader((lines[0] ?? "").split(";"));
	return (line, field) => (isHeader && line === 1 ? lugHeader : lugFields)[field - 1];
}

function lodasFieldNames(lines: readonly string[]) {
	const sections = readSections(lines);
	const header = readLodasHeader(sections);
	const { byId } = readDescriptions(sections, header);
	const described = sections.find(({ name }) => name === "Satzbeschreibung")?.lines ?? [];
	return (line: number, field: number): FieldName | undefined => {
		if (field === 1) return "recordId";
		if (described.some((one) => one.line === line)) return field === 2 ? "table" : undefined;
		const id = (lines[line - 1] ?? "").split(header.separator)[0] ?? "";
		const columns = sections.length === 0 ? plainColumns : byId.get(id)?.columns;
		return lodasNames[columns?.[field - 2] ?? ""];
	};
}
