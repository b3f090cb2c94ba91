import type { Endpoint, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { rowsOf } from "../rows-of.ts";
import { type ExportReader, type ListExport, listExport } from "./list-export.ts";

const batchSize = 1000;

interface Paging {
	readonly page: number;
	readonly pageSize: number;
}

interface Given<E extends Endpoint, Row>
	extends Pick<ListExport<E, Row>, "endpoint" | "title" | "columns"> {
	/**
	 * One page as the list itself reads it: permission, scope and order are its own. Each row carries how many there are in
	 * all, as `total`; a page after the last one may tell the number alone, with null for the id.
	 */
	page(reader: ExportReader, input: InputOf<E> & Paging): Statement;
	/** The whole number in its `total`, where a page does not count that far. */
	count?(reader: ExportReader, input: InputOf<E> & Paging): Statement;
	/** Refuses what a list about one thing refuses where that thing may not be seen. */
	demand?(tx: Tx, reader: ExportReader, input: InputOf<E>): Promise<void>;
}

/** The export of a list whose pages one statement reads. */
export function pagedExport<const E extends Endpoint, Row extends object>(
	given: Given<E, Row>,
): ListExport {
	const { page: pageOf, count: countOf = pageOf } = given;
	const read = (ask: typeof pageOf, tx: Tx, reader: ExportReader, input: InputOf<E> & Paging) =>
		rowsOf<Row & { readonly total: number }>(tx, ask(reader, input));
	return listExport<E, Row>({
		...given,
		async count(tx, reader, input) {
			await given.demand?.(tx, reader, input);
			const first = Object.assign({}, input, { page: 1, pageSize: 1 });
			const [row] = await read(countOf, tx, reader, first);
			return row?.total ?? 0;
		},
		async *rows(tx, reader, input) {
			for (let page = 1; ; page++) {
				const asked = Object.assign({}, input, { page, pageSize: batchSize });
				const batch = (await read(pageOf, tx, reader, asked)).filter(isEntry);
				if (batch.length > 0) yield batch;
				if (batch.length < batchSize) return;
			}
		},
	});
}

function isEntry(row: object): boolean {
	return !("id" in row && row.id === null);
}
