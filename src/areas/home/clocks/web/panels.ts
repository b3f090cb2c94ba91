import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];

export const clockWorkTime = definePanel({
	id: "dashboard.clock-worktime",
	title: (language) => words(language).workTime,
	params: z.object({}),
	palette: true,
	load: () => import("./work-time.panel.tsx"),
});

export const clockProject = definePanel({
	id: "dashboard.clock-project",
	title: (language) => words(language).project,
	params: z.object({ projectNodeId: id }),
	features: ["PROJECTS"],
	load: () => import("./project.panel.tsx"),
});
