import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { changeShifts, checkShifts, deleteShift } from "./change-shifts.ts";
import { getPlanConflicts } from "./get-plan-conflicts.ts";
import { getPlanPeople } from "./get-plan-people.ts";
import { getShiftPlan } from "./get-shift-plan.ts";
import { getSuggestedPeople } from "./get-suggested-people.ts";
import { getShift, listShifts } from "./list-shifts.ts";
import { publishShifts } from "./publish-shifts.ts";
import { redoShiftEdit, undoShiftEdit } from "./turn-edit.ts";

export const routes = serve(contract, {
	getShiftPlan,
	getPlanConflicts,
	getPlanPeople,
	getSuggestedPeople,
	listShifts,
	getShift,
	checkShifts,
	changeShifts,
	undoShiftEdit,
	redoShiftEdit,
	deleteShift,
	publishShifts,
});
