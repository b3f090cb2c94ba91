import { Button } from "@mantine/core";
import { IconFolderSymlink, IconPencil } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { unitsCreate, unitsDetail, unitsEdit, unitsMove } from "./panels.ts";
import { removeUnit, switchUnit } from "./unit-actions.ts";
import { ShiftplanSection, UnitCustom, UnitFacts } from "./unit-facts.tsx";
import { type Unit, UnitPanel } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";
import { UnitPeople } from "./unit-people.tsx";
import "./units.css";

const place = { section: "units.detail" };
const sub = { stack: "sub" } as const;

/** One unit: where it lies, who is in it, and what other features know about it. */
export default function UnitsDetailPanel({ unitId, close }: PanelProps<typeof unitParams>) {
	return <UnitPanel unitId={unitId}>{(unit) => <Detail unit={unit} close={close} />}</UnitPanel>;
}

interface Given {
	readonly unit: Unit;
	readonly close: () => void;
}

function Detail({ unit, close }: Given) {
	const maySeePeople = useMay("users.manage", "LIST");
	const hasShiftplan = useFeature("SHIFTPLAN");
	return (
		<PanelFrame
			title={unit.name}
			sub={useTitle(unitsDetail)}
			state={!unit.isEnabled && <ArchivedMark />}
			actions={<Actions unit={unit} />}
			footer={<Foot unit={unit} close={close} />}
		>
			<UnitFacts unit={unit} />
			<UnitCustom unit={unit} />
			{maySeePeople && <UnitPeople unit={unit} />}
			<Slot place={place} props={{ unitId: unit.id }} />
			{hasShiftplan && <ShiftplanSection unitId={unit.id} />}
		</PanelFrame>
	);
}

function Actions({ unit }: Pick<Given, "unit">) {
	const t = useTexts(texts).actions;
	const mayWrite = useMay("units.manage", "WRITE");
	const params = { unitId: unit.id };
	return (
		<>
			<ListWalk
				id={unit.id}
				endpoint={contract.getUnit}
				input={(unitId) => ({ unitId })}
				open={(unitId) => openPanel(unitsDetail, { unitId })}
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

/** What may be done with a unit; the company itself stays. */
function Foot({ unit, close }: Given) {
	const t = useTexts(texts).actions;
	const mayWrite = useMay("units.manage", "WRITE");
	const mayDelete = useMay("units.manage", "FULL");
	const isRoot = unit.kind === "GLOBAL";
	if (!mayWrite) return null;
	return (
		<EntryFoot
			isEnabled={unit.isEnabled}
			onRemove={mayDelete && !isRoot && (() => removeUnit(unit))}
			onSwitch={!isRoot && (() => switchUnit(unit))}
			close={close}
		>
			{unit.isEnabled && (
				<Button onClick={() => openPanel(unitsCreate, { parentId: unit.id }, sub)}>
					{t.createBelow}
				</Button>
			)}
		</EntryFoot>
	);
}
