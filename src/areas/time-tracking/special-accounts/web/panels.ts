import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
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
	title: (language) => words(language).many,
	params: noParams,
	features,
	permission: { ...read, level: "LIST" },
	palette: true,
	load: () => import("./special-accounts-overview.panel.tsx"),
});

export const specialAccountsCreate = definePanel({
	id: "special-accounts.create",
	title: (language) => words(language).create,
	params: noParams,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-create.panel.tsx"),
});

export const specialAccountsEdit = definePanel({
	id: "special-accounts.edit",
	title: (language) => words(language).edit,
	params: masterParams,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-edit.panel.tsx"),
});

export const specialAccountsDetail = definePanel({
	id: "special-accounts.detail",
	title: (language) => words(language).one,
	params: masterParams,
	features,
	permission: read,
	load: () => import("./special-accounts-detail.panel.tsx"),
});

/** Which rule of an account is to be changed. */
export const specialAccountsRuleSelect = definePanel({
	id: "special-accounts.rule-select",
	title: (language) => words(language).ruleSelect,
	params: ofAccount,
	features,
	permission: read,
	load: () => import("./special-accounts-rule-select.panel.tsx"),
});

export const specialAccountsRuleCreate = definePanel({
	id: "special-accounts.rule-create",
	title: (language) => words(language).ruleCreate,
	params: ofAccount,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-rule-create.panel.tsx"),
});

export const specialAccountsRuleEdit = definePanel({
	id: "special-accounts.rule-edit",
	title: (language) => words(language).ruleEdit,
	params: ofRule,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-rule-edit.panel.tsx"),
});

/** Of which kind a new condition is. */
export const specialAccountsConditionSelect = definePanel({
	id: "special-accounts.condition-select",
	title: (language) => words(language).conditionSelect,
	params: ofRule,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-condition-select.panel.tsx"),
});

export const specialAccountsConditionCreate = definePanel({
	id: "special-accounts.condition-create",
	title: (language) => words(language).conditionCreate,
	params: ofType,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-condition-create.panel.tsx"),
});

export const specialAccountsConditionEdit = definePanel({
	id: "special-accounts.condition-edit",
	title: (language) => words(language).conditionEdit,
	params: ofCondition,
	features,
	permission: { ...write, global: true },
	load: () => import("./special-accounts-condition-edit.panel.tsx"),
});

export const specialAccountsModificationCreate = definePanel({
	id: "special-accounts.modification-create",
	title: (language) => words(language).modificationCreate,
	params: ofUser,
	features,
	permission: decide,
	load: () => import("./special-accounts-modification-create.panel.tsx"),
});

export const specialAccountsModificationEdit = definePanel({
	id: "special-accounts.modification-edit",
	title: (language) => words(language).modificationEdit,
	params: ofModification,
	features,
	permission: decide,
	load: () => import("./special-accounts-modification-edit.panel.tsx"),
});

/** Whom accounts are assigned to. */
export interface BulkGiven {
	readonly people: readonly { readonly id: string; readonly name: string }[];
	/** Ticked from the start. */
	readonly accountIds?: readonly string[];
}

const bulk = definePicker<BulkGiven, true>({
	id: "users.special-accounts-bulk",
	title: (language) => words(language).bulk,
	load: () => import("./users-special-accounts-bulk.panel.tsx"),
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
	title: (language) => words(language).picker,
	params: ofUser,
	features: ofPeople,
	load: () => import("./users-special-accounts-picker.panel.tsx"),
});
