export { childSickPeople, childYears, childYearsOf, shownChildYear } from "./child-years.ts";
export type { ChildSickRow } from "./sql.ts";
