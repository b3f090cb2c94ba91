export { AskedChange, type ChangeRow, ChangeTable, type Tone } from "./change-table.tsx";
export {
	decideDialogs,
	tellAsked,
} from "./decide-matter.ts";
export { type DecisionScreen, matterDecisions } from "./listed-decision.ts";
export { decideManyActions, moveActions } from "./matter-actions.ts";
export { hasFoot, MatterFoot, MatterMenu } from "./matter-foot.tsx";
export { MatterReasonForm, useMatterForm } from "./matter-forms.tsx";
export { MatterHistory, MatterSteps } from "./matter-history.tsx";
export { MatterQuestion } from "./matter-question.tsx";
export type { MatterToDo, MatterToDoList } from "./matter-to-do.ts";
export { ownWords } from "./own-words.ts";
export { type MatterScreens, runMove } from "./run-move.ts";
export {
	openStepViolation,
	openStepWords,
	openWords,
	questionWords,
	useMatterWords,
} from "./step-words.ts";
