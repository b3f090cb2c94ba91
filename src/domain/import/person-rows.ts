import type { CellReader } from "./read-cells.ts";

/** Whom a line is about, and from when on what it says is to hold. */
export interface RowPlace {
	readonly unitId: string;
	/** With the units above it. */
	readonly unitIds: readonly string[];
	/** The person's own; of somebody new the nearest of the unit. */
	readonly siteId: string | null;
	/** Undefined of somebody new. */
	readonly userId: string | undefined;
	/** Of somebody new: the days of the employment, where the line names any. */
	readonly employment: { readonly entryDate: string; readonly exitDate: string | null } | undefined;
	readonly from: string;
}

/** What columns say of people besides who they are: contracts, plans, roles … Each kind is declared by its feature. */
export interface RowReader {
	readonly name: string;
	readonly fields: readonly string[];
	/** Units in which the importing person may write it. */
	readonly unitIds: ReadonlySet<string>;
	/**
	 * What is to be written for a line that says something, faults by the reader.
	 *
	 * @returns undefined where it holds already
	 */
	readonly read: (cells: CellReader, place: RowPlace) => unknown;
}

/** What a line writes, by the name of the kind. */
export type PersonRows = Readonly<Record<string, unknown>>;

/** What all kinds make of a line; undefined where nothing is to be written. */
export function readRows(
	cells: CellReader,
	readers: readonly RowReader[],
	place: RowPlace,
): PersonRows | undefined {
	const found: Record<string, unknown> = {};
	for (const { name, fields, unitIds, read } of readers) {
		const said = fields.find((field) => cells.says(field));
		if (said === undefined) continue;
		if (!unitIds.has(place.unitId)) {
			cells.fault(said, "FIELD_OUT_OF_SCOPE");
			continue;
		}
		const row = read(cells, place);
		if (row !== undefined) found[name] = row;
	}
	return Object.keys(found).length === 0 ? undefined : found;
}
