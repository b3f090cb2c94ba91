import { wageTypeCheck } from "../field-checks.ts";

/** The fields of a line of "Lohn und Gehalt", in their order. */
export const lugFields = [
	"personnelNo",
	"day",
	"absenceKey",
	"wageType",
	"hours",
	"days",
	"value",
	"factor",
	"wageChange",
	"costCentre",
	"costUnit",
	"note",
] as const;
type LugField = (typeof lugFields)[number];

/** A line, taken apart. */
export type LugLine = Readonly<Record<LugField, string>>;

/** Their places, from 1. */
export const lugField = Object.fromEntries(lugFields.map((name, at) => [name, at + 1])) as Readonly<
	Record<LugField, number>
>;

/** A line of as many fields as there are. */
export function lugLineOf(fields: readonly string[]): LugLine {
	return Object.fromEntries(lugFields.map((name, at) => [name, fields[at] ?? ""])) as LugLine;
}

/** The fields of a line in their order. */
export function lugTexts(line: LugLine): string[] {
	return lugFields.map((name) => line[name]);
}

/** Wage types of "Lohn und Gehalt". */
export const lugWageTypes = wageTypeCheck([1, 5999], [8000, 9999]);
