export { decideDialogs, doAccepted, runMove, tellAsked } from "./decide-matter.ts";
export { decideManyActions, moveActions, moveButtons } from "./matter-actions.ts";
export { ChangeButtons, MatterHistory, MatterSteps } from "./matter-history.tsx";
export { openStepViolation, openStepWords, useMoveWords } from "./step-words.ts";
