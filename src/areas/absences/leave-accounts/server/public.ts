export { type LeaveYear, type LeaveYearsWith, leaveOf, readLeaveYears } from "./leave-of.ts";
export { settleAbsence } from "./settle-absence.ts";
export { keepsAccounts } from "./sql/people.ts";
