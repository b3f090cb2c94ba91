import type { Endpoint, InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Session } from "../session.ts";
import type { CellKind, CellValue } from "./cell.ts";

/** On whose behalf a list is read: what the list's own use case knows of its caller. */
export interface ExportReader {
	readonly tenantId: string;
	readonly session: Session;
	readonly now: Date;
	readonly language: Language;
	readonly siteFilter: string | null;
}

export interface ExportColumn<Row> {
	/** As the grid names it. */
	readonly id: string;
	title(language: Language): string;
	readonly kind: CellKind;
	/** Of a sheet's column, in signs. */
	readonly width?: number;
	value(row: Row, language: Language): CellValue;
}

/**
 * How the whole of a list is written to a file. Permission, filters and sorting are those of the list's own endpoint;
 * scope is narrowed by the same query.
 */
export interface ListExport<E extends Endpoint = Endpoint, Row = unknown> {
	/** Of the list. Its page and page size are ignored. */
	readonly endpoint: E;
	/** Name of file and sheet. */
	title(language: Language, input: InputOf<E>): string;
	/** All columns of the list; some depend on the tenant (custom fields) or on what is asked (an imported file). */
	columns(
		tx: Tx,
		reader: ExportReader,
		input: InputOf<E>,
	): Promise<readonly ExportColumn<Row>[]> | readonly ExportColumn<Row>[];
	/** Asked first: refuses what the list itself would refuse. */
	count(tx: Tx, reader: ExportReader, input: InputOf<E>): Promise<number>;
	/**
	 * All rows in the order asked for, in batches of about a thousand. Read by keyset (`where (sort, id) > (…)`) or by
	 * offset: everything happens in one snapshot, so pages cannot shift.
	 */
	rows(tx: Tx, reader: ExportReader, input: InputOf<E>): AsyncIterable<readonly Row[]>;
}

/** Listed in the feature's `server/exports.ts` as `export const listExports = { "area.list": listExport({ … }) }`. */
export function listExport<const E extends Endpoint, Row>(
	definition: ListExport<E, Row>,
): ListExport {
	return definition as unknown as ListExport;
}

/** Every list that can be exported, by its name. */
export type ListExports = ReadonlyMap<string, ListExport>;
