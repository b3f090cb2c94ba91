import { IconPlayerPlay } from "@tabler/icons-react";
import { UnitInput } from "#areas/staff/units/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { shiftSequences } from "../contract.ts";
import { texts } from "../text.ts";
import { DaysInput } from "./days-input.tsx";
import { shiftsApplySequence, shiftsSequenceTemplateUpdate } from "./panels.ts";
import { texts as screenTexts } from "./text.ts";

export const screens: MasterScreens = masterScreens({
	data: shiftSequences,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: shiftsSequenceTemplateUpdate },
	inputs: { unitId: UnitInput, days: DaysInput },
	texts: { unitId: ({ unitName }) => unitName },
	columns: ["name", "unitId", "start", "dayCount", "shiftCount"],
	widths: { name: 160, unitId: 130, start: 190, dayCount: 70, shiftCount: 80 },
	actions: ({ id, isEnabled }) =>
		isEnabled
			? [
					{
						id: "apply",
						label: currentTexts(screenTexts).applyIt,
						icon: IconPlayerPlay,
						run: () => openPanel(shiftsApplySequence, { sequenceId: id }, { stack: "sub" }),
					},
				]
			: [],
	isPlaced: true,
});
