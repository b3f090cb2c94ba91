import { personTable } from "#kit/server/person-record/person-table.ts";
import { leaveCutOverlaps, leaveCuts } from "../contract.ts";

export const leaveCutTable = personTable("leave_cut", leaveCuts, {
	constraints: { leave_cut_once: leaveCutOverlaps },
});
