import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { RuleVersion } from "../contract/rule-answers.ts";
import type { AssignmentFields } from "../contract/rule-inputs.ts";
import { endBeforeBegin, rulesContradict } from "../contract/rule-refusals.ts";
import { demandCompany, openWholeRule, ruleKey } from "./open-rule.ts";
import { readAssignment, rivalOf, type StoredAssignment } from "./sql/assignments.ts";

/** Refuses whoever may not say which rules hold there: for a person the right for her does, else that for the company. */
export async function demandTarget(
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
export async function demandFreeDays(
	{ tx, tenantId }: WriteContext,
	{ id, name, versions }: Rule,
	given: AssignmentFields,
): Promise<void> {
	if (given.validTo !== null && given.validTo < given.validFrom) refuse(endBeforeBegin);
	const { settings } = versions[0] as RuleVersion;
	const rival = await rivalOf(tx, tenantId, { id, settings }, given);
	if (rival === undefined) return;
	refuse(rulesContradict, {
		parameters: [name, rival],
		facts: { names: [name, rival] },
	});
}

/** An assignment to be changed, with its rule. */
export async function openAssignment(
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
