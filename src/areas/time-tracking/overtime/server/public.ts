export { carryMonth, followCorrection, takeBackMonth } from "./carry-month.ts";
