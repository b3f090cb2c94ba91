import { limits } from "#kit/contract/limits.ts";
import type { UnitItem } from "../contract.ts";

/**
 * Units that another one cannot be moved into: itself and what lies below it, where it lies already, archived ones, and
 * those in which its lowest unit would lie deeper than the tree may be.
 *
 * @param items parents before children
 */
export function blockedParents(
	items: readonly UnitItem[],
	moved: { readonly id: string; readonly parentId: string | null },
): ReadonlySet<string> {
	const depth = items.find(({ id }) => id === moved.id)?.depth ?? 0;
	const own = new Set([moved.id]);
	let lowest = depth;
	for (const item of items) {
		if (item.parentId === null || !own.has(item.parentId)) continue;
		own.add(item.id);
		lowest = Math.max(lowest, item.depth);
	}
	const height = lowest - depth + 1;
	const blocked = items
		.filter(
			(item) =>
				own.has(item.id) ||
				!item.isEnabled ||
				item.id === moved.parentId ||
				item.depth + height > limits.treeDepth,
		)
		.map(({ id }) => id);
	return new Set(blocked);
}
