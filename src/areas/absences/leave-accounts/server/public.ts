export { type LeaveYear, type LeaveYearsWith, leaveOf, readLeaveYears } from "./leave-of.ts";
export { openAccounts } from "./open-accounts.ts";
export { type SettledAccount, settleAbsence, settleAccounts } from "./settle-absence.ts";
export { settlePeople } from "./settle-people.ts";
export { accountsOfAbsence } from "./sql/accounts-of-absence.ts";
export { leaveBox } from "./sql/list.ts";
export { keepsAccounts } from "./sql/people.ts";
