export { stepWords } from "../text.ts";
export type { DecisionReader, DecisionSource, WaitingDecision } from "./decision-source.ts";
export type { MatterFacts, MatterWriter } from "./declared-matter.ts";
export { matter } from "./matter.ts";
export { demandParty } from "./open-matter.ts";
export { openStepViolations } from "./refuse-denied.ts";
export type { MatterInbox, WaitingMatter } from "./sql/columns.ts";
export { matterColumns, mattersToDecide, openMatters, stepsToDecide } from "./sql/columns.ts";
export {
	historyOf,
	openSteps,
	recordApproval,
	recordApprovals,
	type Subject,
	setOpenSteps,
} from "./sql/steps.ts";
