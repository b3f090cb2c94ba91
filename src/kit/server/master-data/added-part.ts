import type { RawBuilder } from "kysely";
import type { Tx } from "../database/tenant-transaction.ts";
import type { ExportColumn, ExportReader } from "../export/list-export.ts";
import type { WriteContext } from "../http/context.ts";

/** SQL of fields that a company added, about the row `m`, as far as somebody may see them. */
export interface AddedSql {
	/** `… as custom, … as "customNames"` */
	readonly columns: RawBuilder<unknown>;
	/** What a list is sorted by, amounts before texts; undefined for a column that is none of these. */
	readonly sortKeys: (column: string) => readonly RawBuilder<unknown>[] | undefined;
	readonly conditions: (filters: unknown) => readonly RawBuilder<unknown>[];
}

type Values = Readonly<Record<string, unknown>>;

export interface AddedChange {
	readonly before: Values;
	readonly change: Values;
	readonly isNew?: boolean;
}

/** How the feature that keeps added fields takes part in reading and writing a record. */
export interface AddedPart {
	sql(reader: Pick<ExportReader, "tenantId" | "session">, mayRead: boolean): AddedSql;
	exportColumns(tx: Tx, reader: ExportReader): Promise<readonly ExportColumn<never>[]>;
	/** Refuses what may not be; without a trace nothing changes. */
	check(
		context: WriteContext,
		change: AddedChange,
	): Promise<{
		readonly values: Values;
		readonly trace: { before: unknown; after: unknown } | undefined;
	}>;
}
