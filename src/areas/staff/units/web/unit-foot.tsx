import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { unitsCreate } from "./panels.ts";
import type { Unit } from "./unit-panel.tsx";
import { useUnitActions } from "./use-unit-actions.ts";

interface Given {
	readonly unit: Unit;
	readonly close: () => void;
}

/** What may be done with a unit; the company itself stays. */
export function UnitFoot({ unit, close }: Given) {
	const t = useTexts(texts).actions;
	const mayWrite = useMay("units.manage", "WRITE");
	const mayDelete = useMay("units.manage", "FULL");
	const { switchState, remove } = useUnitActions();
	const isRoot = unit.kind === "GLOBAL";
	if (!mayWrite) return null;
	return (
		<EntryFoot
			isEnabled={unit.isEnabled}
			onRemove={mayDelete && !isRoot && (() => remove(unit))}
			onSwitch={!isRoot && (() => switchState(unit))}
			close={close}
		>
			{unit.isEnabled && (
				<Button onClick={() => openPanel(unitsCreate, { parentId: unit.id }, { stack: "sub" })}>
					{t.createBelow}
				</Button>
			)}
		</EntryFoot>
	);
}
