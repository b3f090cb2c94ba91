import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Who has read what was told of the plan, and who has not. */
export const shiftsReadings = definePanel({
	id: "shifts.readings",
	title: ["Wer hat den Plan gelesen?", "Who has read the plan?"],
	params: z.object({}),
	features: ["SHIFTPLAN"],
	permission: { key: "shiftplan.manage", level: "READ" },
	palette: true,
	load: () => import("./shifts-readings.panel.tsx"),
});
