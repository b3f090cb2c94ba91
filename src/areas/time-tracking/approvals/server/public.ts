export type { MatterFacts, MatterWriter } from "./declared-matter.ts";
export { demandParty } from "./demand-party.ts";
export { matter } from "./matter.ts";
export { matterColumns } from "./sql/columns.ts";
export {
	historyOf,
	openSteps,
	recordApproval,
	type Subject,
	setOpenSteps,
} from "./sql/steps.ts";
export type { MatterInbox, WaitingMatter } from "./sql/waiting.ts";
