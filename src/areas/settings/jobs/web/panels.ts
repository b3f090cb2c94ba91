import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

export const jobDetail = definePanel({
	id: "jobs.detail",
	title: (language) => (language === "en-EN" ? english : german).task,
	params: z.object({ jobId: id }),
	width: 700,
	load: () => import("./job-detail.panel.tsx"),
});
