import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { leaveBarriers } from "../contract.ts";
import { texts } from "../text.ts";
import { ActivityInput, UnitsInput } from "./barrier-inputs.tsx";
import { leaveBarrierCreate, leaveBarrierEdit } from "./panels.ts";

export const screens: MasterScreens = recordScreens({
	data: leaveBarriers,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: leaveBarrierCreate, edit: leaveBarrierEdit },
	inputs: { unitIds: UnitsInput, activityId: ActivityInput },
	texts: {
		unitIds: ({ unitNames }) => unitNames,
		activityId: ({ activityName }, language) => activityName ?? texts[language].allLeave,
	},
	columns: ["name", "from", "to", "unitIds", "activityId"],
	widths: { name: 138, from: 96, to: 96, unitIds: 136, activityId: 100 },
	nameOf: ({ name }) => name,
	isPlaced: true,
});
