import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** The days and departments to begin with; this month and all of them unless said otherwise. */
export const conflictParams = z.object({
	from: z.optional(civilDay),
	to: z.optional(civilDay),
	unitIds: z.optional(z.array(id)),
});

export const shiftsConflictTool = definePanel({
	id: "shifts.conflict-tool",
	title: ["Dienst-Konflikte lösen", "Resolve shift conflicts"],
	params: conflictParams,
	width: 880,
	features: ["SHIFTPLAN"],
	permission: { key: "shiftplan.manage", level: "WRITE" },
	palette: true,
	load: () => import("./shifts-conflict-tool.panel.tsx"),
});
