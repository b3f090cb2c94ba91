import type { DayFlag } from "../contract/day-flags.ts";

/** A row of a period with its violation. Flags stand in their own order. */
export function violated<Row extends { readonly flags: readonly DayFlag[] }>(row: Row): Row {
	return row.flags.includes("VIOLATION") ? row : { ...row, flags: ["VIOLATION", ...row.flags] };
}

/** People with a period that has no violation yet: of others no further one has to be looked for. */
export function whoseIsKept(
	rows: readonly {
		readonly userId: string;
		readonly flags: readonly DayFlag[];
	}[],
): string[] {
	const kept = rows.filter(({ flags }) => !flags.includes("VIOLATION"));
	return [...new Set(kept.map(({ userId }) => userId))];
}
