interface Node {
	readonly id: string;
	readonly parentId: string | null;
	readonly name: string;
}

const byName = new Intl.Collator("de-DE", { numeric: true });

/** Parents before their children, siblings by name. Whose parent is not among them stands at the top. */
export function inTreeOrder<N extends Node>(nodes: readonly N[]): N[] {
	return treeOf(nodes.toSorted((a, b) => byName.compare(a.name, b.name)));
}

/** Parents before their children, siblings as they come. */
export function treeOf<N extends Node>(sorted: readonly N[]): N[] {
	const known = new Set(sorted.map(({ id }) => id));
	const childrenOf = Map.groupBy(sorted, ({ parentId }) =>
		parentId !== null && known.has(parentId) ? parentId : null,
	);
	const ordered: N[] = [];
	const walk = (parentId: string | null): void => {
		for (const node of childrenOf.get(parentId) ?? []) {
			ordered.push(node);
			walk(node.id);
		}
	};
	walk(null);
	return ordered;
}
