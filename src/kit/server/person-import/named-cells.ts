import type { CellReader } from "#domain/import/read-cells.ts";

const longest = 500;

/** Something that tables name, by its name in small letters. */
export type ByName<One> = ReadonlyMap<string, One>;

export function byName<One extends { readonly name: string }>(all: readonly One[]): ByName<One> {
	return new Map(all.map((one) => [one.name.toLowerCase(), one]));
}

/** What a cell names; undefined where it names nothing, or nothing that there is. */
export function namedIn<One>(
	cells: CellReader,
	field: string,
	known: ByName<One>,
): One | undefined {
	const text = cells.text(field, longest);
	return text === "" ? undefined : found(cells, field, known, text);
}

/** What a cell names, divided by commas, semicolons or lines; a name with a comma in it may stand alone. */
export function allNamedIn<One>(cells: CellReader, field: string, known: ByName<One>): One[] {
	return partsOf(cells, field, known).flatMap((part) => found(cells, field, known, part) ?? []);
}

/** The parts of such a cell. */
export function partsOf(cells: CellReader, field: string, known: ByName<unknown>): string[] {
	const text = cells.text(field, longest);
	if (known.has(text.toLowerCase())) return [text];
	return [...new Set(text.split(/[,;\n]/).map((part) => part.trim()))].filter(Boolean);
}

function found<One>(cells: CellReader, field: string, known: ByName<One>, name: string) {
	const one = known.get(name.toLowerCase());
	if (one === undefined) cells.fault(field, "UNKNOWN_ENTRY", name);
	return one;
}
