import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SHIFTPLAN"] as const;
const key = "shiftplan.manage";

/** What is shown of the plan when it is opened. */
export const ofRange = z.object({
	from: z.optional(civilDay),
	to: z.optional(civilDay),
	unitId: z.optional(id),
});
export const ofUnit = z.object({ unitId: id });
/** Of a shift its id, of a copy of a template that none stands for its item, day and number. */
export const ofOpenShift = z.object({ id: z.string().check(z.maxLength(120)) });

/** Has open shifts given to people by the machine: a proposal, and what becomes of it. */
export const shiftsAutoPlan = definePanel({
	id: "shifts.auto-plan",
	title: ["Offene Dienste planen", "Plan open shifts"],
	params: ofRange,
	width: 560,
	features,
	permission: { key, level: "READ" },
	palette: true,
	load: () => import("./shifts-auto-plan.panel.tsx"),
});

/** What the machine takes care of, and how much. */
export const shiftsAutoPlanSettings = definePanel({
	id: "shifts.auto-plan-settings",
	title: ["Gewichte der automatischen Planung", "Weights of automatic planning"],
	params: ofUnit,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./shifts-auto-plan-settings.panel.tsx"),
});

/** Why nobody has an open shift, person by person. */
export const shiftsWhyOpen = definePanel({
	id: "shifts.why-open",
	title: ["Wer kann den Dienst übernehmen?", "Who can take the shift?"],
	params: ofOpenShift,
	features,
	permission: { key, level: "READ" },
	load: () => import("./shifts-why-open.panel.tsx"),
});

/** How nights, weekends, holidays and wishes are shared out over a year. */
export const shiftsFairness = definePanel({
	id: "shifts.fairness",
	title: ["Verteilung im Jahr", "Shares of the year"],
	params: z.object({}),
	width: 1000,
	features,
	permission: { key, level: "READ" },
	palette: true,
	load: () => import("./shifts-fairness.panel.tsx"),
});
