export { balanceToDate } from "./balance-to-date.ts";
export { carryMonth, followCorrection, takeBackMonth } from "./carry-month.ts";
export { type BalanceOfMany, balanceOfMany, balancesOf } from "./sql/balances.ts";
