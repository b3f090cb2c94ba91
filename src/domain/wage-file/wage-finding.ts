/** What a wage file can be found fault with, as programs ask for it. */
export const findingCodes = [
	"FIELD_COUNT",
	"PERSONNEL_NO",
	"DAY_RANGE",
	"WAGE_TYPE_RANGE",
	"VALUE_RANGE",
	"ABSENCE_KEY_UNKNOWN",
	"DAY_FACTOR_NOT_ALLOWED",
	"HOURS_IN_MONTH_LINE",
	"VALUE_MISSING",
	"DAY_SUM",
	"GAP_IN_SICKNESS",
	"COST_CENTRE_LENGTH",
	"NOTE_LENGTH",
	"CHARACTER",
	"LINE_END",
	"HEADER",
] as const;
type FindingCode = (typeof findingCodes)[number];

/** ERROR: payroll would turn the line away or book something wrong. NOTE: somebody should look at it. */
export const findingSeverities = ["ERROR", "NOTE"] as const;
type FindingSeverity = (typeof findingSeverities)[number];

type Kind = readonly [code: FindingCode, severity: FindingSeverity];

/** Why a place is found fault with: finer than the codes, for each has its own sentence. */
export const findingReasons = {
	FIELD_COUNT: ["FIELD_COUNT", "ERROR"],
	FIELD_NOT_IN_FORMAT: ["FIELD_COUNT", "ERROR"],
	PROCESSING_KEY_UNUSED: ["FIELD_COUNT", "NOTE"],
	PERSONNEL_NO_MISSING: ["PERSONNEL_NO", "ERROR"],
	PERSONNEL_NO_RANGE: ["PERSONNEL_NO", "ERROR"],
	PERSONNEL_NO_OF_COMPANY: ["PERSONNEL_NO", "ERROR"],
	PERSONNEL_NO_TWICE: ["PERSONNEL_NO", "ERROR"],
	DAY_MISSING: ["DAY_RANGE", "ERROR"],
	DAY_RANGE: ["DAY_RANGE", "ERROR"],
	DAY_IN_MONTH_LINE: ["DAY_RANGE", "ERROR"],
	MONTH_FORM: ["DAY_RANGE", "ERROR"],
	KEY_MISSING: ["ABSENCE_KEY_UNKNOWN", "ERROR"],
	KEY_UNKNOWN: ["ABSENCE_KEY_UNKNOWN", "ERROR"],
	KEY_ENDED: ["ABSENCE_KEY_UNKNOWN", "ERROR"],
	KEY_IN_MONTH_LINE: ["ABSENCE_KEY_UNKNOWN", "ERROR"],
	WAGE_TYPE_MISSING: ["WAGE_TYPE_RANGE", "ERROR"],
	WAGE_TYPE_RANGE: ["WAGE_TYPE_RANGE", "ERROR"],
	NO_NUMBER: ["VALUE_RANGE", "ERROR"],
	VALUE_RANGE: ["VALUE_RANGE", "ERROR"],
	VALUE_ZERO: ["VALUE_RANGE", "NOTE"],
	VALUE_IN_CALENDAR_LINE: ["VALUE_RANGE", "ERROR"],
	VALUE_ON_FREE_DAY: ["VALUE_RANGE", "ERROR"],
	SEVERAL_VALUES: ["VALUE_RANGE", "ERROR"],
	VALUE_MISSING: ["VALUE_MISSING", "ERROR"],
	PROCESSING_KEY_MISSING: ["VALUE_MISSING", "NOTE"],
	DAYS_OF_LEAVE: ["DAY_FACTOR_NOT_ALLOWED", "ERROR"],
	DAYS_OF_HOURS_KEY: ["DAY_FACTOR_NOT_ALLOWED", "ERROR"],
	DAYS_OF_INTERRUPTION: ["DAY_FACTOR_NOT_ALLOWED", "ERROR"],
	HOURS_IN_MONTH_LINE: ["HOURS_IN_MONTH_LINE", "ERROR"],
	DAYS_IN_MONTH_LINE: ["HOURS_IN_MONTH_LINE", "ERROR"],
	HOURS_OF_DAY: ["DAY_SUM", "ERROR"],
	DAYS_OF_DAY: ["DAY_SUM", "ERROR"],
	BESIDE_INTERRUPTION: ["DAY_SUM", "ERROR"],
	GAP: ["GAP_IN_SICKNESS", "NOTE"],
	COST_CENTRE_LENGTH: ["COST_CENTRE_LENGTH", "ERROR"],
	NOTE_LENGTH: ["NOTE_LENGTH", "ERROR"],
	CHARACTER: ["CHARACTER", "ERROR"],
	SEPARATOR: ["CHARACTER", "ERROR"],
	LINE_END: ["LINE_END", "ERROR"],
	LAST_LINE_END: ["LINE_END", "NOTE"],
	FILE_EMPTY: ["HEADER", "ERROR"],
	HEADER_CONSULTANT: ["HEADER", "ERROR"],
	HEADER_CLIENT: ["HEADER", "ERROR"],
	HEADER_MONTH: ["HEADER", "ERROR"],
	HEADER_MARK: ["HEADER", "ERROR"],
	HEADER_KEY: ["HEADER", "ERROR"],
	HEADER_SECTION: ["HEADER", "ERROR"],
	RECORD_UNKNOWN: ["HEADER", "ERROR"],
	COLUMN_UNKNOWN: ["HEADER", "NOTE"],
} as const satisfies Record<string, Kind>;
export type FindingReason = keyof typeof findingReasons;

/** What is wrong with a field, with up to two things that its sentence names. */
export interface FieldFinding {
	/** From 1; null where it is about the whole line. */
	readonly field: number | null;
	readonly reason: FindingReason;
	readonly about: readonly (string | number)[];
}

export interface WageFinding extends FieldFinding {
	/** From 1: of the lines that were handed in, or of a text with its header; null where it is about the header. */
	readonly line: number | null;
}

/** Example: finding(6, "DAYS_OF_LEAVE", "0,75") */
export function finding(
	field: number | null,
	reason: FindingReason,
	...about: readonly (string | number)[]
): FieldFinding {
	return { field, reason, about };
}

export function isError({ reason }: FieldFinding): boolean {
	return findingReasons[reason][1] === "ERROR";
}

/** More than anybody mends before the file is checked again. */
const mostFindings = 100_000;

/** Whether there is no use in looking further. */
export function isEnough(findings: readonly WageFinding[]): boolean {
	return findings.length >= mostFindings;
}

/** In the order in which somebody reads the file, the first of them. */
export function inOrder(findings: readonly WageFinding[]): WageFinding[] {
	return findings.toSorted(byPlace).slice(0, mostFindings);
}

function byPlace(first: WageFinding, second: WageFinding): number {
	const line = (first.line ?? 0) - (second.line ?? 0);
	return line === 0 ? (first.field ?? 0) - (second.field ?? 0) : line;
}
