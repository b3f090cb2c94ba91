import { type RawBuilder, sql } from "kysely";
import type { DB } from "#database/schema.generated.ts";
import type { MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type { PersonDeclaration, PersonRecord } from "#kit/contract/person-record/person-record.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import { type Snake, snake } from "../versioned-rows/columns-of.ts";

/** Where the dated rows of a person lie. */
export interface PersonTable {
	readonly name: string;
	/** Day or field → column. */
	readonly columns: Readonly<Record<string, string>>;
	/** Columns beside them that a new row fills with what `prepare` says under their names. */
	readonly filled: readonly string[];
	/** Computed value → SQL about the row `m`. */
	readonly extra: Readonly<Record<string, RawBuilder<unknown>>>;
	/** What a broken constraint or unique index means. */
	readonly constraints: Readonly<Record<string, Refusal>>;
	/** Rows that differ in one of these fields may hold at once: a new one does not end the other. */
	readonly apart: readonly string[];
	/** What rows are listed by; the newest first unless given. */
	readonly sorted: RawBuilder<unknown>;
}

type Column<T extends keyof DB> = keyof DB[T] & string;
type FixedOf<D> = D extends { readonly fixed: infer F extends MasterFields } ? F : object;
type ExtraOf<D> = D extends { readonly extra: infer X extends Shape } ? X : object;
type NamesOf<D extends PersonDeclaration> =
	| D["days"][number]
	| (keyof D["fields"] & string)
	| (keyof FixedOf<D> & string);
/** Fields whose column is not their own name with underscores. */
type Named<T extends keyof DB, D extends PersonDeclaration> = {
	[K in NamesOf<D>]: Snake<K> extends Column<T> ? never : K;
}[NamesOf<D>];

type Given<T extends keyof DB, D extends PersonDeclaration> = {
	readonly constraints?: Readonly<Record<string, Refusal>>;
	readonly apart?: readonly NamesOf<D>[];
	readonly filled?: readonly Column<T>[];
	readonly sorted?: RawBuilder<unknown>;
	/** `userId` of the answer is the row's own. */
	readonly extra?: { readonly [K in Exclude<keyof ExtraOf<D>, "userId">]: RawBuilder<unknown> };
} & ([Named<T, D>] extends [never]
	? { readonly columns?: undefined }
	: { readonly columns: { readonly [K in Named<T, D>]: Column<T> } });

/**
 * Binds a declaration to its table; stands in the feature's `sql.ts`. The first argument is the table's literal name: the
 * check of table writers reads it. A column is named like its field with underscores unless `columns` says otherwise.
 */
export function personTable<const T extends keyof DB & string, D extends PersonDeclaration>(
	name: T,
	{ declaration }: PersonRecord<D>,
	given: Given<T, D>,
): PersonTable {
	const { days, fields, fixed = {} } = declaration;
	const names = [...days, ...Object.keys(fixed), ...Object.keys(fields)];
	const own = Object.fromEntries(names.map((field) => [field, snake(field)]));
	return {
		extra: {},
		constraints: {},
		apart: [],
		filled: [],
		sorted: sql`${sql.ref(`m.${own[days[0]] as string}`)} desc, m.id desc`,
		...given,
		name,
		columns: { ...own, ...given.columns },
	} as PersonTable;
}
