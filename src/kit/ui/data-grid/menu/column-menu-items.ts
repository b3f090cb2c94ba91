import {
	IconArrowsHorizontal,
	IconColumns3,
	IconEyeOff,
	IconFilter,
	IconLayoutList,
	IconPin,
	IconPinnedOff,
	IconSortAscending,
	IconSortDescending,
} from "@tabler/icons-react";
import type { GridColumn } from "../column/grid-column.ts";
import type { GridWords } from "../column/printer.ts";
import { hideColumn, togglePin } from "../settings/change-columns.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";
import type { MenuItem } from "./grid-menu.tsx";

interface Given {
	readonly column: GridColumn<never>;
	readonly place: SettingsPlace;
	readonly words: GridWords;
	/** Absent where nothing filters by this column. */
	readonly onFilter: (() => void) | undefined;
	readonly onFit: () => void;
	readonly onManage: () => void;
}

/** What can be done with a column, in the order of the menu. */
export function columnMenuItems(given: Given): readonly MenuItem[] {
	return [...orderItems(given), ...placeItems(given), ...choiceItems(given)];
}

function orderItems({ column, place, words, onFilter }: Given): MenuItem[] {
	const { menu } = words;
	const { settings, change } = place;
	const isGrouped = settings.groupBy === column.id;
	const sort = (sortDirection: "ASC" | "DESC") => change({ sortBy: column.id, sortDirection });
	const items: (MenuItem | false | undefined)[] = [
		column.sortable && {
			id: "ascending",
			label: menu.ascending,
			icon: IconSortAscending,
			run: () => sort("ASC"),
		},
		column.sortable && {
			id: "descending",
			label: menu.descending,
			icon: IconSortDescending,
			run: () => sort("DESC"),
		},
		onFilter && {
			id: "filter",
			label: menu.filter(column.title),
			icon: IconFilter,
			run: onFilter,
			beginsPart: column.sortable,
		},
		column.groupable && {
			id: "group",
			label: isGrouped ? menu.ungroup : menu.group(column.title),
			icon: IconLayoutList,
			run: () => change({ groupBy: isGrouped ? null : column.id }),
			beginsPart: column.sortable && onFilter === undefined,
		},
	];
	return items.filter((item) => item !== false && item !== undefined);
}

function placeItems({ column, place, words, onFit }: Given): MenuItem[] {
	const { menu } = words;
	const { settings, change } = place;
	const isPinned = (settings.pinned ?? []).includes(column.id);
	return [
		{
			id: "pin",
			label: isPinned ? menu.unpin : menu.pin,
			icon: isPinned ? IconPinnedOff : IconPin,
			run: () => change(togglePin(settings, column.id)),
		},
		{ id: "fit", label: menu.fit, icon: IconArrowsHorizontal, run: onFit },
	];
}

function choiceItems({ column, place, words, onManage }: Given): MenuItem[] {
	const { menu } = words;
	const { settings, change } = place;
	const isLast = settings.selectedColumns.length < 2;
	return [
		{
			id: "hide",
			label: menu.hide,
			icon: IconEyeOff,
			beginsPart: true,
			isDisabled: !column.hideable || isLast,
			run: () => change(hideColumn(settings, column.id)),
		},
		{ id: "manage", label: menu.manage, icon: IconColumns3, run: onManage },
	];
}
