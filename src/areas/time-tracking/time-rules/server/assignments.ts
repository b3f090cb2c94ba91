import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { resolveRules } from "#domain/working-time/rules/resolve-rules.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { endBeforeBegin, rulesContradict, targetNotFound } from "../contract/rule-refusals.ts";
import type { AssignmentFields, RuleVersion } from "../contract/rules.ts";
import type { contract } from "../contract.ts";
import {
	demandCompany,
	finishRuleChange,
	keepingRules,
	openWholeRule,
	ruleKey,
} from "./open-rule.ts";
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

export const createTimeRuleAssignment: Handler<typeof contract.createTimeRuleAssignment> = async (
	context,
	{ id: ruleId, version, ...after },
) => {
	const { tx, tenantId, now } = context;
	await demandTarget(context, after, "WRITE");
	const rule = await openWholeRule(context, ruleId, version);
	if (!(await hasTarget(tx, tenantId, after))) refuse(targetNotFound);
	await demandFreeDays(context, rule, after);
	const id = newId(now.getTime());
	await keepingRules(() => insertAssignment(tx, tenantId, { ...after, id, ruleId }));
	const next = await finishRuleChange(context, {
		id: ruleId,
		action: "assigned",
		after,
		...subjectOf(after),
	});
	return { id, version: next };
};

export const updateTimeRuleAssignment: Handler<typeof contract.updateTimeRuleAssignment> = async (
	context,
	{ version, validFrom, validTo, ...ids },
) => {
	const { tx, tenantId } = context;
	const opened = await openAssignment(context, ids, "WRITE", version);
	const { rule, before } = opened;
	const after = { ...before, validFrom, validTo };
	await demandFreeDays(context, rule, after);
	await keepingRules(() => changeAssignment(tx, tenantId, before.id, after));
	const next = await finishRuleChange(context, {
		id: rule.id,
		action: "assignment-changed",
		before,
		after,
		...subjectOf(before),
	});
	return { version: next };
};

export const deleteTimeRuleAssignment: Handler<typeof contract.deleteTimeRuleAssignment> = async (
	context,
	ids,
) => {
	const { tx, tenantId } = context;
	const { rule, before } = await openAssignment(context, ids, "FULL");
	await removeAssignment(tx, tenantId, before.id);
	const change = { id: rule.id, action: "unassigned", before };
	const subject = subjectOf(before);
	return { version: await finishRuleChange(context, { ...change, ...subject }) };
};

/** Whose log an assignment stands in: a person's own in hers. */
function subjectOf({ target, targetId }: Pick<AssignmentFields, "target" | "targetId">) {
	return { subjectUserId: target === "USER" ? targetId : null };
}

/** Refuses people who may not say which rules hold there: for a person the right for her does, else that for the company. */
async function demandTarget(
	context: WriteContext,
	{ target, targetId }: Pick<AssignmentFields, "target" | "targetId">,
	level: PermissionLevel,
): Promise<void> {
	if (target !== "USER" || targetId === null) return demandCompany(context, level);
	await demandUser(context.tx, context.session, {
		key: ruleKey,
		level,
		userId: targetId,
		today: todayOf(context),
	});
}

type Rule = Awaited<ReturnType<typeof openWholeRule>>;

/** Refuses days that are none, and days on which the target has another rule of the same kind. */
async function demandFreeDays(
	{ tx, tenantId }: WriteContext,
	{ id, name, versions }: Rule,
	given: AssignmentFields,
): Promise<void> {
	if (given.validTo !== null && given.validTo < given.validFrom) refuse(endBeforeBegin);
	const { settings } = versions[0] as RuleVersion;
	const rival = await rivalOf(tx, tenantId, { id, settings }, given);
	if (rival === undefined) return;
	refuse(rulesContradict, { parameters: [name, rival], facts: { names: [name, rival] } });
}

/** An assignment to be changed, with its rule. */
async function openAssignment(
	context: WriteContext,
	ids: { readonly id: string; readonly assignmentId: string },
	level: PermissionLevel,
	version?: number,
): Promise<{ readonly rule: Rule; readonly before: StoredAssignment }> {
	const { tx, tenantId } = context;
	const rule = await openWholeRule(context, ids.id, version);
	const before = await readAssignment(tx, tenantId, rule.id, ids.assignmentId);
	if (before === undefined) return refuse(commonRefusals.notFound);
	await demandTarget(context, before, level);
	return { rule, before };
}

/** What reaches a person and what of it holds: rules that are switched off reach the person, but none of them holds. */
export const listUserTimeRules: Handler<typeof contract.listUserTimeRules> = (
	context,
	{ userId, day },
) => {
	const { session, tenantId } = context;
	const needed = { key: ruleKey, level: "READ", userId } as const;
	return context.read(async (tx) => {
		await demandUser(tx, session, { ...needed, today: todayOf(context) });
		const reached = await rulesReaching(tx, tenantId, userId, day);
		const held = new Set<UserRuleRow>(
			resolveRules(
				reached.filter(({ isEnabled }) => isEnabled),
				day,
			),
		);
		return { items: reached.map((row) => ({ ...row, isHeld: held.has(row) })) };
	});
};
