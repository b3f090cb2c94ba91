import type { DB } from "#database/schema.generated.ts";
import type { HeldDeclaration, HeldRecord } from "#kit/contract/held-record/held-record.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import { type Snake, snake } from "../versioned-rows/columns-of.ts";

/** Where lies what people hold. */
export interface HeldTable {
	readonly name: string;
	/** Instant, field or what is shown → column. */
	readonly columns: Readonly<Record<string, string>>;
	/** Columns beside them that `prepare` fills under their names and that are never read to anybody. */
	readonly secret: readonly string[];
	/** What a broken constraint or unique index means. */
	readonly constraints: Readonly<Record<string, Refusal>>;
}

type Column<T extends keyof DB> = keyof DB[T] & string;
type NamesOf<D extends HeldDeclaration> =
	| D["instants"][number]
	| (keyof D["fields"] & string)
	| (keyof D["shown"] & string);
/** Names without a column that is called like them with underscores. */
type Missing<T extends keyof DB, D extends HeldDeclaration> = {
	[K in NamesOf<D>]: Snake<K> extends Column<T> ? never : K;
}[NamesOf<D>];

interface Given<T extends keyof DB> {
	readonly secret?: readonly Column<T>[];
	readonly constraints?: Readonly<Record<string, Refusal>>;
}

/**
 * Binds a declaration to its table; stands in the feature's `sql.ts`. The first argument is the table's literal name: the
 * check of table writers reads it. Columns are named like the fields with underscores.
 */
export function heldTable<const T extends keyof DB & string, D extends HeldDeclaration>(
	name: T,
	{ declaration }: HeldRecord<D>,
	given: Given<T> & ([Missing<T, D>] extends [never] ? unknown : never),
): HeldTable {
	const { instants, fields, shown } = declaration;
	const names = [...Object.keys(fields), ...Object.keys(shown), ...instants];
	const columns = Object.fromEntries(names.map((field) => [field, snake(field)]));
	return { secret: [], constraints: {}, ...(given as Given<T>), name, columns };
}
