import { userDemand } from "#areas/staff/user-roles/server/public.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { childCounts } from "../contract.ts";
import { childCountTable } from "./sql.ts";

/** Screens that show what is left of the days of a year ask anew. */
export const childCountRows = personRows(childCounts, childCountTable, {
	demand: userDemand,
	tell: ({ userId }) => ({ kind: "ABSENCES", ids: [userId], userId }),
});
