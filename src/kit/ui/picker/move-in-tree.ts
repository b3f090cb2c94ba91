import type { KeyboardEvent } from "react";
import type { UnitNode } from "./unit-tree.ts";

interface Given {
	readonly rows: readonly UnitNode[];
	readonly active: number;
	readonly open: ReadonlySet<string>;
	readonly go: (index: number) => void;
	readonly setNode: (node: UnitNode, isOpen: boolean) => void;
	readonly choose: (node: UnitNode) => void;
}

const page = 8;

/** The keys of a tree, as the ARIA practices name them. */
export function moveInTree(event: KeyboardEvent, given: Given): void {
	const { rows, active, open, go, setNode, choose } = given;
	const node = rows[active];
	if (node === undefined) return;
	const isOpen = open.has(node.unit.id) && node.children.length > 0;
	const last = rows.length - 1;
	const parent = rows.findLastIndex(
		(row, index) => index < active && row.level < node.level,
	);
	switch (event.ctrlKey || event.metaKey ? "" : event.key) {
		case "ArrowDown":
			go(Math.min(last, active + 1));
			break;
		case "ArrowUp":
			go(Math.max(0, active - 1));
			break;
		case "PageDown":
			go(Math.min(last, active + page));
			break;
		case "PageUp":
			go(Math.max(0, active - page));
			break;
		case "Home":
			go(0);
			break;
		case "End":
			go(last);
			break;
		case "ArrowRight":
			if (isOpen) go(active + 1);
			else setNode(node, node.children.length > 0);
			break;
		case "ArrowLeft":
			if (isOpen) setNode(node, false);
			else go(Math.max(0, parent));
			break;
		case " ":
		case "Enter":
			choose(node);
			break;
		default:
			return;
	}
	event.preventDefault();
}
