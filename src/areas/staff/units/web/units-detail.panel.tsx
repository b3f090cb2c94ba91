import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import { unitsDetail } from "./panels.ts";
import { ShiftplanSection } from "./shiftplan-section.tsx";
import { UnitActionButtons } from "./unit-action-buttons.tsx";
import { UnitCustom } from "./unit-custom.tsx";
import { UnitFacts } from "./unit-facts.tsx";
import { UnitFoot } from "./unit-foot.tsx";
import { type Unit, UnitPanel } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";
import { UnitPeople } from "./unit-people.tsx";

import "#kit/web/master-data/master-data.css";
import "./units.css";

const place = { section: "units.detail" };

/** One unit: where it lies, who is in it, and what other features know about it. */
export default function UnitsDetailPanel({ unitId, close }: PanelProps<typeof unitParams>) {
	const title = useTitle(unitsDetail);
	return (
		<UnitPanel unitId={unitId} title={title}>
			{(unit) => <Detail unit={unit} close={close} />}
		</UnitPanel>
	);
}

interface Given {
	readonly unit: Unit;
	readonly close: () => void;
}

function Detail({ unit, close }: Given) {
	const title = useTitle(unitsDetail);
	const maySeePeople = useMay("users.manage", "LIST");
	const hasShiftplan = useFeature("SHIFTPLAN");
	return (
		<PanelFrame
			title={unit.name}
			sub={title}
			state={!unit.isEnabled && <ArchivedMark />}
			actions={<UnitActionButtons unit={unit} />}
			footer={<UnitFoot unit={unit} close={close} />}
		>
			<UnitFacts unit={unit} />
			<UnitCustom unit={unit} />
			{maySeePeople && <UnitPeople unit={unit} />}
			<Slot place={place} props={{ unitId: unit.id }} />
			{hasShiftplan && <ShiftplanSection unitId={unit.id} />}
		</PanelFrame>
	);
}
