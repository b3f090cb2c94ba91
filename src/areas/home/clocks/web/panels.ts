import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const clockWorkTime = definePanel({
	id: "dashboard.clock-worktime",
	title: ["Arbeitszeituhr", "Working-time clock"],
	params: z.object({}),
	palette: true,
	load: () => import("./day/work-time.panel.tsx"),
});

export const clockProject = definePanel({
	id: "dashboard.clock-project",
	title: ["Projektuhr", "Project clock"],
	params: z.object({ projectNodeId: id }),
	features: ["PROJECTS"],
	load: () => import("./projects/project.panel.tsx"),
});
