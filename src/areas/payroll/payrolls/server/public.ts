export { payrollGroup, writtenMonthName } from "./notices.ts";
export { payrollScope } from "./read-payrolls.ts";
export { monthBefore, reckonPeople, type Terms } from "./reckon.ts";
export { setClosed } from "./sql/closing.ts";
export type { Scope } from "./sql/payrolls.ts";
export { tenYears } from "./ten-years.ts";
