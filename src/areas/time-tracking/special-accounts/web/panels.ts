import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker } from "#kit/ui/picker/define-picker.ts";

const features = ["TIMETRACKINGS"] as const;
const ofPeople = ["USERS", "TIMETRACKINGS"] as const;
const read = { key: "specialaccounts.manage", level: "READ" } as const;
const write = { key: "specialaccounts.manage", level: "WRITE" } as const;
/** Whoever corrects accounts decides on time. */
const decide = { key: "timetrackings.manage", level: "FULL" } as const;

export const ofAccount = z.object({ accountId: id });
export const ofRule = z.object({ accountId: id, ruleId: id });
/** One of the domain's types of conditions. */
export const ofType = z.object({
	accountId: id,
	ruleId: id,
	type: z.string(),
});
export const ofCondition = z.object({
	accountId: id,
	ruleId: id,
	conditionId: id,
});
export const ofUser = z.object({ userId: id });
export const ofModification = z.object({ userId: id, modificationId: id });

export const specialAccountsOverview = definePanel({
	id: "special-accounts.overview",
	title: ["Sonderkonten", "Special accounts"],
	params: noParams,
	features,
	permission: { ...read, level: "LIST" },
	palette: true,
	load: () => import("./special-accounts-overview.panel.tsx"),
});

export const specialAccountsCreate = definePanel({
	id: "special-accounts.create",
	title: ["Sonderkonto anlegen", "Create special account"],
	params: noParams,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-create.panel.tsx"),
});

export const specialAccountsEdit = definePanel({
	id: "special-accounts.edit",
	title: ["Sonderkonto bearbeiten", "Edit special account"],
	params: masterParams,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-edit.panel.tsx"),
});

export const specialAccountsDetail = definePanel({
	id: "special-accounts.detail",
	title: ["Sonderkonto", "Special account"],
	params: masterParams,
	features,
	permission: read,
	load: () => import("./special-accounts-detail.panel.tsx"),
});

/** Which rule of an account is to be changed. */
export const specialAccountsRuleSelect = definePanel({
	id: "special-accounts.rule-select",
	title: ["Regel wählen", "Choose rule"],
	params: ofAccount,
	features,
	permission: read,
	load: () => import("./special-accounts-rule-select.panel.tsx"),
});

export const specialAccountsRuleCreate = definePanel({
	id: "special-accounts.rule-create",
	title: ["Regel anlegen", "Create rule"],
	params: ofAccount,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-rule-create.panel.tsx"),
});

export const specialAccountsRuleEdit = definePanel({
	id: "special-accounts.rule-edit",
	title: ["Regel bearbeiten", "Edit rule"],
	params: ofRule,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-rule-edit.panel.tsx"),
});

/** Of which kind a new condition is. */
export const specialAccountsConditionSelect = definePanel({
	id: "special-accounts.condition-select",
	title: ["Bedingung wählen", "Choose condition"],
	params: ofRule,
	features,
	permission: { ...write, global: true },
	load: () => import("./conditions/special-accounts-condition-select.panel.tsx"),
});

export const specialAccountsConditionCreate = definePanel({
	id: "special-accounts.condition-create",
	title: ["Bedingung anlegen", "Create condition"],
	params: ofType,
	features,
	permission: { ...write, global: true },
	load: () => import("./conditions/special-accounts-condition-create.panel.tsx"),
});

export const specialAccountsConditionEdit = definePanel({
	id: "special-accounts.condition-edit",
	title: ["Bedingung bearbeiten", "Edit condition"],
	params: ofCondition,
	features,
	permission: { ...write, global: true },
	load: () => import("./conditions/special-accounts-condition-edit.panel.tsx"),
});

export const specialAccountsModificationCreate = definePanel({
	id: "special-accounts.modification-create",
	title: ["Korrektur anlegen", "Create modification"],
	params: ofUser,
	features,
	permission: decide,
	load: () => import("./people/special-accounts-modification-create.panel.tsx"),
});

export const specialAccountsModificationEdit = definePanel({
	id: "special-accounts.modification-edit",
	title: ["Korrektur bearbeiten", "Edit modification"],
	params: ofModification,
	features,
	permission: decide,
	load: () => import("./people/special-accounts-modification-edit.panel.tsx"),
});

/** Whom accounts are assigned to. */
export interface BulkGiven {
	readonly people: readonly { readonly id: string; readonly name: string }[];
	/** Ticked from the start. */
	readonly accountIds?: readonly string[];
}

const bulk = definePicker<BulkGiven, true>({
	id: "users.special-accounts-bulk",
	title: ["Sonderkonten zuweisen", "Assign special accounts"],
	load: () => import("./people/users-special-accounts-bulk.panel.tsx"),
});

/** Assigns several accounts to several people; answers once something was sent. */
export const usersSpecialAccountsBulk: typeof bulk = {
	...bulk,
	features: ofPeople,
	permission: write,
};

/** The accounts of a person: hers also without any right. */
export const usersSpecialAccountsPicker = definePanel({
	id: "users.special-accounts-picker",
	title: ["Sonderkonten des Mitarbeiters", "Special accounts of the employee"],
	params: ofUser,
	features: ofPeople,
	load: () => import("./people/users-special-accounts-picker.panel.tsx"),
});
