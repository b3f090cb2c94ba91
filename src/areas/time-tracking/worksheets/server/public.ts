export { type PlanRows, plannedOfRows, planStatements } from "./planned-together.ts";
export { workingTimesOf } from "./working-times-of.ts";
