import type { RawBuilder } from "kysely";
import type { DB } from "#database/schema.generated.ts";
import type { KindDeclaration, KindRecord } from "#kit/contract/kind-record/kind-record.ts";
import { type Snake, snake } from "../versioned-rows/columns-of.ts";

/** Where the entries of each kind lie. */
export interface KindTable {
	readonly name: string;
	/** Field → column. */
	readonly columns: Readonly<Record<string, string>>;
	/** Secret → column that keeps it sealed. */
	readonly sealed: Readonly<Record<string, string>>;
	/** Computed value → SQL about the row `m`. */
	readonly extra: Readonly<Record<string, RawBuilder<unknown>>>;
}

type Column<T extends keyof DB> = keyof DB[T] & string;
/** Fields without a column that is called like them with underscores. */
type Missing<T extends keyof DB, F> = {
	[K in keyof F & string]: Snake<K> extends Column<T> ? never : K;
}[keyof F & string];

interface Given<T extends keyof DB, D extends KindDeclaration> {
	readonly sealed: { readonly [K in keyof D["secrets"]]: Column<T> };
	readonly extra: { readonly [K in keyof D["extra"]]: RawBuilder<unknown> };
}

/**
 * Binds a declaration to its table, in which `kind` is unique; stands in the feature's `sql.ts`. The first argument is the
 * table's literal name: the check of table writers reads it. Columns are named like the fields with underscores.
 */
export function kindTable<const T extends keyof DB & string, D extends KindDeclaration>(
	name: T,
	{ declaration }: KindRecord<D>,
	given: Given<T, D> & ([Missing<T, D["fields"]>] extends [never] ? unknown : never),
): KindTable {
	const fields = Object.keys(declaration.fields);
	const { sealed, extra } = given as unknown as Pick<KindTable, "sealed" | "extra">;
	return { name, sealed, extra, columns: Object.fromEntries(fields.map((f) => [f, snake(f)])) };
}
