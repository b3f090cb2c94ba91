import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type {
	MasterItem,
	MasterValues,
	Outputs,
} from "#kit/contract/master-data/master-operations.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { ExportReader } from "../export/list-export.ts";
import type { WriteContext } from "../http/context.ts";
import type { Narrowing } from "./master-table.ts";

/** What a feature adds to the ordinary life of its master data; every part may be absent. */
export interface MasterRules<Values, Row, Creation = unknown> {
	/**
	 * Entries that lie at a unit or site: those for which the session holds a level. LIST shows an entry, READ its details.
	 * Without it entries belong to the whole company, and only who holds the key for all of it may change them.
	 */
	readonly visible?: (reader: ExportReader, level: "LIST" | "READ") => Narrowing;
	/** Refuses people who see an entry, but may not do with it what they want to do. */
	readonly demand?: (
		context: WriteContext,
		row: Row,
		level: PermissionLevel,
	) => void | Promise<void>;
	/** Keeps from others what an entry hangs on, before the entry itself. */
	readonly lock?: (context: WriteContext) => Promise<void>;
	/** Columns of a new entry that no field holds, by name. */
	readonly prepare?: (
		context: WriteContext,
		input: Values & Creation,
	) => Promise<Readonly<Record<string, unknown>>>;
	/** Refuses what the fields alone cannot tell. `before` is absent for a new entry. */
	readonly validate?: (
		tx: Tx,
		context: WriteContext,
		values: Values & { readonly isEnabled?: boolean },
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
	/** Ends an entry that stays in its list, in place of deleting it. */
	readonly remove?: (tx: Tx, context: WriteContext, row: Row) => Promise<void>;
	/** Whose the entry is: the history of that person shows its end. */
	readonly subject?: (row: Row) => string;
}

interface Declared {
	readonly fields: MasterFields;
	readonly extra: Shape;
}

type CreationOf<D> = D extends { readonly creation: infer S extends Shape } ? Outputs<S> : unknown;

/** The rules of a declaration. */
export type RulesOf<D extends Declared> = MasterRules<
	MasterValues<D["fields"]>,
	MasterItem<D["fields"], D["extra"]>,
	CreationOf<D>
>;
