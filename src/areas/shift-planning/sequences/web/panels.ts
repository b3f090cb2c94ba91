import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SHIFTPLAN"] as const;
const key = "shiftplan.manage";

export const { overview: shiftsSequenceTemplates } = masterPanels({
	permission: key,
	features,
	overview: { id: "shifts.sequence-templates", title: ["Sequenzvorlagen", "Sequence templates"] },
	load: () => import("./sequence-screens.ts"),
});

/** Creates a sequence, or changes one. */
export const shiftsSequenceTemplateUpdate = definePanel({
	id: "shifts.sequence-template-update",
	title: ["Sequenzvorlage bearbeiten", "Edit sequence template"],
	params: masterEditParams,
	width: { percent: 90, max: 1000 },
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./shifts-sequence-template-update.panel.tsx"),
});

export const applyParams = z.object({ sequenceId: z.optional(id) });

/** Applies a sequence to people; shows before what comes of it. */
export const shiftsApplySequence = definePanel({
	id: "shifts.apply-sequence",
	title: ["Sequenz anwenden", "Apply sequence"],
	params: applyParams,
	width: 850,
	features,
	permission: { key, level: "WRITE" },
	palette: true,
	load: () => import("./shifts-apply-sequence.panel.tsx"),
});
