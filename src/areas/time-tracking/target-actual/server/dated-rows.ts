import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Dated } from "./sql/people.ts";

/** What holds on a day, of rows that never overlap; civil days compare as texts. */
export function heldOn<Row extends Dated>(rows: readonly Row[], day: string): Row | undefined {
	return rows.find(({ from, to }) => from <= day && (to === null || to >= day));
}

/** The first days on which something about rows changes. */
export function changesOf(rows: readonly Dated[]): LocalDay[] {
	return rows.flatMap(({ from, to }) =>
		to === null ? [dayOfIso(from)] : [dayOfIso(from), (dayOfIso(to) + 1) as LocalDay],
	);
}

/** The days that two have in common; undefined where there are none. */
export function sharedDays(one: Dated, other: Dated): Dated | undefined {
	const [, from] = [one.from, other.from].sort() as [string, string];
	const to = earlier(one.to, other.to);
	return to !== null && to < from ? undefined : { from, to };
}

function earlier(one: string | null, other: string | null): string | null {
	if (one === null) return other;
	return other === null || one < other ? one : other;
}
