import type { ImportFault, ImportLine, ImportMapping } from "#domain/import/import-fields.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Importer, ImportWriter } from "../person-import/person-import.ts";

/** What becomes of a line. */
export type PlannedLine<Row> = { readonly line: number } & (
	| { readonly action: "FAULTY"; readonly faults: readonly ImportFault[] }
	/** Who says it once more changes nothing. */
	| { readonly action: "UNCHANGED"; readonly entityId: string }
	| { readonly action: "NEW"; readonly row: Row }
);

/** What a line made, as it was left. */
export interface MadeByLine {
	readonly entityId: string;
	readonly version: number;
}

/**
 * A kind of table that is not about people or units themselves: declared by the feature in its `server/imports.ts` as
 * `export const table = tableImport({ … })`, and found there. Trial, undo and rights of the run are those of every import.
 */
export interface TableImport<Row = unknown> {
	readonly kind: "ABSENCES";
	/** Judges all lines together by what the company has at this moment: one may contradict another. */
	readonly judge: (
		tx: Tx,
		importer: Importer,
		mapping: ImportMapping,
		lines: readonly ImportLine[],
	) => Promise<readonly PlannedLine<Row>[]>;
	/** Writes for many at once. @returns what each made, in the same order */
	readonly write: (
		tx: Tx,
		writer: ImportWriter,
		rows: readonly Row[],
	) => Promise<readonly MadeByLine[]>;
	/** Takes back what nobody has built on, and the writer may. @returns the ids of those */
	readonly takeBack: (
		tx: Tx,
		writer: ImportWriter,
		made: readonly MadeByLine[],
	) => Promise<ReadonlySet<string>>;
}

/** Keeps a table's rows together with what reads and writes them. */
export function tableImport<Row>(one: TableImport<Row>): TableImport {
	return one as TableImport;
}
