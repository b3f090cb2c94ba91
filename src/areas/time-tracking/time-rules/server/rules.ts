import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { ListedRule, RuleAnswer } from "../contract/rules.ts";
import { type contract, ruleIsOn } from "../contract.ts";
import { demandExamples } from "./demand-examples.ts";
import {
	demandCompany,
	finishRuleChange,
	keepingRules,
	openRule,
	openWholeRule,
	ruleKey,
	traceRule,
} from "./open-rule.ts";
import { insertRule, removeRule, rulesOn, wholeRule } from "./sql/rules.ts";
import { insertVersion } from "./sql/versions.ts";
import { keptSettings } from "./versions.ts";

export const listTimeRules: Handler<typeof contract.listTimeRules> = async (context) => {
	const statement = rulesOn(context.tenantId, todayOf(context));
	return { items: await context.once<ListedRule & Record<string, unknown>>(statement) };
};

export const getTimeRule: Handler<typeof contract.getTimeRule> = async (context, { id }) => {
	const { session, tenantId } = context;
	const visible = visibleUsers(session, ruleKey, "READ", todayOf(context));
	const statement = wholeRule(tenantId, id, visible);
	const [rule] = await context.once<RuleAnswer & Record<string, unknown>>(statement);
	return rule ?? refuse(commonRefusals.notFound);
};

export const createTimeRule: Handler<typeof contract.createTimeRule> = async (
	context,
	{ name, validFrom, ...input },
) => {
	const { tx, tenantId, now } = context;
	demandCompany(context, "WRITE");
	const id = newId(now.getTime());
	const settings = keptSettings(input.settings);
	const { type } = settings;
	const said = { validFrom, settings, examples: input.examples };
	await keepingRules(() => insertRule(tx, tenantId, { id, name, type }));
	const first = { ...said, id: newId(now.getTime()), validTo: null };
	await insertVersion(tx, tenantId, { ...first, ruleId: id });
	const after = { name, type, ...said };
	await traceRule(context, { id, action: "created", after }, "CREATE");
	return { id, version: 1 };
};

export const updateTimeRule: Handler<typeof contract.updateTimeRule> = async (
	context,
	{ id, version, name },
) => {
	demandCompany(context, "WRITE");
	const rule = await openRule(context, id, version);
	if (rule.name === name) return { version };
	const before = { name: rule.name };
	const change = { id, action: "changed", before, after: { name } };
	return { version: await keepingRules(() => finishRuleChange(context, change, { name })) };
};

export const updateTimeRuleState: Handler<typeof contract.updateTimeRuleState> = async (
	context,
	{ id, version, isEnabled },
) => {
	demandCompany(context, "WRITE");
	const rule = await openWholeRule(context, id, version);
	if (rule.isEnabled === isEnabled) return { version };
	if (isEnabled) demandExamples(rule.versions, todayOf(context));
	const change = {
		id,
		action: isEnabled ? "switched-on" : "switched-off",
		before: { isEnabled: rule.isEnabled },
		after: { isEnabled },
	};
	return { version: await finishRuleChange(context, change, { is_enabled: isEnabled }) };
};

export const deleteTimeRule: Handler<typeof contract.deleteTimeRule> = async (context, { id }) => {
	demandCompany(context, "FULL");
	const before = await openWholeRule(context, id);
	if (before.isEnabled) refuse(ruleIsOn);
	await removeRule(context.tx, context.tenantId, id);
	await traceRule(context, { id, action: "deleted", before }, "DELETE");
	return {};
};
