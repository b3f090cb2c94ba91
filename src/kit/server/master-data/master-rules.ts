import type { Tx } from "../database/tenant-transaction.ts";
import type { ExportReader } from "../export/list-export.ts";
import type { WriteContext } from "../http/context.ts";
import type { Narrowing } from "./master-table.ts";

/** What a feature adds to the ordinary life of its master data; every part may be absent. */
export interface MasterRules<Values, Row> {
	/**
	 * Entries that lie at a unit or site: what the session may see of them. The feature checks in `validate` what it
	 * may write; without it entries belong to the whole company, and only who holds the key for all of it may change them.
	 */
	readonly visible?: (reader: ExportReader) => Narrowing;
	/** Refuses what the fields alone cannot tell. `before` is absent for a new entry. */
	readonly validate?: (
		tx: Tx,
		context: WriteContext,
		values: Values,
		before: Row | undefined,
	) => void | Promise<void>;
	/** Runs in the same transaction once an entry was created, changed, archived or restored. */
	readonly afterWrite?: (
		tx: Tx,
		context: WriteContext,
		change: { readonly before: Row | undefined; readonly after: Row },
	) => void | Promise<void>;
	/** Runs before an entry is deleted: refuses it, or removes what goes with it. */
	readonly beforeDelete?: (tx: Tx, context: WriteContext, row: Row) => void | Promise<void>;
}
