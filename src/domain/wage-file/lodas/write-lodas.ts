import { decimalHours } from "../../time/decimal-hours.ts";
import { characterFindings } from "../field-checks.ts";
import { hundredthsOf, writtenHundredths } from "../hundredths.ts";
import { numberOfPerson, spellingCheck } from "../one-person.ts";
import { hasSeveralValues, type WageFileInput, type WageLine } from "../wage-file-input.ts";
import { type FieldFinding, finding } from "../wage-finding.ts";
import { placed } from "../wage-lines.ts";
import {
	faultyLines,
	inFileOrder,
	type WageRow,
	type WrittenWageFile,
} from "../written-wage-file.ts";
import { lodasLineCheck } from "./check-lodas-line.ts";
import { lodasColumns, lodasTable } from "./lodas-columns.ts";

type Column = Exclude<keyof typeof lodasColumns, "companyPersonnelNo">;
type Fields = Readonly<Record<Column, string>>;

const always = [
	"personnelNo",
	"month",
	"wageType",
	"processingKey",
	"value",
	"costCentre",
] as const;
/** Described only where a line has something there. */
const seldom = ["costUnit", "factor", "note"] as const;
const all: readonly Column[] = [...always, ...seldom];

/** A file of LODAS without the lines that payroll would not take, and what there is to say of all of them. */
export function writeLodas(input: WageFileInput): WrittenWageFile {
	const checkSpelling = spellingCheck(2);
	const checkLine = lodasLineCheck(namesOf(all, input), "TT.MM.JJJJ");
	const recordId = plain(input.recordId);
	const made = input.lines.map((given, at) => {
		const fields = fieldsOf(given, given.month ?? input.month);
		const line = at + 1;
		const texts = [recordId, ...all.map((name) => fields[name])];
		const found = checkLine(texts);
		found.push(...characterFindings(texts));
		addOfFigures(found, given, fields);
		found.push(...checkSpelling(fields.personnelNo));
		return { line, given, fields, findings: placed(line, found) };
	});
	const findings = made.flatMap((one) => one.findings);
	const faulty = faultyLines(findings);
	const isWritten = ({ line, fields }: (typeof made)[number]) =>
		!faulty.has(line) && fields.value !== "0,00";
	const used = seldom.filter((name) =>
		made.some((one) => one.fields[name] !== "" && isWritten(one)),
	);
	const columns = [...always, ...used];
	const rows = inFileOrder(made).map((one): WageRow => {
		const texts = { ...one.fields, personnelNo: numberOfPerson(one.fields.personnelNo) };
		const fields = [String(input.recordId), ...columns.map((name) => texts[name])];
		return { given: one.line, fields, isWritten: isWritten(one) };
	});
	return {
		...{ head: headOf(input, columns), rows, tail: ";", findings },
		...{ columns: ["recordId", ...columns], findingColumns: ["recordId", ...all] },
	};
}

function record({ recordId }: WageFileInput, fields: readonly string[]): string {
	return `${[recordId, ...fields].join(";")};`;
}

function headOf(input: WageFileInput, columns: readonly Column[]): string[] {
	return [
		"[Allgemein]",
		"Ziel=LODAS",
		"Version_SST=1.0",
		`BeraterNr=${input.consultantNo}`,
		`MandantenNr=${input.clientNo}`,
		"Datumsformat=TT.MM.JJJJ",
		"Feldtrennzeichen=;",
		"Zahlenkomma=,",
		...(input.companyPersonnelNumbers ? ["BetrieblichePNrVerwenden=Ja"] : []),
		"",
		"[Satzbeschreibung]",
		record(input, [lodasTable, ...namesOf(columns, input)]),
		"",
		"[Bewegungsdaten]",
	];
}

function namesOf(columns: readonly Column[], input: WageFileInput): string[] {
	const isOfCompany = input.companyPersonnelNumbers;
	return columns.map((name) =>
		name === "personnelNo" && isOfCompany ? lodasColumns.companyPersonnelNo : lodasColumns[name],
	);
}

const written = (given: string | number | null) =>
	given === null ? "" : writtenHundredths(hundredthsOf(given));
const plain = (given: string | number | null) => (given === null ? "" : String(given));

function fieldsOf(given: WageLine, month: string): Fields {
	const [year, nth] = month.split("-");
	const hours = given.minutes === null ? "" : decimalHours(given.minutes);
	const cents = given.cents === null ? "" : writtenHundredths(given.cents);
	return {
		personnelNo: plain(given.personnelNo),
		month: `01.${nth}.${year}`,
		wageType: plain(given.wageType),
		processingKey: plain(given.processingKey),
		value: hours || written(given.dayFactor) || cents,
		costCentre: plain(given.costCentre),
		costUnit: plain(given.costUnit),
		factor: written(given.factor),
		note: plain(given.note),
	};
}

const valueField = all.indexOf("value") + 2;

/** What only the figures tell, not yet the fields that they became. */
function addOfFigures(found: FieldFinding[], given: WageLine, fields: Fields): void {
	const { wageChange, day, absenceKey, kind } = given;
	for (const one of [wageChange, day, absenceKey || null])
		if (one !== null) found.push(finding(null, "FIELD_NOT_IN_FORMAT", one));
	if (kind === "CALENDAR" && day === null)
		found.push(finding(null, "FIELD_NOT_IN_FORMAT", "CALENDAR"));
	if (hasSeveralValues(given)) found.push(finding(valueField, "SEVERAL_VALUES"));
	if (fields.value === "0,00") found.push(finding(valueField, "VALUE_ZERO"));
}
