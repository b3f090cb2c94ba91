export { planConflicts } from "./get-plan-conflicts.ts";
export { figuredDays, figuresOf } from "./get-plan-people.ts";
export { demandRange } from "./get-shift-plan.ts";
export { rosterPeople } from "./roster-people.ts";
export { keepEdit, keepEditOfEach } from "./sql/edits.ts";
export {
	type FiguredDays,
	figureColumns,
	figuresOfPerson,
	isNight,
	plannedShifts,
} from "./sql/figures.ts";
export { zoneOfUnit } from "./sql/places.ts";
export { isAmong, localMinute } from "./sql/plan.ts";
export { relatedTo } from "./sql/related.ts";
export { type CopySlot, holdShifts, type KnownShift, readShifts } from "./sql/shift.ts";
export { carryOut, demandRules, editOf, type PlanWriter } from "./write/carry-out.ts";
export { checkEach, checkPlan, type PlanChecker, planChecker } from "./write/check-plan.ts";
export {
	demandRights,
	laidChanges,
	type MadeChange,
	type PlanChange,
	type Planner,
	resolveChanges,
} from "./write/resolve-changes.ts";
