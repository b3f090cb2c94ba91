import { decimalHours } from "../../time/decimal-hours.ts";
import { keyFamily } from "../absence-keys.ts";
import { characterFindings } from "../field-checks.ts";
import { hundredthsOf, writtenHundredths } from "../hundredths.ts";
import { numberOfPerson, spellingCheck } from "../one-person.ts";
import { hasSeveralValues, type WageFileInput, type WageLine } from "../wage-file-input.ts";
import { type FieldFinding, finding, type WageFinding } from "../wage-finding.ts";
import { placed } from "../wage-lines.ts";
import {
	faultyLines,
	inFileOrder,
	type WageRow,
	type WrittenWageFile,
} from "../written-wage-file.ts";
import { checkLugDays, checkLugGaps } from "./check-lug-days.ts";
import { checkLugLine, isMonthLine } from "./check-lug-line.ts";
import { type LugLine, lugField, lugFields, lugTexts } from "./lug-fields.ts";
import { factsOfMonth, writtenLugHeader } from "./lug-header.ts";

interface MadeLine {
	readonly line: number;
	readonly given: WageLine;
	readonly fields: LugLine;
}

/** Lines of "Lohn und Gehalt", without those that payroll would not take, and what there is to say of all of them. */
export function writeLug(input: WageFileInput): WrittenWageFile {
	const facts = factsOfMonth(input.month, input.companyPersonnelNumbers);
	const checkSpelling = spellingCheck(lugField.personnelNo);
	const made = input.lines.map((given, at) => ({ line: at + 1, given, fields: fieldsOf(given) }));
	const ofLines = made.flatMap(({ line, given, fields }) => {
		const found = checkLugLine(fields, facts);
		addOfGiven(found, given, fields);
		found.push(...checkSpelling(fields.personnelNo));
		return placed(line, found);
	});
	const sound = without(made, ofLines);
	const days = sound.filter(({ fields }) => !isMonthLine(fields));
	const ofDays = checkLugDays(days);
	const findings = [...ofLines, ...ofDays, ...checkLugGaps(without(days, ofDays))];
	const faulty = faultyLines(findings);
	const rows = inFileOrder(made).map(({ line, fields }): WageRow => {
		const isWritten = !faulty.has(line) && fields.value !== "0,00";
		const personnelNo = numberOfPerson(fields.personnelNo);
		return { given: line, fields: lugTexts({ ...fields, personnelNo }), isWritten };
	});
	const head = [writtenLugHeader(input)];
	return { head, rows, columns: lugFields, tail: "", findings, findingColumns: lugFields };
}

function without(lines: readonly MadeLine[], findings: readonly WageFinding[]): MadeLine[] {
	const faulty = faultyLines(findings);
	return lines.filter(({ line }) => !faulty.has(line));
}

const written = (given: string | number | null) =>
	given === null ? "" : writtenHundredths(hundredthsOf(given));

function fieldsOf(given: WageLine): LugLine {
	const hours = given.minutes === null ? "" : decimalHours(given.minutes);
	const days = written(given.dayFactor);
	const cents = given.cents === null ? "" : writtenHundredths(given.cents);
	const isMonth = given.kind === "MONTH";
	return {
		personnelNo: given.personnelNo ?? "",
		day: isMonth || given.day === null ? "" : String(given.day),
		absenceKey: isMonth ? "" : (given.absenceKey ?? ""),
		wageType: given.wageType === null ? "" : String(given.wageType),
		hours: isMonth ? "" : hours,
		days: isMonth ? "" : days,
		value: isMonth ? hours || days || cents : cents,
		factor: written(given.factor),
		wageChange: written(given.wageChange),
		costCentre: given.costCentre ?? "",
		costUnit: given.costUnit ?? "",
		note: given.note ?? "",
	};
}

/** Of hours a month holds no more. */
const mostMonthMinutes = 744 * 60;

/** What only the figures tell, not yet the fields that they became. */
function addOfGiven(found: FieldFinding[], given: WageLine, fields: LugLine): void {
	const { processingKey, month } = given;
	if (month !== null) found.push(finding(null, "FIELD_NOT_IN_FORMAT", month));
	found.push(...characterFindings(lugTexts(fields)));
	if (processingKey !== null) found.push(finding(null, "PROCESSING_KEY_UNUSED", processingKey));
	if (given.kind === "MONTH") addOfMonth(found, given, fields);
	else found.push(...dayFindings(given, fields));
}

function addOfMonth(found: FieldFinding[], given: WageLine, { value }: LugLine): void {
	const { minutes, day, absenceKey } = given;
	if (day !== null) found.push(finding(lugField.day, "DAY_IN_MONTH_LINE", day));
	if (absenceKey !== null && absenceKey !== "")
		found.push(finding(lugField.absenceKey, "KEY_IN_MONTH_LINE", absenceKey));
	if (hasSeveralValues(given)) found.push(finding(lugField.value, "SEVERAL_VALUES"));
	if (minutes !== null && Math.abs(minutes) > mostMonthMinutes)
		found.push(finding(lugField.value, "VALUE_RANGE", value, "-744,00 – 744,00"));
	if (value === "0,00") found.push(finding(lugField.value, "VALUE_ZERO"));
}

function dayFindings({ workFree }: WageLine, { absenceKey, hours, days, day }: LugLine) {
	const isBare = hours === "" && days === "";
	const family = keyFamily(absenceKey);
	const needsHours = (family === "SICK" || family === "INTERRUPTION") && !workFree && isBare;
	return [
		...(workFree && !isBare ? [finding(lugField.hours, "VALUE_ON_FREE_DAY")] : []),
		...(needsHours ? [finding(lugField.hours, "VALUE_MISSING")] : []),
		// a line of the calendar that names neither day nor key would be read as one of the month
		...(day === "" && absenceKey === "" ? [finding(lugField.day, "DAY_MISSING")] : []),
	];
}
