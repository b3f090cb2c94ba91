import {
	IconArchive,
	IconArrowBackUp,
	IconCalendarTime,
	IconEye,
	IconFolderSymlink,
	IconPencil,
	IconPlus,
	IconTrash,
} from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import type { MenuItem } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel } from "#kit/ui/panel-stack/panel-stack.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UnitItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import { openUnit } from "../open-unit.ts";
import {
	unitsCreate,
	unitsDetail,
	unitsEdit,
	unitsMove,
	unitsShiftplanSettings,
} from "../panels.ts";
import { type UnitActions, useUnitActions } from "../use-unit-actions.ts";

interface Rights {
	readonly mayWrite: boolean;
	readonly mayDelete: boolean;
	readonly hasShiftplan: boolean;
}

interface UnitMenu {
	readonly items: readonly MenuItem[];
	readonly label: string;
}

/** What a person may do with a unit. */
export function useUnitMenu(): (unit: UnitItem) => UnitMenu {
	const { actions: t, columns } = useTexts(texts);
	const mayWrite = useMay("units.manage", "WRITE");
	const mayDelete = useMay("units.manage", "FULL");
	const hasShiftplan = useFeature("SHIFTPLAN");
	const actions = useUnitActions();
	const may = { mayWrite, mayDelete, hasShiftplan };
	return (unit) => ({
		items: menuItems(unit, t, actions, may),
		label: columns.menu(unit.name),
	});
}

function menuItems(
	unit: UnitItem,
	t: ActionWords,
	actions: UnitActions,
	{ mayWrite, mayDelete, hasShiftplan }: Rights,
): MenuItem[] {
	const isRoot = unit.kind === "GLOBAL";
	const found: (MenuItem | false)[] = [
		mayOpenPanel(unitsDetail) && {
			id: "open",
			label: t.open,
			icon: IconEye,
			run: () => openUnit(unit.id),
		},
		...(mayWrite ? writing(unit, t, hasShiftplan) : []),
		mayWrite && !isRoot && stateItem(unit, t, actions),
		mayDelete &&
			!isRoot && {
				id: "remove",
				label: t.remove,
				icon: IconTrash,
				isDanger: true,
				beginsPart: true,
				run: () => void actions.remove(unit),
			},
	];
	return found.filter((one) => one !== false);
}

type ActionWords = { readonly [Name in keyof Words<typeof texts>["actions"]]: string };

function writing(
	{ id, kind }: UnitItem,
	t: ActionWords,
	hasShiftplan: boolean,
): (MenuItem | false)[] {
	return [
		{
			id: "create",
			label: t.createBelow,
			icon: IconPlus,
			run: () => openPanel(unitsCreate, { parentId: id }),
		},
		{
			id: "edit",
			label: t.edit,
			icon: IconPencil,
			run: () => openPanel(unitsEdit, { unitId: id }),
		},
		kind !== "GLOBAL" && {
			id: "move",
			label: t.move,
			icon: IconFolderSymlink,
			run: () => openPanel(unitsMove, { unitId: id }),
		},
		hasShiftplan && {
			id: "shiftplan",
			label: t.shiftplan,
			icon: IconCalendarTime,
			run: () => openPanel(unitsShiftplanSettings, { unitId: id }),
		},
	];
}

function stateItem(unit: UnitItem, t: ActionWords, { switchState }: UnitActions): MenuItem {
	return {
		id: "state",
		label: unit.isEnabled ? t.archive : t.restore,
		icon: unit.isEnabled ? IconArchive : IconArrowBackUp,
		run: () => void switchState(unit),
	};
}
