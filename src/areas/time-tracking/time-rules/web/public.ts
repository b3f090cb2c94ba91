export { ChainTable } from "./chain/chain-table.tsx";
export { useChainText } from "./chain/chain-text.ts";
export { trialDayOf } from "./trial/trial-day-of.ts";
export { violationText } from "./violation-text.ts";
