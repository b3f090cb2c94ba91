import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { Printer } from "../column/printer.ts";

/** What the editor of a filter gets; `undefined` takes the filter away. */
export interface FilterEditorGiven<Value> {
	readonly label: string;
	readonly value: Value | undefined;
	readonly onChange: (value: Value | undefined) => void;
	/** Closes the editor. */
	readonly onDone: () => void;
}

/** One filter of a list; made by the builders of `filter`. */
export interface GridFilter<Row> {
	readonly id: string;
	readonly label: string;
	/** What its chip says; undefined when the value is not one of this filter. */
	readonly describe: (value: unknown, printer: Printer) => string | undefined;
	/** Its part of the list's query; nothing for a value that is broken. */
	readonly toQuery: (value: unknown) => Readonly<Record<string, unknown>>;
	/** For lists whose rows are all there. */
	readonly test: (row: Row, value: unknown) => boolean;
	readonly editor: (given: FilterEditorGiven<unknown>) => ReactNode;
}

export interface FilterGiven<Row, Value> {
	readonly id: string;
	readonly label: string;
	/** Its part of the query where the names are others than usual. */
	readonly query?: (value: Value) => Readonly<Record<string, unknown>>;
	/** Needed where the rows are filtered in the browser. */
	readonly test?: (row: Row, value: Value) => boolean;
}

interface FilterKind<Value> {
	readonly schema: z.ZodMiniType<Value>;
	readonly describe: (value: Value, printer: Printer) => string;
	readonly query: (value: Value) => Readonly<Record<string, unknown>>;
	readonly editor: (given: FilterEditorGiven<Value>) => ReactNode;
}

/** A filter of a kind. Values come from saved settings: one that cannot be read filters nothing. */
export function makeFilter<Row, Value>(
	given: FilterGiven<Row, Value>,
	kind: FilterKind<Value>,
): GridFilter<Row> {
	const read = reader(kind.schema);
	const query = given.query ?? kind.query;
	return {
		id: given.id,
		label: given.label,
		describe: (value, printer) => {
			const known = read(value);
			return known === undefined ? undefined : kind.describe(known, printer);
		},
		toQuery: (value) => {
			const known = read(value);
			return known === undefined ? {} : query(known);
		},
		test: (row, value) => {
			const known = read(value);
			return known === undefined || (given.test?.(row, known) ?? true);
		},
		editor: kind.editor as GridFilter<Row>["editor"],
	};
}

/** Reads one value once, however many rows are tested by it. */
function reader<Value>(schema: z.ZodMiniType<Value>) {
	let last: { readonly value: unknown; readonly read: Value | undefined } = {
		value: undefined,
		read: undefined,
	};
	return (value: unknown): Value | undefined => {
		if (last.value !== value) {
			const parsed = schema.safeParse(value);
			last = { value, read: parsed.success ? parsed.data : undefined };
		}
		return last.read;
	};
}

/** The query of all filters that are set; lists of the same name are joined: each of them narrows the hits. */
export function queryOf(
	filters: readonly GridFilter<never>[],
	values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
	const query: Record<string, unknown> = {};
	for (const { id, toQuery } of filters) {
		if (values[id] === undefined) continue;
		for (const [name, value] of Object.entries(toQuery(values[id]))) {
			const known = query[name];
			query[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
		}
	}
	return query;
}
