import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const templateParams = z.object({ workspaceId: id, id: z.optional(id) });

/** Creates a template of a workspace, or changes one. */
export const workspacesTemplateUpdate = definePanel({
	id: "workspaces.template-update",
	title: ["Vorlage des Arbeitsbereichs", "Template of the workspace"],
	params: templateParams,
	features: ["SHIFTPLAN"],
	permission: { key: "shiftplan.manage", level: "WRITE" },
	load: () => import("./workspaces-template-update.panel.tsx"),
});
