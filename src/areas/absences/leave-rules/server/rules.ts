import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { ListedRule, RuleAnswer } from "../contract/rules.ts";
import { activityNotFound, type contract, ruleIsOn } from "../contract.ts";
import {
	demandCompany,
	finishRuleChange,
	keepingRules,
	openRule,
	openWholeRule,
	ruleKey,
	traceRule,
} from "./open-rule.ts";
import { insertRule, isLeaveActivity, removeRule, rulesOn, wholeRule } from "./sql/rules.ts";
import { insertVersion } from "./sql/versions.ts";

export const listLeaveRules: Handler<typeof contract.listLeaveRules> = async (context) => {
	const statement = rulesOn(context.tenantId, todayOf(context));
	return { items: await context.once<ListedRule & Record<string, unknown>>(statement) };
};

export const getLeaveRule: Handler<typeof contract.getLeaveRule> = async (context, { id }) => {
	const { session, tenantId } = context;
	const visible = visibleUsers(session, ruleKey, "READ", todayOf(context));
	const statement = wholeRule(tenantId, id, visible);
	const [rule] = await context.once<RuleAnswer & Record<string, unknown>>(statement);
	return rule ?? refuse(commonRefusals.notFound);
};

export const createLeaveRule: Handler<typeof contract.createLeaveRule> = async (
	context,
	{ name, activityId, validFrom, settings },
) => {
	const { tx, tenantId, now } = context;
	demandCompany(context, "WRITE");
	const id = newId(now.getTime());
	const { kind } = settings;
	if (!(await isLeaveActivity(tx, tenantId, activityId))) refuse(activityNotFound);
	await keepingRules(() => insertRule(tx, tenantId, { id, name, kind, activityId }));
	const first = { validFrom, settings, id: newId(now.getTime()), validTo: null };
	await insertVersion(tx, tenantId, { ...first, ruleId: id });
	const after = { name, kind, activityId, validFrom, settings };
	await traceRule(context, { id, action: "created", after }, "CREATE");
	return { id, version: 1 };
};

export const updateLeaveRule: Handler<typeof contract.updateLeaveRule> = async (
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

export const updateLeaveRuleState: Handler<typeof contract.updateLeaveRuleState> = async (
	context,
	{ id, version, isEnabled },
) => {
	demandCompany(context, "WRITE");
	const rule = await openRule(context, id, version);
	if (rule.isEnabled === isEnabled) return { version };
	const change = {
		id,
		action: isEnabled ? "switched-on" : "switched-off",
		before: { isEnabled: rule.isEnabled },
		after: { isEnabled },
	};
	return { version: await finishRuleChange(context, change, { is_enabled: isEnabled }) };
};

export const deleteLeaveRule: Handler<typeof contract.deleteLeaveRule> = async (
	context,
	{ id },
) => {
	demandCompany(context, "FULL");
	const before = await openWholeRule(context, id);
	if (before.isEnabled) refuse(ruleIsOn);
	await removeRule(context.tx, context.tenantId, id);
	await traceRule(context, { id, action: "deleted", before }, "DELETE");
	return {};
};
