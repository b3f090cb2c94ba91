import { userDemand } from "#areas/staff/user-roles/server/public.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import { payrollAccountUnusable, payrollAssignments } from "../contract/assignments.ts";
import { assignmentTable, usableAccounts } from "./sql.ts";

export const assignmentRows = personRows(payrollAssignments, assignmentTable, {
	demand: userDemand,
	tell: ({ accountId }) => ({ kind: payrollAccounts.topic, ids: [accountId], update: "UPDATE" }),
	prepare: async ({ tx, tenantId }, { values, before }) => {
		if (before !== undefined) return values;
		const usable = await usableAccounts(tx, tenantId, [values.accountId]);
		return usable.has(values.accountId) ? values : refuse(payrollAccountUnusable);
	},
});
