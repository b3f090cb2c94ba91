import type { LocalDay } from "../time/quantities.ts";

/** A figure of the law that holds from a day on. */
export interface DatedValue<Value> {
	readonly validFrom: LocalDay;
	readonly value: Value;
}

/** The figure that holds on a day; undefined before the first. The rows may come in any order. */
export function valueOn<Value>(
	rows: readonly DatedValue<Value>[],
	day: LocalDay,
): Value | undefined {
	let found: DatedValue<Value> | undefined;
	for (const row of rows) {
		if (row.validFrom > day) continue;
		if (found === undefined || row.validFrom > found.validFrom) found = row;
	}
	return found?.value;
}
