import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SHIFTPLAN"] as const;
const key = "shiftplan.manage";

export const {
	overview: workspacesOverview,
	create: workspacesCreate,
	edit: workspacesEdit,
	detail: workspacesDetail,
} = masterPanels({
	permission: key,
	features,
	overview: { id: "workspaces.overview", title: ["Arbeitsbereiche", "Workspaces"] },
	create: { id: "workspaces.create", title: ["Arbeitsbereich anlegen", "Create workspace"] },
	edit: { id: "workspaces.edit", title: ["Arbeitsbereich bearbeiten", "Edit workspace"] },
	detail: { id: "workspaces.detail", title: ["Arbeitsbereich", "Workspace"] },
	load: () => import("./workspace-screens.ts"),
});

/** A `RequirementTarget`, said again here: with the contract the frame would carry all of it. */
const target = z.object({
	target: z.enum(["WORKSPACE", "ACTIVITY", "SHIFT", "TEMPLATE_ITEM"]),
	targetId: id,
});

/** What is asked for at a workspace, for a kind of shift, for one shift or a line of a template. */
export const qualificationRequirementsOverview = definePanel({
	id: "qualification-requirements.overview",
	title: ["Qualifikationsanforderungen", "Qualification requirements"],
	params: target,
	features,
	permission: { key, level: "LIST" },
	load: () => import("./qualification-requirements-overview.panel.tsx"),
});

export const qualificationRequirementsAssign = definePanel({
	id: "qualification-requirements.assign",
	title: ["Anforderung zuweisen", "Assign requirement"],
	params: target,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./qualification-requirements-assign.panel.tsx"),
});
