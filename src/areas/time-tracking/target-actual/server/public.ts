export { compareResults, type ResultDifference } from "./compare-results.ts";
export { daysChanged } from "./days-changed.ts";
export { fillResults } from "./fill-results.ts";
export { settleSoon } from "./settle-soon.ts";
