import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { targetNotFound } from "../contract/rules.ts";
import type { contract } from "../contract.ts";
import { finishRuleChange } from "./finish-change.ts";
import { demandAccounts, namedIds, openRule } from "./rules.ts";
import {
	deleteCondition,
	insertConditions,
	readCondition,
	type StoredCondition,
	updateCondition,
} from "./sql/rules.ts";
import { namesOf, possibleTargets } from "./sql/targets.ts";

const entity = "special_account_condition";

/** It names all units, so it is only for people who write conditions for the whole company. */
export const listConditionTargets: Handler<typeof contract.listConditionTargets> = (context) => {
	requireGlobally(context.session, specialAccounts.permission, "WRITE");
	return context.read((tx) => possibleTargets(tx, context.tenantId));
};

/** Refuses conditions on what the company does not have. Workspaces come with the shift plan: none is known yet. */
async function checkTargets({ tx, tenantId }: WriteContext, settings: ConditionSettings) {
	const ids = namedIds(settings);
	const found = await namesOf(tx, tenantId, ids);
	const known = new Set(found.filter(({ kind }) => kind === settings.type).map(({ id }) => id));
	if (ids.some((id) => !known.has(id))) refuse(targetNotFound);
}

/** A condition to be changed, by who may. */
async function openCondition(
	context: WriteContext,
	conditionId: string,
	level: "WRITE" | "FULL",
	version?: number,
): Promise<StoredCondition> {
	demandAccounts(context, level);
	const row = await readCondition(context.tx, context.tenantId, conditionId);
	return openRow(context, entity, row, version);
}

export const createSpecialAccountCondition: Handler<
	typeof contract.createSpecialAccountCondition
> = async (context, { ruleId, settings }) => {
	const { tx, tenantId, now } = context;
	const { accountId } = await openRule(context, ruleId, "WRITE");
	await checkTargets(context, settings);
	const id = newId(now.getTime());
	await insertConditions(tx, tenantId, [{ id, ruleId, settings }]);
	const after = { ruleId, ...settings };
	await finishRuleChange(context, entity, { id, accountId, action: "created", after });
	return { id };
};

export const updateSpecialAccountCondition: Handler<
	typeof contract.updateSpecialAccountCondition
> = async (context, { conditionId: id, version, settings: after }) => {
	const { accountId, settings: before } = await openCondition(context, id, "WRITE", version);
	await checkTargets(context, after);
	const next = await updateCondition(context.tx, context.tenantId, id, after);
	await finishRuleChange(context, entity, { id, accountId, action: "changed", before, after });
	return { version: next };
};

export const deleteSpecialAccountCondition: Handler<
	typeof contract.deleteSpecialAccountCondition
> = async (context, { conditionId: id }) => {
	const { accountId, settings: before } = await openCondition(context, id, "FULL");
	await deleteCondition(context.tx, context.tenantId, id);
	await finishRuleChange(context, entity, { id, accountId, action: "deleted", before });
	return {};
};
