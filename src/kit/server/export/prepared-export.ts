import * as z from "zod/mini";
import type { ExportFormat, ListExportRequest } from "#kit/contract/list-export.ts";
import { commonRefusals, type FieldFault } from "#kit/contract/refusal.ts";
import { texts } from "#kit/text.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { refuse } from "../refusals/refuse.ts";
import type { CellValue, Table } from "./cell.ts";
import { csvTable } from "./csv-table.ts";
import type { ExportColumn, ExportReader, ListExport } from "./list-export.ts";
import { xlsxTable } from "./xlsx-table.ts";

interface FileKind {
	readonly ending: string;
	readonly mediaType: string;
}

const csv: FileKind = { ending: "csv", mediaType: "text/csv; charset=utf-8" };

const fileKinds: Readonly<Record<ExportFormat, FileKind>> = {
	XLSX: {
		ending: "xlsx",
		mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	},
	CSV_DE: csv,
	CSV_INT: csv,
};

/** One list, about to be written for one person. */
export class PreparedExport {
	readonly #list: ListExport;
	readonly #reader: ExportReader;
	readonly #input: unknown;
	readonly #request: ListExportRequest;

	/** Refuses filters that the list itself would refuse. */
	constructor(list: ListExport, reader: ExportReader, request: ListExportRequest) {
		this.#list = list;
		this.#reader = reader;
		this.#request = request;
		this.#input = readFilter(list, request);
	}

	get title(): string {
		return this.#list.title(this.#reader.language, this.#input);
	}

	get format(): ExportFormat {
		return this.#request.format;
	}

	get mediaType(): string {
		return fileKinds[this.format].mediaType;
	}

	/** Example: Mitarbeiter 2026-11-21.xlsx */
	get fileName(): string {
		const day = this.#reader.now.toISOString().slice(0, 10);
		return `${this.title} ${day}.${fileKinds[this.format].ending}`;
	}

	count(tx: Tx): Promise<number> {
		return this.#list.count(tx, this.#reader, this.#input);
	}

	/** The columns that were asked for, in their order; all when none were named. Refuses ones that the list has not. */
	async columns(tx: Tx): Promise<readonly ExportColumn<unknown>[]> {
		const all = await this.#list.columns(tx, this.#reader, this.#input);
		const { columns: wanted } = this.#request;
		if (wanted.length === 0) return all;
		const text = this.#words.unknownColumn;
		return wanted.map(
			(id, at) =>
				all.find((one) => one.id === id) ??
				refuse(commonRefusals.malformed, { details: [{ field: `columns.${at}`, text }] }),
		);
	}

	/**
	 * The file, piece by piece.
	 *
	 * @param onBatch called after each batch with the number of rows so far
	 */
	async *write(
		tx: Tx,
		columns: readonly ExportColumn<unknown>[],
		onBatch?: (rows: number) => Promise<void>,
	): AsyncGenerator<Buffer, void> {
		const { language, now, session } = this.#reader;
		const { yes, no } = this.#words;
		const table: Table = {
			name: this.title,
			columns: columns.map(({ title, kind, width }) => ({
				title: title(language),
				kind,
				...(width === undefined ? {} : { width }),
			})),
			timeZone: session.timeZone,
			words: { yes, no },
		};
		const { format } = this;
		const rows = this.cells(tx, columns, onBatch);
		yield* format === "XLSX" ? xlsxTable(table, rows, now) : csvTable(format, table, rows);
	}

	/** All rows as their columns have them, batch after batch. */
	async *cells(
		tx: Tx,
		columns: readonly ExportColumn<unknown>[],
		onBatch?: (rows: number) => Promise<void>,
	): AsyncGenerator<CellValue[][], void> {
		const { language } = this.#reader;
		let count = 0;
		for await (const batch of this.#list.rows(tx, this.#reader, this.#input)) {
			yield batch.map((row) => columns.map((column) => column.value(row, language)));
			count += batch.length;
			await onBatch?.(count);
		}
	}

	get #words() {
		return texts[this.#reader.language].export;
	}
}

function readFilter(
	{ endpoint }: ListExport,
	{ filter, sortBy, sortDirection }: ListExportRequest,
): unknown {
	const result = z.safeParse(endpoint.input, {
		...filter,
		...(sortBy === undefined ? {} : { sortBy }),
		...(sortDirection === undefined ? {} : { sortDirection }),
	});
	if (result.success) return result.data;
	const details: FieldFault[] = result.error.issues.map((issue) => ({
		field: ["filter", ...issue.path].join("."),
		text: issue.message,
	}));
	return refuse(commonRefusals.malformed, { details });
}
