import { GridMenu } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import type { UnitItem } from "../../contract.ts";
import type { MenuPlace } from "./use-menu-place.ts";
import { useUnitMenu } from "./use-unit-menu.ts";

interface Given {
	readonly unit: UnitItem | undefined;
	readonly menu: MenuPlace;
}

/** What may be done with the unit of a row. */
export function UnitMenu({ unit, menu }: Given) {
	const menuOf = useUnitMenu();
	const { place } = menu;
	if (unit === undefined || place === undefined) return null;
	const { items, label } = menuOf(unit);
	if (items.length === 0) return null;
	return <GridMenu menu={{ x: place.x, y: place.y, items, label }} onClose={menu.close} />;
}
