import { demandUser, userDemand } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { resolveLeaveRules } from "#domain/leave/resolve-leave-rules.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { readDemanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { AssignmentFields } from "../contract/rules.ts";
import { type contract, endBeforeBegin, rulesContradict, targetNotFound } from "../contract.ts";
import { demandCompany, finishRuleChange, keepingRules, openRule, ruleKey } from "./open-rule.ts";
import {
	changeAssignment,
	hasTarget,
	insertAssignment,
	readAssignment,
	removeAssignment,
	rivalOf,
	type StoredAssignment,
} from "./sql/assignments.ts";
import { rulesReaching, type UserRuleRow } from "./sql/user-rules.ts";

export const createLeaveRuleAssignment: Handler<typeof contract.createLeaveRuleAssignment> = async (
	context,
	{ id: ruleId, version, ...after },
) => {
	const { tx, tenantId, now } = context;
	await demandTarget(context, after, "WRITE");
	const rule = await openRule(context, ruleId, version);
	if (!(await hasTarget(tx, tenantId, after))) refuse(targetNotFound);
	await demandFreeDays(context, rule, after);
	const id = newId(now.getTime());
	await keepingRules(() => insertAssignment(tx, tenantId, { ...after, id, ruleId }));
	return { id, version: await finish(context, ruleId, "assigned", { after }) };
};

export const updateLeaveRuleAssignment: Handler<typeof contract.updateLeaveRuleAssignment> = async (
	context,
	{ version, validFrom, validTo, ...ids },
) => {
	const { tx, tenantId } = context;
	const { rule, before } = await openAssignment(context, ids, "WRITE", version);
	const after = { ...before, validFrom, validTo };
	await demandFreeDays(context, rule, after);
	await keepingRules(() => changeAssignment(tx, tenantId, after));
	return { version: await finish(context, rule.id, "assignment-changed", { before, after }) };
};

export const deleteLeaveRuleAssignment: Handler<typeof contract.deleteLeaveRuleAssignment> = async (
	context,
	ids,
) => {
	const { tx, tenantId } = context;
	const { rule, before } = await openAssignment(context, ids, "FULL");
	await removeAssignment(tx, tenantId, before.id);
	return { version: await finish(context, rule.id, "unassigned", { before }) };
};

interface Change {
	readonly before?: AssignmentFields;
	readonly after?: AssignmentFields;
}

/** Finishes the change of a rule's assignment; a person's own stands in the person's log. */
function finish(context: WriteContext, id: string, action: string, change: Change) {
	const { target, targetId } = (change.before ?? change.after) as AssignmentFields;
	const subjectUserId = target === "USER" ? targetId : null;
	return finishRuleChange(context, { id, action, ...change, subjectUserId });
}

/** Refuses people who may not say which rules hold there: for a person the right for her does, else that for the company. */
async function demandTarget(
	context: WriteContext,
	{ target, targetId }: Pick<AssignmentFields, "target" | "targetId">,
	level: PermissionLevel,
): Promise<void> {
	if (target !== "USER" || targetId === null) return demandCompany(context, level);
	const needed = { key: ruleKey, level, userId: targetId, today: todayOf(context) } as const;
	await demandUser(context.tx, context.session, needed);
}

type Rule = Awaited<ReturnType<typeof openRule>>;

/** Refuses days that are none, and days on which the target has another rule of the same kind. */
async function demandFreeDays(
	{ tx, tenantId }: WriteContext,
	rule: Rule,
	given: AssignmentFields,
): Promise<void> {
	if (given.validTo !== null && given.validTo < given.validFrom) refuse(endBeforeBegin);
	const rival = await rivalOf(tx, tenantId, rule, given);
	if (rival === undefined) return;
	const names: [string, string] = [rule.name, rival];
	refuse(rulesContradict, { parameters: names, facts: { names } });
}

/** An assignment to be changed, with its rule. */
async function openAssignment(
	context: WriteContext,
	ids: { readonly id: string; readonly assignmentId: string },
	level: PermissionLevel,
	version?: number,
): Promise<{ readonly rule: Rule; readonly before: StoredAssignment }> {
	const { tx, tenantId } = context;
	const rule = await openRule(context, ids.id, version);
	const before = await readAssignment(tx, tenantId, rule.id, ids.assignmentId);
	if (before === undefined) return refuse(commonRefusals.notFound);
	await demandTarget(context, before, level);
	return { rule, before };
}

/** What reaches a person and what of it holds: rules that are switched off reach the person, but none of them holds. */
export const listUserLeaveRules: Handler<typeof contract.listUserLeaveRules> = async (
	context,
	{ userId, day },
) => {
	const { session, tenantId } = context;
	const needed = { key: ruleKey, level: "READ", userId, today: todayOf(context) } as const;
	const [reached] = await readDemanded<[UserRuleRow]>(context, userDemand(session, needed), [
		rulesReaching({ tenantId, userId, day }),
	]);
	const enabled = reached.filter(({ isEnabled }) => isEnabled);
	const held = new Set(resolveLeaveRules(enabled, day));
	return { items: reached.map((row) => ({ ...row, isHeld: held.has(row) })) };
};
