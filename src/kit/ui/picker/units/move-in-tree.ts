import type { KeyboardEvent } from "react";
import { placeByKey } from "../place-by-key.ts";
import type { UnitNode } from "./unit-tree.ts";

interface Given {
	readonly rows: readonly UnitNode[];
	readonly active: number;
	readonly open: ReadonlySet<string>;
	readonly go: (index: number) => void;
	readonly setNode: (node: UnitNode, isOpen: boolean) => void;
	readonly choose: (node: UnitNode) => void;
}

/** The keys of a tree, as the ARIA practices name them. */
export function moveInTree(event: KeyboardEvent, given: Given): void {
	if (event.ctrlKey || event.metaKey) return;
	const { rows, active, go } = given;
	const place = placeByKey(event.key, active, rows.length - 1);
	if (place !== undefined) go(place);
	else if (!actOn(event.key, given)) return;
	event.preventDefault();
}

/** Opens, closes, chooses; false for any other key. */
function actOn(key: string, given: Given): boolean {
	const { rows, active, open, go, setNode, choose } = given;
	const node = rows[active];
	if (node === undefined) return false;
	const isOpen = open.has(node.unit.id) && node.children.length > 0;
	if (key === " " || key === "Enter") choose(node);
	else if (key === "ArrowRight") {
		if (isOpen) go(active + 1);
		else setNode(node, node.children.length > 0);
	} else if (key === "ArrowLeft") {
		if (isOpen) setNode(node, false);
		else go(Math.max(0, parentOf(rows, active)));
	} else return false;
	return true;
}

function parentOf(rows: readonly UnitNode[], at: number): number {
	const level = rows[at]?.level ?? 1;
	return rows.findLastIndex((row, index) => index < at && row.level < level);
}
