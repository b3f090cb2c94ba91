import { userDemand } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { plans } from "../contract/plans.ts";
import { templateNotUsable } from "../contract/refusals.ts";
import { planChanged } from "./plan-changed.ts";
import { planTable } from "./sql/plans.ts";
import { readTemplate } from "./sql/templates.ts";

export const planRows = personRows(plans, planTable, {
	demand: userDemand,
	tell: ({ id, userId }) => ({ kind: "WORKSHEETS", ids: [id], userId, update: "UPDATE" }),
	prepare: async ({ tx, tenantId }, { values, before }) => {
		const { templateId, cycleStart } = values;
		const template = await readTemplate(tx, tenantId, templateId, "deletion");
		// the one it was planned by may be archived meanwhile
		const isUsable = template?.isEnabled || templateId === before?.templateId;
		if (template === undefined || !isUsable) refuse(templateNotUsable);
		return { ...values, cycleStart: isoOfDay(mondayOf(dayOfIso(cycleStart))) };
	},
	afterChange: (context, { userId, before, after }) => {
		const changed = [before, after].flatMap((plan) => (plan === undefined ? [] : [plan]));
		return planChanged(
			context,
			changed.map(({ validFrom: from, validTo }) => ({
				userId,
				from,
				to: after === undefined ? validTo : null,
			})),
		);
	},
});
