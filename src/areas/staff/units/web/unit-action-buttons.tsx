import { IconFolderSymlink, IconPencil } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { openUnit } from "./open-unit.ts";
import { unitsEdit, unitsMove } from "./panels.ts";
import type { Unit } from "./unit-panel.tsx";

/** In the head of a unit's panel. */
export function UnitActionButtons({ unit }: { readonly unit: Unit }) {
	const t = useTexts(texts).actions;
	const mayWrite = useMay("units.manage", "WRITE");
	const params = { unitId: unit.id };
	const sub = { stack: "sub" } as const;
	return (
		<>
			<ListWalk
				id={unit.id}
				endpoint={contract.getUnit}
				input={(unitId) => ({ unitId })}
				open={openUnit}
			/>
			<HistoryButton entity="unit" entityId={unit.id} />
			{mayWrite && unit.kind !== "GLOBAL" && (
				<IconButton
					icon={IconFolderSymlink}
					label={t.move}
					onClick={() => openPanel(unitsMove, params, sub)}
				/>
			)}
			{mayWrite && (
				<IconButton
					icon={IconPencil}
					label={t.edit}
					onClick={() => openPanel(unitsEdit, params, sub)}
				/>
			)}
		</>
	);
}
