import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
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

export const exceptionParams = z.object({
	workspaceId: id,
	day: z.optional(civilDay),
	/** Of a template: a line of its week. */
	itemId: z.optional(id),
});

/** What differs of a template on one day. */
export const workspacesTemplateException = definePanel({
	id: "workspaces.template-exception",
	title: ["Ausnahme an einem Tag", "Exception on a day"],
	params: exceptionParams,
	features: ["SHIFTPLAN"],
	permission: { key: "shiftplan.manage", level: "WRITE" },
	load: () => import("./exceptions/workspaces-template-exception.panel.tsx"),
});
