/** Rows that PageUp and PageDown go. */
const page = 8;

/** Where a key leads from a row of a list; undefined for keys that lead nowhere. */
export function placeByKey(key: string, at: number, last: number): number | undefined {
	const places: Record<string, number> = {
		ArrowDown: at + 1,
		ArrowUp: at - 1,
		PageDown: at + page,
		PageUp: at - page,
		Home: 0,
		End: last,
	};
	const place = places[key];
	return place === undefined ? undefined : Math.max(0, Math.min(last, place));
}
