export { minimumsOf, minimumsOfUnit, type UnitMinimum } from "./sql.ts";
