export { minimumsOf, type StaffingRow, staffingAround, type UnitMinimum } from "./sql.ts";
