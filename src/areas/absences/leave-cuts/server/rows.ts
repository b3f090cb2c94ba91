import { settlePerson } from "#areas/absences/leave-accounts/server/public.ts";
import { userDemand } from "#areas/staff/user-roles/server/public.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { leaveCuts } from "../contract.ts";
import { leaveCutTable } from "./sql.ts";

/** The person's accounts follow in the same transaction. */
export const leaveCutRows = personRows(leaveCuts, leaveCutTable, {
	demand: userDemand,
	tell: ({ userId }) => ({ kind: "LEAVEACCOUNTS", ids: [userId], userId }),
	afterChange: (context, { userId }) => settlePerson(context, userId),
});
