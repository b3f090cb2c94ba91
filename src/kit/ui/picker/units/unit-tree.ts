/** A unit as pickers need it. */
export interface TreeUnit {
	readonly id: string;
	readonly name: string;
	readonly parentId: string | null;
	/** People in it and below. */
	readonly people?: number | undefined;
	/** Archived units stay choosable where they are chosen already. */
	readonly isEnabled?: boolean | undefined;
}

export interface UnitNode {
	readonly unit: TreeUnit;
	/** 1 for roots. */
	readonly level: number;
	readonly children: readonly UnitNode[];
	/** Its own id and all below. */
	readonly ids: readonly string[];
}

/** Units as a tree, brothers by name. A parent that is not there, or a circle, makes a root. */
export function unitTree(units: readonly TreeUnit[]): UnitNode[] {
	const byId = new Map(units.map((unit) => [unit.id, unit]));
	const below = Map.groupBy(units, ({ parentId }) =>
		parentId !== null && byId.has(parentId) ? parentId : null,
	);
	const placed = new Set<string>();
	const place = (unit: TreeUnit, level: number): UnitNode[] => {
		if (placed.has(unit.id)) return [];
		placed.add(unit.id);
		const children = sorted(below.get(unit.id) ?? []).flatMap((child) => place(child, level + 1));
		const ids = [unit.id, ...children.flatMap((child) => child.ids)];
		return [{ unit, level, children, ids }];
	};
	const roots = sorted(below.get(null) ?? []).flatMap((unit) => place(unit, 1));
	const inCircles = units.flatMap((unit) => place(unit, 1));
	return [...roots, ...inCircles];
}

const collator = new Intl.Collator("de", { numeric: true });

function sorted(units: readonly TreeUnit[]): TreeUnit[] {
	return [...units].sort((a, b) => collator.compare(a.name, b.name));
}

/** The nodes that are seen, top down. A search shows what fits with everything above it. */
export function visibleNodes(
	roots: readonly UnitNode[],
	open: ReadonlySet<string>,
	search: string,
): UnitNode[] {
	const wanted = search.trim().toLocaleLowerCase();
	const walk = (nodes: readonly UnitNode[]): UnitNode[] =>
		nodes.flatMap((node) => {
			if (wanted === "") return [node, ...(open.has(node.unit.id) ? walk(node.children) : [])];
			const inner = walk(node.children);
			const fits = node.unit.name.toLocaleLowerCase().includes(wanted);
			return fits || inner.length > 0 ? [node, ...inner] : [];
		});
	return walk(roots);
}

export type Ticked = "yes" | "no" | "some";

/** How a box stands: chosen, or some below it are. */
export function tickedOf(node: UnitNode, chosen: ReadonlySet<string>): Ticked {
	if (chosen.has(node.unit.id)) return "yes";
	return node.ids.some((id) => chosen.has(id)) ? "some" : "no";
}

/**
 * What is chosen after a click on a box.
 *
 * @param withBelow takes everything below along
 */
export function toggleNode(
	node: UnitNode,
	chosen: readonly string[],
	withBelow: boolean,
): string[] {
	const ids = new Set(withBelow ? node.ids : [node.unit.id]);
	const isOn = chosen.includes(node.unit.id);
	const others = chosen.filter((id) => !ids.has(id));
	return isOn ? others : [...others, ...ids];
}

/** Everything above what is chosen, so that it is seen at once; without a choice the roots. */
export function firstOpen(roots: readonly UnitNode[], chosen: readonly string[]): Set<string> {
	const open = new Set<string>();
	const wanted = new Set(chosen);
	const walk = (node: UnitNode): void => {
		const isAbove = node.ids.some((id) => id !== node.unit.id && wanted.has(id));
		if (isAbove || node.level === 1) open.add(node.unit.id);
		if (isAbove) node.children.forEach(walk);
	};
	roots.forEach(walk);
	return open;
}
