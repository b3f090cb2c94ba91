import {
	type Icon,
	IconArchive,
	IconArrowBackUp,
	IconCalendarTime,
	IconEye,
	IconFolderSymlink,
	IconPencil,
	IconPlus,
	IconTrash,
} from "@tabler/icons-react";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel } from "#kit/ui/panel-stack/panel-stack.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UnitItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import {
	unitsCreate,
	unitsDetail,
	unitsEdit,
	unitsMove,
	unitsShiftplanSettings,
} from "../panels.ts";
import { removeUnit, switchUnit } from "../unit-actions.ts";

type Action = RowAction<UnitItem>;
type Run = Action["run"];

/** What a person may do with a unit; the company itself stays where and what it is. */
export function useUnitMenu(): (unit: UnitItem) => readonly Action[] {
	const t = useTexts(texts).actions;
	const mayWrite = useMay("units.manage", "WRITE");
	const mayDelete = useMay("units.manage", "FULL");
	const hasShiftplan = useFeature("SHIFTPLAN");
	const action = (id: keyof typeof t, icon: Icon, run: Run) => ({ id, label: t[id], icon, run });
	return ({ kind, isEnabled }) => {
		const isRoot = kind === "GLOBAL";
		const mayMove = mayWrite && !isRoot;
		const found: readonly (Action | false)[] = [
			mayOpenPanel(unitsDetail) && action("open", IconEye, opens(unitsDetail)),
			mayWrite && action("createBelow", IconPlus, createBelow),
			mayWrite && action("edit", IconPencil, opens(unitsEdit)),
			mayMove && action("move", IconFolderSymlink, opens(unitsMove)),
			mayWrite &&
				hasShiftplan &&
				action("shiftplan", IconCalendarTime, opens(unitsShiftplanSettings)),
			mayMove && isEnabled && action("archive", IconArchive, switchUnit),
			mayMove && !isEnabled && action("restore", IconArrowBackUp, switchUnit),
			mayDelete && !isRoot && { ...action("remove", IconTrash, removeUnit), isDanger: true },
		];
		return found.filter((one) => one !== false);
	};
}

const opens =
	(panel: typeof unitsDetail): Run =>
	({ id }) =>
		openPanel(panel, { unitId: id });

const createBelow: Run = ({ id }) => openPanel(unitsCreate, { parentId: id });
