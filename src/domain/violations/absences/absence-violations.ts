import type { AbsenceFacts } from "./absence-facts.ts";
import { type AbsenceConflict, absenceConflict } from "./kinds/absence-conflict.ts";
import { type AbsenceTooLate, absenceTooLate } from "./kinds/absence-too-late.ts";
import { type ChildSickQuota, childSickQuota } from "./kinds/child-sick-quota.ts";
import {
	type LeaveAccountNotConfigured,
	leaveAccountNotConfigured,
} from "./kinds/leave-account-not-configured.ts";
import { type LeaveBarrier, leaveBarrier } from "./kinds/leave-barrier.ts";
import { type MinimumStaffing, minimumStaffing } from "./kinds/minimum-staffing.ts";
import {
	type NegativeRemainingLeave,
	negativeRemainingLeave,
} from "./kinds/negative-remaining-leave.ts";
import { type NoWorkday, noWorkday } from "./kinds/no-workday.ts";
import { absencesMet } from "./kinds/other-absences.ts";
import { type ShiftConflict, shiftConflict } from "./kinds/shift-conflict.ts";
import { type SickDuringLeave, sickDuringLeave } from "./kinds/sick-during-leave.ts";
import { type SubstituteAbsent, substituteAbsent } from "./kinds/substitute-absent.ts";
import { type SubstituteNeeded, substituteNeeded } from "./kinds/substitute-needed.ts";
import { type UserNotEmployed, userNotEmployed } from "./kinds/user-not-employed.ts";

export type AbsenceViolation =
	| UserNotEmployed
	| AbsenceConflict
	| SickDuringLeave
	| ShiftConflict
	| LeaveBarrier
	| MinimumStaffing
	| SubstituteAbsent
	| SubstituteNeeded
	| LeaveAccountNotConfigured
	| NegativeRemainingLeave
	| ChildSickQuota
	| AbsenceTooLate
	| NoWorkday;

/** In the order in which they are told where they are equally grave. */
const kinds: readonly ((facts: AbsenceFacts) => AbsenceViolation[])[] = [
	userNotEmployed,
	absenceConflict,
	sickDuringLeave,
	shiftConflict,
	leaveBarrier,
	minimumStaffing,
	substituteNeeded,
	substituteAbsent,
	leaveAccountNotConfigured,
	negativeRemainingLeave,
	childSickQuota,
	absenceTooLate,
	noWorkday,
];

/** What an absence would break, what cannot be put aside first. */
export function absenceViolations(facts: AbsenceFacts): AbsenceViolation[] {
	const weight = { ERROR: 0, WARNING: 1, INFO: 2 };
	// each kind is told of those alone that it may be about
	const met = { ...facts, others: absencesMet(facts) };
	return kinds
		.flatMap((find) => find(met))
		.sort((one, other) => weight[one.severity] - weight[other.severity]);
}
