import { useState } from "react";
import type { useUnitTree } from "#kit/ui/picker/units/use-unit-tree.ts";
import type { useRowWindow } from "#kit/ui/picker/use-row-window.ts";

/** Of a row's menu, in pixels of the tree's frame. */
interface Place {
	readonly unitId: string;
	readonly x: number;
	readonly y: number;
}

export interface MenuPlace {
	readonly place: Place | undefined;
	readonly open: (index: number, x: number) => void;
	readonly close: () => void;
}

/** Which row's menu is open; closing gives the focus back to the tree. */
export function useMenuPlace(
	{ rows, activate }: ReturnType<typeof useUnitTree>,
	{ box, rowHeight }: ReturnType<typeof useRowWindow>,
): MenuPlace {
	const [place, setPlace] = useState<Place>();
	return {
		place,
		open: (index, x) => {
			const unitId = rows[index]?.unit.id;
			if (unitId === undefined || box.current === null) return;
			activate(index);
			// the head stands above the first row
			const y = (index + 2) * rowHeight - box.current.scrollTop;
			setPlace({ unitId, x, y });
		},
		close: () => {
			setPlace(undefined);
			box.current?.focus();
		},
	};
}
