import type { ExportFormat } from "#kit/contract/list-export.ts";
import type { Table, TableRows } from "./cell.ts";
import { csvTable } from "./csv-table.ts";
import { xlsxTable } from "./xlsx-table.ts";

interface FileKind {
	readonly ending: string;
	readonly mediaType: string;
}

const csv: FileKind = { ending: "csv", mediaType: "text/csv; charset=utf-8" };

export const fileKinds: Readonly<Record<ExportFormat, FileKind>> = {
	XLSX: {
		ending: "xlsx",
		mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	},
	CSV_DE: csv,
	CSV_INT: csv,
};

/** A table in the wanted format, piece by piece. */
export function tableFile(
	format: ExportFormat,
	table: Table,
	rows: TableRows,
	at: Date,
): AsyncGenerator<Buffer, void> {
	return format === "XLSX" ? xlsxTable(table, rows, at) : csvTable(format, table, rows);
}
