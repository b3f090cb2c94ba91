export { PeriodActions } from "./period-cards.tsx";
export { useWarningWords } from "./warning-words.ts";
