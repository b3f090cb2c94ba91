export { payrollScope } from "./read-payrolls.ts";
export { monthBefore, reckonPeople, type Terms } from "./reckon.ts";
export type { Scope } from "./sql/payrolls.ts";
