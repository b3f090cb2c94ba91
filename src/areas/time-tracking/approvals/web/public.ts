export {
	decideDialogs,
	type MatterScreens,
	runMove,
	tellAsked,
} from "./decide-matter.ts";
export { decideManyActions, moveActions, moveButtons } from "./matter-actions.ts";
export { MatterReasonForm, ownWords, useMatterForm } from "./matter-forms.tsx";
export { ChangeButtons, MatterHistory, MatterSteps } from "./matter-history.tsx";
export type { MatterToDo } from "./matter-to-do.ts";
export { openStepViolation, openStepWords, useMatterWords } from "./step-words.ts";
