export { expiringTogether } from "./expiring-together.ts";
export { type ExportedAmount, exportedAmountOf } from "./exported-amount.ts";
export {
	type LeaveYear,
	type LeaveYearsWith,
	leaveOf,
	leaveWithoutDuty,
	readLeaveYears,
} from "./leave-of.ts";
export { asideOf } from "./list-leave-accounts.ts";
export { leaveGroup } from "./notices.ts";
export { openAccounts } from "./open-accounts.ts";
export { type LeavePerson, type ReckonedYear, readLeave, reckonLeave } from "./reckon-leave.ts";
export { type RecountedAbsence, settleRecounted } from "./recount/settle-recounted.ts";
export {
	type SettledAccount,
	settleAbsence,
	settleAccounts,
	settlePerson,
} from "./settle-absence.ts";
export { settlePeople } from "./settle-leave.ts";
export { accountsOfAbsence } from "./sql/accounts-of-absence.ts";
export { entryUnits, storedAmount, unitOfKind, unitsIn } from "./sql/amounts.ts";
export { expiringLines } from "./sql/expiring.ts";
export { accountKind, leaveBox, takenDays } from "./sql/list.ts";
export { isClosed as isYearClosed } from "./sql/modifications.ts";
export { leaveValue } from "./sql/payout.ts";
export { type AskedKind, askedKinds } from "./sql/people.ts";
