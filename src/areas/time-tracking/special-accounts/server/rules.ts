import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { endBeforeBegin } from "../contract/refusals.ts";
import { lastRule } from "../contract/rules.ts";
import type { contract } from "../contract.ts";
import { finishRuleChange } from "./finish-change.ts";
import { holdAccount } from "./sql/accounts.ts";
import {
	deleteRule,
	holdRulesBeside,
	insertRules,
	readRule,
	rulesOf,
	type StoredRule,
	updateRule,
} from "./sql/rules.ts";
import { namesOf } from "./sql/targets.ts";

const entity = "special_account_rule";

/** Accounts belong to the whole company: the person who holds the key for a unit alone changes none. */
export function demandAccounts({ session }: WriteContext, level: "WRITE" | "FULL"): void {
	requireGlobally(session, specialAccounts.permission, level);
}

interface Days {
	readonly validFrom: string;
	readonly validTo: string | null;
}

export function checkDays({ validFrom, validTo }: Days): void {
	if (validTo !== null && validTo < validFrom) refuse(endBeforeBegin);
}

/** A rule to be changed, by who may. */
export async function openRule(
	context: WriteContext,
	ruleId: string,
	level: "WRITE" | "FULL",
	version?: number,
): Promise<StoredRule> {
	demandAccounts(context, level);
	const row = await readRule(context.tx, context.tenantId, ruleId);
	return openRow(context, entity, row, version);
}

export const listSpecialAccountRules: Handler<typeof contract.listSpecialAccountRules> = (
	context,
	{ accountId },
) => {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const items = await rulesOf(tx, tenantId, accountId);
		if (items === undefined) return refuse(commonRefusals.notFound);
		const settings = items.flatMap(({ conditions }) =>
			conditions.map((one): ConditionSettings => one.settings),
		);
		const ids = settings.flatMap((one) => namedIds(one));
		const names = await namesOf(tx, tenantId, ids);
		return { items, names: names.map(({ id, name }) => ({ id, name })) };
	});
};

export const createSpecialAccountRule: Handler<typeof contract.createSpecialAccountRule> = async (
	context,
	{ accountId, ...values },
) => {
	const { tx, tenantId, now } = context;
	demandAccounts(context, "WRITE");
	const account = await holdAccount(tx, tenantId, accountId);
	if (account === undefined) return refuse(commonRefusals.notFound);
	checkDays(values);
	const id = newId(now.getTime());
	await insertRules(tx, tenantId, [{ ...values, id, accountId }]);
	const after = { accountId, ...values };
	await finishRuleChange(context, entity, { id, accountId, action: "created", after });
	return { id };
};

export const updateSpecialAccountRule: Handler<typeof contract.updateSpecialAccountRule> = async (
	context,
	{ ruleId: id, version, ...after },
) => {
	const { accountId, name, validFrom, validTo } = await openRule(context, id, "WRITE", version);
	checkDays(after);
	const next = await updateRule(context.tx, context.tenantId, id, after);
	const before = { name, validFrom, validTo };
	await finishRuleChange(context, entity, { id, accountId, action: "changed", before, after });
	return { version: next };
};

export const deleteSpecialAccountRule: Handler<typeof contract.deleteSpecialAccountRule> = async (
	context,
	{ ruleId: id },
) => {
	const { tx, tenantId } = context;
	const held = await holdRulesBeside(tx, tenantId, id);
	const before = await openRule(context, id, "FULL");
	const { accountId } = before;
	if (held === 1) refuse(lastRule);
	await deleteRule(tx, tenantId, id);
	await finishRuleChange(context, entity, { id, accountId, action: "deleted", before });
	return {};
};

/** Ids of what a condition names. Example: ACTIVITY of two activities → both ids; WEEKDAY → none. */
export function namedIds(settings: ConditionSettings): readonly string[] {
	switch (settings.type) {
		case "ACTIVITY":
			return settings.activities;
		case "UNIT":
			return settings.units;
		case "WORKSPACE":
			return settings.workspaces;
		default:
			return [];
	}
}
