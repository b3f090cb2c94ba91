import * as z from "zod/mini";
import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import { id } from "#kit/contract/fields.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const key = "leaveaccounts.manage";

export const ofRule = z.object({ id });
export const ofNew = z.object({ kind: z.optional(z.enum(leaveRuleKinds)) });
/** A rule: a new version of it; with one of its versions: that is corrected. */
export const ofEdited = z.object({ id, versionId: z.optional(id) });
/** For whom; more are added in the panel. */
export const ofAssigned = z.object({ userIds: z.optional(z.array(id)) });

export const leaveRulesOverview = definePanel({
	id: "leave-rules.overview",
	title: ["Urlaubsregeln", "Leave rules"],
	params: noParams,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./rules/leave-rules-overview.panel.tsx"),
});

export const leaveRulesDetail = definePanel({
	id: "leave-rules.detail",
	title: ["Urlaubsregel", "Leave rule"],
	params: ofRule,
	permission: { key, level: "READ" },
	load: () => import("./rules/leave-rules-detail.panel.tsx"),
});

export const leaveRulesCreate = definePanel({
	id: "leave-rules.create",
	title: ["Urlaubsregel anlegen", "Create leave rule"],
	params: ofNew,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./form/leave-rules-create.panel.tsx"),
});

export const leaveRulesEdit = definePanel({
	id: "leave-rules.edit",
	title: ["Urlaubsregel bearbeiten", "Edit leave rule"],
	params: ofEdited,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./form/leave-rules-edit.panel.tsx"),
});

/** Rules for people, departments and others, several at once. */
export const leaveAccountsAssignRules = definePanel({
	id: "leave-accounts.assign-rules",
	title: ["Regeln zuweisen", "Assign rules"],
	params: ofAssigned,
	permission: { key, level: "WRITE" },
	load: () => import("./assign/leave-accounts-assign-rules.panel.tsx"),
});
