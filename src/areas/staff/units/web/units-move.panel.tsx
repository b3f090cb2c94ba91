import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { UnitTreeList } from "#kit/ui/picker/units/unit-tree-list.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { blockedParents } from "./blocked-parents.ts";
import { moveUnit } from "./unit-actions.ts";
import { type Unit, UnitPanel } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";
import { useUnits } from "./use-units.ts";
import "./units.css";

/** Chooses where a unit shall lie; places it cannot lie in are shut. */
export default function UnitsMovePanel({ unitId, close }: PanelProps<typeof unitParams>) {
	return <UnitPanel unitId={unitId}>{(unit) => <Mover unit={unit} close={close} />}</UnitPanel>;
}

function Mover({ unit, close }: { unit: Unit; close: () => void }) {
	const { move: t, errors } = useTexts(texts);
	const { cancel } = useTexts(kitTexts);
	const { units, items, state } = useUnits();
	const [parentId, setParentId] = useState<string>();
	const parent = items.find(({ id }) => id === parentId);
	const blocked = useMemo(() => [...blockedParents(items, unit)], [items, unit]);
	const isRoot = unit.kind === "GLOBAL";
	if (isRoot || (state === "ready" && items.every(({ id }) => blocked.includes(id)))) {
		return <Immovable sub={unit.name} text={isRoot ? errors.ROOT_UNIT_FIXED : t.nowhere} />;
	}
	const save = async () => {
		if (parent !== undefined && (await moveUnit(unit, parent))) close();
	};
	return (
		<PanelFrame
			sub={unit.name}
			isLoading={state === "loading"}
			footer={
				<>
					<Button variant="default" onClick={close}>
						{cancel}
					</Button>
					<span className="units-chosen" role="status">
						{parent === undefined ? t.nothingChosen : t.chosen(parent.name)}
					</span>
					<Button disabled={parent === undefined} onClick={() => void save()}>
						{t.confirm}
					</Button>
				</>
			}
		>
			<div className="units-move">
				<p>{t.hint}</p>
				<UnitTreeList
					label={t.below}
					units={units}
					value={parentId === undefined ? [] : [parentId]}
					onChange={([id]) => setParentId(id)}
					disabledIds={blocked}
				/>
			</div>
		</PanelFrame>
	);
}

/** Says why nothing can be chosen. */
function Immovable({ sub, text }: { readonly sub: string; readonly text: string }) {
	return (
		<PanelFrame sub={sub}>
			<EmptyState text={text} />
		</PanelFrame>
	);
}
