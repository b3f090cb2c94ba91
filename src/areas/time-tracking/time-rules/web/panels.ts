import * as z from "zod/mini";
import { exampleDay } from "#domain/working-time/examples/rule-example.ts";
import { id } from "#kit/contract/fields.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { ruleTypes } from "../contract/rule-types.ts";

const key = "timerules.manage";
const features = ["TIMETRACKINGS"] as const;

export const ofRule = z.object({ id });
export const ofVersion = z.object({ id, versionId: id });
/** The day that is tried first; a usual one where none is named. */
export const ofTrial = z.extend(ofVersion, { day: z.optional(exampleDay) });
export const ofUser = z.object({ userId: id });
/** Nothing: a new rule, perhaps of a type; a rule: a new version of it; both: that version is corrected. */
export const ofEdited = z.object({
	id: z.optional(id),
	versionId: z.optional(id),
	type: z.optional(z.enum(ruleTypes)),
});

export const timeRulesOverview = definePanel({
	id: "time-rules.overview",
	title: ["Zeiterfassungsregeln", "Rules of time tracking"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./rules/time-rules-overview.panel.tsx"),
});

export const timeRulesDetail = definePanel({
	id: "time-rules.detail",
	title: ["Regel", "Rule"],
	params: ofRule,
	features,
	permission: { key, level: "READ" },
	load: () => import("./rules/time-rules-detail.panel.tsx"),
});

export const timeRulesEdit = definePanel({
	id: "time-rules.edit",
	title: ["Regel anlegen oder bearbeiten", "Create or edit rule"],
	params: ofEdited,
	features,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./rules/time-rules-edit.panel.tsx"),
});

/** A day's entries and what a version of a rule makes of them. */
export const timeRulesTry = definePanel({
	id: "time-rules.try",
	title: ["Regel ausprobieren", "Try rule"],
	params: ofTrial,
	features,
	permission: { key, level: "READ" },
	load: () => import("./trial/time-rules-try.panel.tsx"),
});

/** What holds for a person, and where it comes from. */
export const usersTimeTrackingRules = definePanel({
	id: "users.time-tracking-rules",
	title: ["Zeiterfassungsregeln des Mitarbeiters", "Rules of time tracking of the employee"],
	params: ofUser,
	features: ["USERS", "TIMETRACKINGS"],
	permission: { key, level: "READ" },
	load: () => import("./person/users-time-tracking-rules.panel.tsx"),
});
