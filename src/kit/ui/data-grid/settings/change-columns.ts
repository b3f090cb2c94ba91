import type { GridSettings } from "./grid-settings.ts";

/**
 * The columns with one moved beside another.
 *
 * Example: `a b c d`, b before d → `a c b d`
 */
export function moveColumn(
	sorted: readonly string[],
	id: string,
	target: string,
	isAfter: boolean,
): string[] {
	if (id === target) return [...sorted];
	const others = sorted.filter((one) => one !== id);
	const at = others.indexOf(target);
	if (at < 0) return [...sorted];
	return others.toSpliced(isAfter ? at + 1 : at, 0, id);
}

/** One column further to the left or right among those shown. */
export function shiftColumn(settings: GridSettings, id: string, by: -1 | 1): Partial<GridSettings> {
	const pinned = settings.pinned ?? [];
	if (pinned.includes(id)) {
		const neighbour = pinned[pinned.indexOf(id) + by];
		if (neighbour === undefined) return {};
		return { pinned: moveColumn(pinned, id, neighbour, by > 0) };
	}
	const shown = new Set(settings.selectedColumns);
	const visible = settings.sortedColumns.filter((one) => shown.has(one) && !pinned.includes(one));
	const neighbour = visible[visible.indexOf(id) + by];
	if (neighbour === undefined) return {};
	return { sortedColumns: moveColumn(settings.sortedColumns, id, neighbour, by > 0) };
}

/** Dropped on another column: takes its place, and its being pinned or not. */
export function dropColumn(
	settings: GridSettings,
	id: string,
	target: string,
	isAfter: boolean,
): Partial<GridSettings> {
	const pinned = settings.pinned ?? [];
	const others = pinned.filter((one) => one !== id);
	const joined = pinned.includes(target)
		? moveColumn([...others, id], id, target, isAfter)
		: others;
	return { pinned: joined, sortedColumns: moveColumn(settings.sortedColumns, id, target, isAfter) };
}

export function togglePin(settings: GridSettings, id: string): Partial<GridSettings> {
	const pinned = settings.pinned ?? [];
	return { pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] };
}

export function hideColumn(settings: GridSettings, id: string): Partial<GridSettings> {
	return { selectedColumns: settings.selectedColumns.filter((one) => one !== id) };
}

/** Up, down, and back to the list's own order. */
export function toggleSort(settings: GridSettings, id: string): Partial<GridSettings> {
	if (settings.sortBy !== id) return { sortBy: id, sortDirection: "ASC" };
	return settings.sortDirection === "ASC"
		? { sortDirection: "DESC" }
		: { sortBy: null, sortDirection: "ASC" };
}
