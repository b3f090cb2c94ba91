import { readHundredths, writtenHundredths } from "./hundredths.ts";
import { type FieldFinding, finding } from "./wage-finding.ts";
import { strangeCharacter } from "./windows-1252.ts";

/** What is wrong with the text of a field, if anything. */
export type FieldCheck = (text: string, field: number) => readonly FieldFinding[];

/** "101" and "00101" are one number. */
const number = /^0*[1-9]\d{0,4}$/;
const companyNumber = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,19}$/u;

export function personnelNoCheck(isOfCompany: boolean): FieldCheck {
	return (text, field) => {
		if (text === "") return [finding(field, "PERSONNEL_NO_MISSING")];
		if ((isOfCompany ? companyNumber : number).test(text)) return [];
		return [finding(field, isOfCompany ? "PERSONNEL_NO_OF_COMPANY" : "PERSONNEL_NO_RANGE", text)];
	};
}

/** An empty field is none of these. Both bounds in hundredths, inclusive. */
export function numberCheck(least: number, most: number): FieldCheck {
	return (text, field) => {
		if (text === "") return [];
		const value = readHundredths(text);
		if (value === undefined) return [finding(field, "NO_NUMBER", text)];
		if (value >= least && value <= most) return [];
		const range = `${writtenHundredths(least)} – ${writtenHundredths(most)}`;
		return [finding(field, "VALUE_RANGE", text, range)];
	};
}

/** @param ranges first and last wage types, both inclusive */
export function wageTypeCheck(...ranges: readonly (readonly [number, number])[]): FieldCheck {
	return (text, field) => {
		if (text === "") return [];
		const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
		if (ranges.some(([first, last]) => value >= first && value <= last)) return [];
		const allowed = ranges.map((range) => range.join(" – ")).join(", ");
		return [finding(field, "WAGE_TYPE_RANGE", text, allowed)];
	};
}

export const costCentreCheck: FieldCheck = (text, field) =>
	text.length > 8 ? [finding(field, "COST_CENTRE_LENGTH", text)] : [];

export const noteCheck: FieldCheck = (text, field) =>
	text.length > 30 ? [finding(field, "NOTE_LENGTH", text)] : [];

export const factorCheck = numberCheck(-99_999, 99_999);

/** Characters that no field may hold; a separator would part it in two. */
export function characterFindings(fields: readonly string[]): FieldFinding[] {
	// nearly all lines are right: one look instead of one for each field
	const whole = fields.join("");
	if (strangeCharacter(whole) === undefined && !whole.includes(";")) return [];
	return fields.flatMap((text, at) => {
		if (text.includes(";")) return [finding(at + 1, "SEPARATOR")];
		const strange = strangeCharacter(text);
		return strange === undefined
			? []
			: [finding(at + 1, "CHARACTER", strange, nameOfCharacter(strange))];
	});
}

/** Example: "≥" → "U+2265" */
function nameOfCharacter(sign: string): string {
	return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Consultant (4 to 7 digits) and client (1 to 5) of a file. */
export function officeFindings(
	consultantNo: string,
	clientNo: string,
	[consultantField, clientField]: readonly [number | null, number | null],
): FieldFinding[] {
	const isNumber = (text: string, shape: RegExp) => shape.test(text) && Number(text) > 0;
	return [
		...(isNumber(consultantNo, /^\d{4,7}$/)
			? []
			: [finding(consultantField, "HEADER_CONSULTANT", consultantNo)]),
		...(isNumber(clientNo, /^\d{1,5}$/) ? [] : [finding(clientField, "HEADER_CLIENT", clientNo)]),
	];
}
