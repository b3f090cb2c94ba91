import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";
import { specialAccounts } from "../contract/accounts.ts";

const features = ["TIMETRACKINGS"] as const;
const ofPeople = ["USERS", "TIMETRACKINGS"] as const;
const read = { key: specialAccounts.permission, level: "READ" } as const;
const write = { key: specialAccounts.permission, level: "WRITE" } as const;
/** Rules belong to the whole company. */
const ofRules = { features, permission: { ...write, global: true } } as const;
/** Who corrects accounts decides on time. */
const decide = { key: "timetrackings.manage", level: "FULL" } as const;

export const ofAccount = z.object({ accountId: id });
export const ofRule = z.object({ accountId: id, ruleId: id });
/** One of the domain's types of conditions. */
export const ofType = z.object({ accountId: id, ruleId: id, type: z.string() });
export const ofCondition = z.object({ accountId: id, ruleId: id, conditionId: id });
export const ofUser = z.object({ userId: id });
export const ofModification = z.object({ userId: id, modificationId: id });

export const {
	create: specialAccountsCreate,
	detail: specialAccountsDetail,
	edit: specialAccountsEdit,
	...panels
} = masterPanels({
	permission: specialAccounts.permission,
	features,
	global: true,
	overview: { id: "special-accounts.overview", title: ["Sonderkonten", "Special accounts"] },
	create: {
		id: "special-accounts.create",
		title: ["Sonderkonto anlegen", "Create special account"],
	},
	edit: { id: "special-accounts.edit", title: ["Sonderkonto bearbeiten", "Edit special account"] },
	detail: { id: "special-accounts.detail", title: ["Sonderkonto", "Special account"] },
	load: () => import("./screens.tsx"),
});

/** With the way to the accounts of the law. */
export const specialAccountsOverview: typeof panels.overview = {
	...panels.overview,
	load: () => import("./special-accounts-overview.panel.tsx"),
};

/** Which rule of an account is to be changed. */
export const specialAccountsRuleSelect = definePanel({
	id: "special-accounts.rule-select",
	title: ["Regel wählen", "Choose rule"],
	params: ofAccount,
	features,
	permission: read,
	load: () => import("./rules/rule-select.panel.tsx"),
});

export const specialAccountsRuleCreate = definePanel({
	id: "special-accounts.rule-create",
	title: ["Regel anlegen", "Create rule"],
	params: ofAccount,
	...ofRules,
	load: () => import("./rules/rule.panel.tsx"),
});

export const specialAccountsRuleEdit = definePanel({
	id: "special-accounts.rule-edit",
	title: ["Regel bearbeiten", "Edit rule"],
	params: ofRule,
	...ofRules,
	load: () => import("./rules/rule.panel.tsx"),
});

/** Of which kind a new condition is. */
export const specialAccountsConditionSelect = definePanel({
	id: "special-accounts.condition-select",
	title: ["Bedingung wählen", "Choose condition"],
	params: ofRule,
	...ofRules,
	load: () => import("./conditions/condition-select.panel.tsx"),
});

export const specialAccountsConditionCreate = definePanel({
	id: "special-accounts.condition-create",
	title: ["Bedingung anlegen", "Create condition"],
	params: ofType,
	...ofRules,
	load: () => import("./conditions/condition.panel.tsx"),
});

export const specialAccountsConditionEdit = definePanel({
	id: "special-accounts.condition-edit",
	title: ["Bedingung bearbeiten", "Edit condition"],
	params: ofCondition,
	...ofRules,
	load: () => import("./conditions/condition.panel.tsx"),
});

export const specialAccountsModificationCreate = definePanel({
	id: "special-accounts.modification-create",
	title: ["Korrektur anlegen", "Create modification"],
	params: ofUser,
	features,
	permission: decide,
	load: () => import("./people/modification.panel.tsx"),
});

export const specialAccountsModificationEdit = definePanel({
	id: "special-accounts.modification-edit",
	title: ["Korrektur bearbeiten", "Edit modification"],
	params: ofModification,
	features,
	permission: decide,
	load: () => import("./people/modification.panel.tsx"),
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
