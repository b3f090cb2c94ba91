import type { KeyboardEvent } from "react";
import { moveInTree } from "#kit/ui/picker/units/move-in-tree.ts";
import type { useUnitTree } from "#kit/ui/picker/units/use-unit-tree.ts";
import type { useRowWindow } from "#kit/ui/picker/use-row-window.ts";
import { openUnit } from "../open-unit.ts";
import type { MenuPlace } from "./use-menu-place.ts";

interface Given {
	readonly tree: ReturnType<typeof useUnitTree>;
	readonly view: ReturnType<typeof useRowWindow>;
	readonly menu: MenuPlace;
}

const menuLeft = 24;

/** The keys of a tree; Enter opens the unit, Shift+F10 its menu. */
export function pressInUnits(event: KeyboardEvent, given: Given): void {
	const { tree, view, menu } = given;
	if (event.target !== event.currentTarget) return;
	if (event.key === "ContextMenu" || (event.shiftKey && event.key === "F10")) {
		event.preventDefault();
		menu.open(tree.active, menuLeft);
		return;
	}
	moveInTree(event, {
		...tree,
		go: (index) => {
			tree.activate(index);
			view.reveal(index);
			revealBelowHead(view, index);
		},
		choose: ({ unit }) => openUnit(unit.id),
	});
}

/** The head covers one row of what the list believes to be free. */
function revealBelowHead({ box, rowHeight }: Given["view"], index: number) {
	const element = box.current;
	if (element === null) return;
	const lowest = (index + 2) * rowHeight - element.clientHeight;
	if (element.scrollTop < lowest) element.scrollTop = lowest;
}
