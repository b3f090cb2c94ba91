import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const jobDetail = definePanel({
	id: "jobs.detail",
	title: ["Aufgabe", "Task"],
	params: z.object({ jobId: id }),
	width: 700,
	load: () => import("./job-detail.panel.tsx"),
});
