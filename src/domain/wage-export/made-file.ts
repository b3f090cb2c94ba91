import type { FieldName } from "../wage-file/fields-of-line.ts";
import type { FindingReason } from "../wage-file/wage-finding.ts";
import type { WageEntry } from "./export-line.ts";
import type { PlainField, PlainLayout } from "./plain/plain-layout.ts";

/** What is wrong with what a file is made of, before any line of it is. */
export const exportReasons = [
	"NO_MAPPING",
	"SAME_PERSONNEL_NO",
	"ABSENCE_CHANGED",
	"ABSENCE_GONE",
] as const;
export type ExportReason = (typeof exportReasons)[number];

export interface ExportFinding {
	/** ERROR: lines are left out. */
	readonly severity: "ERROR" | "NOTE";
	readonly reason: ExportReason | FindingReason;
	readonly about: readonly (string | number)[];
	/** Of the rows, from 0; null where it is about none or about the header. */
	readonly row: number | null;
	/** Of the row's fields, from 0. */
	readonly field: number | null;
	readonly userId: string | null;
	readonly accountId: string | null;
	/** Closed lines it is about. */
	readonly count: number;
}

/** A line as it stands in the file, or would. */
export interface ExportRow {
	readonly fields: readonly string[];
	readonly isWritten: boolean;
	/** Left out by an error; what is neither comes to 0,00. */
	readonly isFaulty: boolean;
	readonly entry: WageEntry;
}

export type ColumnName = FieldName | PlainField;

export interface MadeFile {
	/** What stands before the first row. */
	readonly head: readonly string[];
	readonly columns: readonly ColumnName[];
	/** In the order of the file. */
	readonly rows: readonly ExportRow[];
	/** Null of a workbook: it is made of the rows. */
	readonly bytes: Uint8Array | null;
	/** False: who receives it is not known, so that there is no file at all. */
	readonly isSound: boolean;
	readonly findings: readonly ExportFinding[];
	/** The description that "Lohn und Gehalt" wants beside it. */
	readonly ini: string | null;
}

/** Who receives a file, and how it is to look. */
export interface ExportOffice {
	readonly consultantNo: string;
	readonly clientNo: string;
	readonly companyPersonnelNumbers: boolean;
	readonly recordId: number;
	/** Of PLAIN alone. */
	readonly layout: PlainLayout | null;
}
