import { UnitInput } from "#areas/staff/units/web/public.ts";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { minimumStaffing } from "../contract.ts";
import { texts } from "../text.ts";
import { minimumStaffingCreate, minimumStaffingEdit } from "./panels.ts";

const day = 42;

export const screens: MasterScreens = recordScreens({
	data: minimumStaffing,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: minimumStaffingCreate, edit: minimumStaffingEdit },
	inputs: { unitId: UnitInput },
	texts: { unitId: ({ unitName }) => unitName },
	columns: [
		...(["unitId", "from", "monday", "tuesday", "wednesday", "thursday", "friday"] as const),
		...(["saturday", "sunday", "holiday"] as const),
	],
	widths: {
		...{ unitId: 116, from: 96, monday: day, tuesday: day, wednesday: day, thursday: day },
		...{ friday: day, saturday: day, sunday: day, holiday: 68 },
	},
	nameOf: ({ unitName }) => unitName,
	isPlaced: true,
});
