import { type RawBuilder, sql } from "kysely";
import type { DB } from "#database/schema.generated.ts";
import type { MasterData } from "#kit/contract/master-data/master-data.ts";
import type { RecordTraits } from "#kit/contract/master-data/record-contract.ts";
import type { AddedPart } from "./added-part.ts";

/** SQL about the row `m`; some of it hangs on the time. */
type Computed = RawBuilder<unknown> | ((now: Date) => RawBuilder<unknown>);

/** A table with one row for each thing that an entry names, e.g. the departments of a leave barrier. */
export interface MasterSet {
	readonly set: string;
	/** Of the entry. */
	readonly key: string;
	/** Of what it names. */
	readonly column: string;
}

/** Binds a field that holds several ids to their table, in place of a column; written with the entry. */
export function masterSet<const T extends keyof DB & string>(
	name: T,
	given: { readonly key: Column<T>; readonly column: Column<T> },
): MasterSet {
	return { set: name, ...given };
}

/** Where declared master data lies. */
export interface MasterTable {
	readonly name: string;
	/** Field → column. */
	readonly columns: Readonly<Record<string, string>>;
	/** Field → table of the ids it holds. */
	readonly sets: Readonly<Record<string, MasterSet>>;
	/** Unique index or constraint → the field where a duplicate is shown. */
	readonly unique: Readonly<Record<string, string>>;
	/** Computed value → SQL about the row `m`. */
	readonly extra: Readonly<Record<string, Computed>>;
	/** Filter of the list → condition on the row `m`. */
	readonly filters: Readonly<Record<string, (value: never) => RawBuilder<unknown>>>;
	/** REFERENCE → SQL of what is referred to is called; only exports need it, as `<field>Name` of the row. */
	readonly names: Readonly<Record<string, RawBuilder<unknown>>>;
	/** The order of a list that has one until somebody sorts it; about the row `m`. */
	readonly order: RawBuilder<unknown> | undefined;
	/** In which order entries stand that are sorted by the same value; about the row `m`. */
	readonly ties: RawBuilder<unknown> | undefined;
	/** Fields that a company added to the entries; kept in the column `custom`. */
	readonly added: AddedPart | undefined;
}

type Declared = Pick<MasterData, "fields" | "extra" | "filters">;
type Column<T extends keyof DB> = keyof DB[T] & string;
type OutputOf<S> = S extends { _zod: { output: infer O } } ? O : never;

interface Given<T extends keyof DB, D extends Declared> {
	readonly columns: {
		readonly [K in keyof D["fields"]]: Column<T> | MasterSet;
	};
	readonly unique?: Readonly<Record<string, keyof D["fields"] & string>>;
	readonly extra?: {
		readonly [K in keyof D["extra"]]: Computed;
	};
	readonly filters?: {
		readonly [K in keyof D["filters"]]: (value: OutputOf<D["filters"][K]>) => RawBuilder<unknown>;
	};
	readonly names?: {
		readonly [K in keyof D["fields"]]?: RawBuilder<unknown>;
	};
	readonly order?: RawBuilder<unknown>;
	readonly ties?: RawBuilder<unknown>;
	readonly added?: AddedPart;
}

/**
 * Binds a declaration to its table; stands in the feature's `sql.ts`, because the feature writes the table through it.
 * The first argument is the table's literal name: the check of table writers reads it.
 */
export function masterTable<const T extends keyof DB & string, D extends Declared>(
	name: T,
	_data: D,
	given: Given<T, D>,
): MasterTable {
	return {
		unique: {},
		extra: {},
		filters: {},
		names: {},
		order: undefined,
		ties: undefined,
		added: undefined,
		...given,
		...placesOf(given.columns as Readonly<Record<string, string | MasterSet>>),
		name,
	} as MasterTable;
}

function placesOf(given: Readonly<Record<string, string | MasterSet>>) {
	const places = Object.entries(given);
	const isColumn = (place: string | MasterSet) => typeof place === "string";
	return {
		columns: Object.fromEntries(places.filter(([, place]) => isColumn(place))),
		sets: Object.fromEntries(places.filter(([, place]) => !isColumn(place))),
	};
}

/** Condition that narrows whatever is read to what the session may see; about the row `m`. */
export type Narrowing = RawBuilder<unknown>;

export const everything: Narrowing = sql`true`;

export type AnyMasterData = Pick<
	MasterData,
	| "name"
	| "plural"
	| "entity"
	| "permission"
	| "topic"
	| "isArchivable"
	| "fields"
	| "sortedBy"
	| "operations"
	| "contract"
	| "extra"
	| "idName"
	| "inUse"
> &
	Partial<RecordTraits>;
