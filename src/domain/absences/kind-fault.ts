import type { AccountUnit } from "../leave/amount/account-units.ts";
import type { ClassType } from "../working-time/timeline/time-class.ts";
import { type Occasion, possibleOccasions } from "./occasion.ts";

/** The smallest part of a time that may be booked: HALF_DAYS are whole ones too, HOURS both. */
export const bookingUnits = ["DAYS", "HALF_DAYS", "HOURS"] as const;
export type BookingUnit = (typeof bookingUnits)[number];

/** From which account an absence is taken. */
export const deductions = ["NONE", "LEAVE", "OVERTIME"] as const;
export type Deduction = (typeof deductions)[number];

/** How many supervisors must agree, one after the other. */
export const approvalStages = [0, 1, 2] as const;
export type ApprovalStages = (typeof approvalStages)[number];

/** Days; beyond a year nobody asks for the past. */
export const mostRetroactive = 366;
/** Calendar days of continued pay, § 3 EFZG: no certificate is asked for later. */
export const lastCertificateDay = 42;

/** What an activity says of absences; what is no absence says nothing (`plainKind`). */
export interface AbsenceKind {
	readonly classType: ClassType;
	readonly creditsTime: boolean;
	readonly bookingUnit: BookingUnit;
	readonly deducts: Deduction;
	/** Whose leave account; null: its own. */
	readonly leaveActivityId: string | null;
	/** In what its own leave account is kept; days where it has none. */
	readonly accountUnit: AccountUnit;
	/** How many days back a request may reach; null: any. */
	readonly retroactiveDays: number | null;
	/** From which calendar day of an illness a certificate is asked for; null: never. */
	readonly certificateFromDay: number | null;
	readonly icon: string | null;
	/** What the law has to say of it; null: nothing of its own. */
	readonly occasion: Occasion | null;
	readonly approval: { readonly required: boolean; readonly stages: ApprovalStages };
}

/** Of whatever is booked by clocks, planned as a shift or an appointment. */
export const plainKind = {
	bookingUnit: "DAYS",
	deducts: "NONE",
	leaveActivityId: null,
	accountUnit: "DAYS",
	retroactiveDays: null,
	certificateFromDay: null,
	icon: null,
	occasion: null,
} as const;

const deductionsOf: Partial<Readonly<Record<ClassType, readonly Deduction[]>>> = {
	LEAVE: ["NONE", "LEAVE"],
	SICK: ["NONE"],
	ABSENCE: ["NONE", "LEAVE", "OVERTIME"],
};

/** What an activity of a class may be taken from; of what is no absence: nothing at all. */
export function possibleDeductions(classType: ClassType): readonly Deduction[] {
	return deductionsOf[classType] ?? [];
}

/** Leave serves rest: it is taken in whole and half days, never by the hour. */
export function possibleUnits({
	classType,
	deducts,
}: Pick<AbsenceKind, "classType" | "deducts">): readonly BookingUnit[] {
	const isLeave = classType === "LEAVE" || deducts === "LEAVE";
	return bookingUnits.filter((unit) => !(isLeave && unit === "HOURS"));
}

export const isAbsence = (classType: ClassType): boolean =>
	possibleDeductions(classType).length > 0;

export type KindFault =
	| "ACTIVITY_NO_ABSENCE"
	| "ACTIVITY_STAGES_UNFIT"
	| "ACTIVITY_DEDUCTION_UNFIT"
	| "ACTIVITY_LEAVE_BY_HOURS"
	| "ACTIVITY_OVERTIME_CREDITED"
	| "ACTIVITY_LEAVE_ACCOUNT_UNFIT"
	| "ACTIVITY_LEAVE_ACCOUNT_NEEDED"
	| "ACTIVITY_ACCOUNT_UNIT_UNFIT"
	| "ACTIVITY_CERTIFICATE_UNFIT"
	| "ACTIVITY_OCCASION_UNFIT";

/** The first thing about a kind that makes no sense; null where all of it does. Example: LEAVE by HOURS → ACTIVITY_LEAVE_BY_HOURS. */
export function kindFault(kind: AbsenceKind): KindFault | null {
	const { classType, deducts, approval } = kind;
	const { required, stages } = approval;
	if (required !== stages > 0) return "ACTIVITY_STAGES_UNFIT";
	if (!isAbsence(classType)) return faultOfOthers(kind);
	if (!possibleDeductions(classType).includes(deducts)) return "ACTIVITY_DEDUCTION_UNFIT";
	if (!possibleUnits(kind).includes(kind.bookingUnit)) return "ACTIVITY_LEAVE_BY_HOURS";
	// a credited day would cost no overtime
	if (deducts === "OVERTIME" && kind.creditsTime) return "ACTIVITY_OVERTIME_CREDITED";
	return accountFault(kind) ?? certificateFault(kind) ?? occasionFault(kind);
}

function faultOfOthers(kind: AbsenceKind): KindFault | null {
	if (kind.approval.stages === 2) return "ACTIVITY_STAGES_UNFIT";
	const isPlain = Object.entries(plainKind).every(
		([name, value]) => kind[name as keyof typeof plainKind] === value,
	);
	return isPlain ? null : "ACTIVITY_NO_ABSENCE";
}

/** Whether leave of the kind lies in an account of its own. */
export function hasOwnAccount({
	classType,
	deducts,
	leaveActivityId,
}: Pick<AbsenceKind, "classType" | "deducts" | "leaveActivityId">): boolean {
	return classType === "LEAVE" && deducts === "LEAVE" && leaveActivityId === null;
}

/** Only leave has an account of its own. */
function accountFault(kind: AbsenceKind): KindFault | null {
	const { classType, deducts, leaveActivityId, accountUnit } = kind;
	if (accountUnit !== "DAYS" && !hasOwnAccount(kind)) return "ACTIVITY_ACCOUNT_UNIT_UNFIT";
	if (deducts !== "LEAVE") return leaveActivityId === null ? null : "ACTIVITY_LEAVE_ACCOUNT_UNFIT";
	const isMissing = leaveActivityId === null && classType !== "LEAVE";
	return isMissing ? "ACTIVITY_LEAVE_ACCOUNT_NEEDED" : null;
}

function certificateFault({ classType, certificateFromDay }: AbsenceKind): KindFault | null {
	const isUnfit = certificateFromDay !== null && classType !== "SICK";
	return isUnfit ? "ACTIVITY_CERTIFICATE_UNFIT" : null;
}

/** A child that is ill is counted in days, which hours are none of; the other occasions cost no account anything. */
function occasionFault(kind: AbsenceKind): KindFault | null {
	const { classType, occasion, bookingUnit, deducts } = kind;
	if (occasion === null) return null;
	const isPossible = possibleOccasions(classType).includes(occasion);
	const isCounted = occasion === "CHILD_SICK" ? bookingUnit !== "HOURS" : deducts === "NONE";
	return isPossible && isCounted ? null : "ACTIVITY_OCCASION_UNFIT";
}
