import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { PlanInput } from "../contract/plans.ts";
import { templateNotUsable, worksheetEndBeforeBegin } from "../contract/refusals.ts";
import { readTemplate } from "./sql/templates.ts";

/**
 * Refuses a plan that cannot be; answers it with the Monday its cycle begins on.
 *
 * @param before template of the plan so far: it may be archived meanwhile
 */
export async function checkPlan(
	{ tx, tenantId }: WriteContext,
	plan: PlanInput,
	before?: string,
): Promise<PlanInput> {
	const { templateId, validFrom, validTo } = plan;
	if (validTo !== null && validTo < validFrom) refuse(worksheetEndBeforeBegin);
	const template = await readTemplate(tx, tenantId, templateId);
	const isUsable = template?.isEnabled || templateId === before;
	if (template === undefined || !isUsable) refuse(templateNotUsable);
	return {
		templateId,
		cycleStart: isoOfDay(mondayOf(dayOfIso(plan.cycleStart))),
		validFrom,
		validTo,
	};
}
