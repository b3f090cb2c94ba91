export { stepWords } from "../text.ts";
export type { MatterFacts, MatterWriter } from "./declared-matter.ts";
export { matter } from "./matter.ts";
export { demandParty } from "./open-matter.ts";
export type { MatterInbox, WaitingMatter } from "./sql/columns.ts";
export { matterColumns, mattersToDecide, openMatters } from "./sql/columns.ts";
export {
	historyOf,
	openSteps,
	recordApproval,
	type Subject,
	setOpenSteps,
} from "./sql/steps.ts";
