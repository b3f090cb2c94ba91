import type { PayrollLine } from "./lines/payroll-line.ts";
import { ruleLimits } from "./payroll-rule.ts";

/** What has to be looked at before a month is closed; the first four as specified. */
export const payrollWarningCodes = [
	"ABSENCES_REQUESTED",
	"TIMETRACKINGS_REQUESTED",
	"MAX_ACTUAL_EXCEEDED",
	"MAX_WAGE_EXCEEDED",
	"LATE_BOOKINGS",
	"PERSONNEL_NO_MISSING",
	"PERSONNEL_NO_DOUBLE",
	"NO_ACCOUNTS",
	"NO_WAGE_TYPE",
	"COST_CENTRE_MISSING",
	"NEGATIVE_HOURS",
] as const;
export type PayrollWarningCode = (typeof payrollWarningCodes)[number];

/** `value` beside `limit`: minutes or cents; else how many there are. */
export interface PayrollWarning {
	readonly code: PayrollWarningCode;
	readonly value: number;
	readonly limit: number | null;
}

export interface HeldRule {
	readonly type: keyof typeof ruleLimits;
	/** Null: everybody. */
	readonly employmentTypeId: string | null;
	readonly maxMinutes: number | null;
	readonly maxCents: number | null;
}

interface Looked {
	readonly requestedAbsences: number;
	readonly requestedEntries: number;
	readonly lateBookings: number;
	readonly personnelNo: string | null;
	/** Others with the same number. */
	readonly sameNumber: number;
	readonly employmentTypeId: string | null;
	/** Those that hold at the end of the month. */
	readonly rules: readonly HeldRule[];
	readonly actualMinutes: number;
	readonly payCents: number;
	readonly accountCount: number;
	/** Accounts of lines that the program of payroll has no wage type for. */
	readonly unmappedCount: number;
	readonly isCharged: boolean;
	readonly lines: readonly PayrollLine[];
	/** Accounts whose hours may be below 0. */
	readonly signedAccountIds: ReadonlySet<string>;
}

/** What there is to say of a person's month, in the order of the codes. */
export function payrollWarnings(looked: Looked): PayrollWarning[] {
	const counted = (code: PayrollWarningCode, value: number): PayrollWarning[] =>
		value > 0 ? [{ code, value, limit: null }] : [];
	const negative = looked.lines.filter(
		({ accountId, minutes }) => minutes < 0 && !looked.signedAccountIds.has(accountId),
	);
	const bare = looked.isCharged ? looked.lines.filter((line) => line.costCentreId === null) : [];
	return [
		...counted("ABSENCES_REQUESTED", looked.requestedAbsences),
		...counted("TIMETRACKINGS_REQUESTED", looked.requestedEntries),
		...exceeded("MAX_ACTUAL_EXCEEDED", looked, "EMPLOYMENT_MAX_ACTUAL", looked.actualMinutes),
		...exceeded("MAX_WAGE_EXCEEDED", looked, "EMPLOYMENT_MAX_WAGE", looked.payCents),
		...counted("LATE_BOOKINGS", looked.lateBookings),
		...counted("PERSONNEL_NO_MISSING", (looked.personnelNo ?? "") === "" ? 1 : 0),
		...counted("PERSONNEL_NO_DOUBLE", looked.sameNumber),
		...counted("NO_ACCOUNTS", looked.accountCount === 0 ? 1 : 0),
		...counted("NO_WAGE_TYPE", looked.unmappedCount),
		...counted("COST_CENTRE_MISSING", bare.length),
		...counted("NEGATIVE_HOURS", negative.length),
	];
}

/** The strictest rule that the month breaks. */
function exceeded(
	code: PayrollWarningCode,
	{ rules, employmentTypeId }: Looked,
	type: HeldRule["type"],
	value: number,
): PayrollWarning[] {
	const limits = rules
		.filter((rule) => rule.type === type)
		.filter((rule) => rule.employmentTypeId === null || rule.employmentTypeId === employmentTypeId)
		.flatMap((rule) => rule[ruleLimits[type]] ?? []);
	const limit = Math.min(...limits);
	return value > limit ? [{ code, value, limit }] : [];
}

export interface Acknowledged {
	readonly code: PayrollWarningCode;
	/** What the warning said when it was acknowledged. */
	readonly value: number;
}

/** Warnings that nobody has acknowledged, or that have grown since somebody did. */
export function openWarnings(
	warnings: readonly PayrollWarning[],
	acknowledged: readonly Acknowledged[],
): PayrollWarning[] {
	return warnings.filter(
		({ code, value }) => !acknowledged.some((one) => one.code === code && one.value >= value),
	);
}
