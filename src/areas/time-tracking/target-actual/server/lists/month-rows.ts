import type { InputOf } from "#kit/contract/endpoint.ts";
import type { DayFlag } from "../../contract/fields.ts";
import type { contract } from "../../contract.ts";

/** A row of a period with its violation. Flags stand in their own order. */
export function violated<Row extends { readonly flags: readonly DayFlag[] }>(row: Row): Row {
	return row.flags.includes("VIOLATION") ? row : { ...row, flags: ["VIOLATION", ...row.flags] };
}

/** People with a period that has no violation yet: of others no further one has to be looked for. */
export function whoseIsKept(
	rows: readonly { readonly userId: string; readonly flags: readonly DayFlag[] }[],
): string[] {
	const kept = rows.filter(({ flags }) => !flags.includes("VIOLATION"));
	return [...new Set(kept.map(({ userId }) => userId))];
}

type Input = Pick<InputOf<typeof contract.listTargetActuals>, "sortBy" | "sortDirection" | "flags">;

type Key = Exclude<Input["sortBy"], "name" | undefined>;

/** Rows of people by one of their figures; equal ones stay in the order of their names. */
export function sortedMonths<Row extends Readonly<Record<Key, number>>>(
	rows: readonly Row[],
	{ sortBy, sortDirection }: Input,
): Row[] {
	const key = sortBy as Key;
	const sign = sortDirection === "DESC" ? -1 : 1;
	return rows.toSorted((one, other) => sign * (one[key] - other[key]));
}

/** Those that have one of the flags; all where none is asked for. */
export function withFlags<Row extends { readonly flags: readonly DayFlag[] }>(
	rows: readonly Row[],
	wanted: Input["flags"],
): Row[] {
	return rows.filter(({ flags }) => wanted?.some((flag) => flags.includes(flag)) ?? true);
}
