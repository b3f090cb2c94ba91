import type { ExportFile } from "#domain/wage-export/export-file.ts";
import type { ColumnName } from "#domain/wage-export/made-file.ts";
import type { CellKind, CellValue } from "#kit/server/export/cell.ts";
import { xlsxTable } from "#kit/server/export/xlsx-table.ts";
import type { ConfigRow } from "../sql/configs.ts";

type Named = Pick<ConfigRow, "name" | "layout">;

/** Columns that a spreadsheet can calculate with. */
const numbers: readonly ColumnName[] = ["hours", "days", "money", "value"];

/** The rows of a plain file as a sheet. Its time is that of the month, so that the same rows are the same bytes. */
export async function workbook(
	config: Named,
	month: string,
	{ columns, rows }: Pick<ExportFile, "columns" | "rows">,
): Promise<Uint8Array> {
	const kinds = columns.map((column) => kindOf(config, column));
	const table = {
		...{ name: config.name, timeZone: "Europe/Berlin", words: { yes: "", no: "" } },
		columns: kinds.map((kind, at) => ({ title: config.layout?.columns[at]?.title ?? "", kind })),
	};
	const written = rows.filter(({ isWritten }) => isWritten);
	const cells = written.map(({ fields }) =>
		fields.map((text, at): CellValue => (kinds[at] === "text" ? text : numberOf(text))),
	);
	const chunks: Buffer[] = [];
	for await (const chunk of xlsxTable(table, only(cells), new Date(`${month}-01T00:00:00Z`)))
		chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** Numbers as sheets show them have two decimals; all else stays as it is written. */
function kindOf({ layout }: Named, column: ColumnName): CellKind {
	const isNumber = numbers.includes(column) && layout?.hours === "DECIMAL" && layout.decimals === 2;
	return isNumber ? "decimal" : "text";
}

function numberOf(text: string): number | null {
	return text === "" ? null : Number(text.replace(",", "."));
}

async function* only<Batch>(batch: Batch): AsyncGenerator<Batch, void> {
	yield batch;
}
