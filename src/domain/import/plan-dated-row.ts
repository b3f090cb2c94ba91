import { isoDayPlus } from "../time/iso-day.ts";

/** A row of a person that holds from a day to a day. */
export interface HeldRow {
	readonly id: string;
	readonly version: number;
	readonly from: string;
	/** Null: until further notice. */
	readonly to: string | null;
	readonly values: Readonly<Record<string, unknown>>;
}

/** A new row, and the one that it ends on the day before. */
export interface RowPlan {
	readonly from: string;
	readonly to: string | null;
	readonly values: Readonly<Record<string, unknown>>;
	readonly ends?: { readonly id: string; readonly version: number; readonly to: string | null };
}

/** The row that holds on a day. */
export function rowOn(held: readonly HeldRow[], day: string): HeldRow | undefined {
	return held.find(({ from, to }) => from <= day && (to === null || day <= to));
}

/**
 * Lets other values hold from a day on, as long as what holds then was to: nothing that begins later is touched.
 *
 * @param held rows of one person that exclude each other
 * @param until the last day possible, e.g. of an employment
 * @returns undefined where the values hold already; BEGINS_THEN where others begin on that very day
 */
export function planDatedRow(
	held: readonly HeldRow[],
	from: string,
	values: Readonly<Record<string, unknown>>,
	until: string | null = null,
): RowPlan | undefined | "BEGINS_THEN" {
	const current = rowOn(held, from);
	if (current !== undefined) {
		const names = Object.keys(values).filter((name) => name in current.values);
		if (names.every((name) => current.values[name] === values[name])) return undefined;
		if (current.from === from) return "BEGINS_THEN";
		const { id, version, to } = current;
		return { from, to, values, ends: { id, version, to } };
	}
	const later = held.map((row) => row.from).filter((day) => day > from);
	const ends = [...later.map((day) => isoDayPlus(day, -1)), ...(until === null ? [] : [until])];
	return { from, to: ends.sort()[0] ?? null, values };
}
