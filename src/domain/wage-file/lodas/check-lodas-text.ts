import { spellingCheck } from "../one-person.ts";
import { type FieldFinding, finding, isEnough, type WageFinding } from "../wage-finding.ts";
import { openEnd, placed, readLines, strangeIn } from "../wage-lines.ts";
import { type LineCheck, lodasLineCheck } from "./check-lodas-line.ts";
import { lodasColumns, plainColumns } from "./lodas-columns.ts";
import {
	type Description,
	type LodasHeader,
	readDescriptions,
	readLodasHeader,
} from "./lodas-header.ts";
import { readSections, type Section, type SectionLine } from "./lodas-sections.ts";

/** What is wrong with a text for LODAS: a whole file in its sections, or lines of the plain columns. */
export function checkLodasText(text: string): WageFinding[] {
	const read = readLines(text);
	if (read.lines.length === 0) return [{ line: 1, ...finding(null, "FILE_EMPTY") }];
	const sections = readSections(read.lines);
	if (sections.length === 0)
		return [...read.findings, ...checkRecords(linesAlone(read.lines), plainHeader, null)];
	const header = readLodasHeader(sections);
	const descriptions = readDescriptions(sections, header);
	const records = sections.filter(({ name }) => dataSections.includes(name));
	return [
		...read.findings,
		...openEnd(read),
		...sections.filter(({ name }) => !dataSections.includes(name)).flatMap(strangeOfSection),
		...header.findings,
		...descriptions.findings,
		...records.flatMap(({ lines }) => checkRecords(lines, header, descriptions.byId)),
	];
}

const dataSections = ["Bewegungsdaten", "Stammdaten"];
const plainHeader: LodasHeader = {
	separator: ";",
	mark: ",",
	dateForm: "TT.MM.JJJJ",
	comment: "*",
	findings: [],
};

function linesAlone(lines: readonly string[]): SectionLine[] {
	return lines.map((text, at) => ({ line: at + 1, text }));
}

function strangeOfSection({ lines }: Section): WageFinding[] {
	// separators belong to their lines
	return lines.flatMap(({ line, text }) => strangeIn(line, [text.replaceAll(";", "")]));
}

/** @param byId null where nothing is described: then every line has the plain columns */
function checkRecords(
	lines: readonly SectionLine[],
	header: LodasHeader,
	byId: ReadonlyMap<string, Description> | null,
): WageFinding[] {
	const checkSpelling = spellingCheck(2);
	const findings: WageFinding[] = [];
	const checkRecord = recordCheck(header);
	for (const { line, text } of lines) {
		if (isEnough(findings)) break;
		if (text === "" || text.startsWith(header.comment)) continue;
		const fields = fieldsOf(text, header);
		const described = byId === null ? plain : byId.get(fields[0] ?? "");
		findings.push(...strangeIn(line, fields));
		if (described === undefined)
			findings.push({ line, ...finding(1, "RECORD_UNKNOWN", fields[0] ?? "") });
		else
			findings.push(
				...placed(line, checkRecord(fields, described)),
				...placed(line, spelled(fields, described, checkSpelling)),
			);
	}
	return findings;
}

const plain: Description = { columns: plainColumns, fieldCount: plainColumns.length + 2 };

/** Finds faults of lines by their descriptions. */
function recordCheck({ dateForm }: LodasHeader) {
	const checks = new Map<Description, LineCheck>();
	return (fields: readonly string[], described: Description): FieldFinding[] => {
		const { columns, fieldCount } = described;
		if (fields.length !== fieldCount)
			return [finding(null, "FIELD_COUNT", fields.length, fieldCount)];
		const check = checks.get(described) ?? lodasLineCheck(columns, dateForm);
		checks.set(described, check);
		return check(fields);
	};
}

function spelled(
	fields: readonly string[],
	{ columns }: Description,
	check: (personnelNo: string) => FieldFinding[],
): FieldFinding[] {
	const place = columns.indexOf(lodasColumns.personnelNo) + 1;
	const text = fields[place] ?? "";
	return place > 0 && text !== "" ? check(text) : [];
}

/** Texts may stand in quotation marks; numbers with another mark are read as with a comma. */
function fieldsOf(text: string, { separator, mark }: LodasHeader): string[] {
	return parted(text, separator).map((field) =>
		mark !== "," && /^-?\d+\.\d+$/.test(field) ? field.replace(mark, ",") : field,
	);
}

function parted(text: string, separator: string): string[] {
	if (!text.includes('"')) return text.split(separator);
	const fields: string[] = [""];
	let isQuoted = false;
	for (const sign of text) {
		if (sign === '"') isQuoted = !isQuoted;
		else if (sign === separator && !isQuoted) fields.push("");
		else fields[fields.length - 1] += sign;
	}
	return fields;
}
