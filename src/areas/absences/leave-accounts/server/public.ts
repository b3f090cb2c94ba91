export { leaveOf } from "./leave-of.ts";
export { openAccounts } from "./open-accounts.ts";
export { settleAbsence } from "./settle-absence.ts";
export { keepsAccounts } from "./sql/people.ts";
