import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Oneself, where nobody is named. */
export const ofPerson = z.object({ userId: z.optional(id) });

/** What is wrong with somebody's last days, each with a proposed mend. */
export const fixMyDayOverview = definePanel({
	id: "fix-my-day.overview",
	title: ["Mein Tag in Ordnung", "My day in order"],
	params: ofPerson,
	features: ["TIMETRACKINGS"],
	palette: true,
	load: () => import("./fix-my-day-overview.panel.tsx"),
});
