import { decimalHours } from "../../time/decimal-hours.ts";
import { characterFindings } from "../field-checks.ts";
import { hundredthsOf, writtenHundredths } from "../hundredths.ts";
import { numberOfPerson, spellingCheck } from "../one-person.ts";
import type { WageFileInput, WageLine } from "../wage-file-input.ts";
import { type FieldFinding, finding, type WageFinding } from "../wage-finding.ts";
import {
	faultyLines,
	inFileOrder,
	type WageRow,
	type WrittenWageFile,
} from "../written-wage-file.ts";
import { checkLodasLine } from "./check-lodas-line.ts";
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
	const made = input.lines.map((given, at) => {
		const fields = fieldsOf(given, given.month ?? input.month);
		const line = at + 1;
		const findings = [
			...lineFindings(given, fields, input),
			...checkSpelling(fields.personnelNo),
		].map((one): WageFinding => ({ line, ...one }));
		return { line, given, fields, findings };
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

function lineFindings(given: WageLine, fields: Fields, input: WageFileInput): FieldFinding[] {
	const texts = [plain(input.recordId), ...all.map((name) => fields[name])];
	const { minutes, dayFactor, cents, wageChange, day, absenceKey } = given;
	const count = [minutes, dayFactor, cents].filter((one) => one !== null).length;
	const valueField = all.indexOf("value") + 2;
	const unknown = [wageChange, day, absenceKey || null].filter((one) => one !== null);
	return [
		...checkLodasLine(namesOf(all, input), texts, "TT.MM.JJJJ"),
		...characterFindings(texts),
		...unknown.map((one) => finding(null, "FIELD_NOT_IN_FORMAT", one)),
		...(given.kind === "CALENDAR" && day === null
			? [finding(null, "FIELD_NOT_IN_FORMAT", "CALENDAR")]
			: []),
		...(count > 1 ? [finding(valueField, "SEVERAL_VALUES")] : []),
		...(fields.value === "0,00" ? [finding(valueField, "VALUE_ZERO")] : []),
	];
}
