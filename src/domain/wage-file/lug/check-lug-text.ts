import { spellingCheck } from "../one-person.ts";
import { finding, isEnough, isError, type WageFinding } from "../wage-finding.ts";
import { openEnd, placed, readLines, strangeIn } from "../wage-lines.ts";
import { checkLugDays, checkLugGaps, type PlacedLug } from "./check-lug-days.ts";
import { checkLugLine, isMonthLine, type LugFacts } from "./check-lug-line.ts";
import { lugField, lugFields, lugLineOf } from "./lug-fields.ts";
import { readLugHeader } from "./lug-header.ts";

/** What is wrong with a text for "Lohn und Gehalt", with its header or without. */
export function checkLugText(text: string): WageFinding[] {
	const read = readLines(text);
	const [first] = read.lines;
	if (first === undefined) return [{ line: 1, ...finding(null, "FILE_EMPTY") }];
	const header = readLugHeader(first.split(";"));
	const begin = header.isHeader ? 1 : 0;
	const findings = [...read.findings, ...placed(1, header.findings)];
	if (header.isHeader) findings.push(...strangeIn(1, first.split(";")), ...openEnd(read));
	const lines = read.lines.slice(begin).map((one, at) => ({ line: at + begin + 1, text: one }));
	return [...findings, ...checkLines(lines, header.facts)];
}

interface TextLine {
	readonly line: number;
	readonly text: string;
}

function checkLines(lines: readonly TextLine[], facts: LugFacts): WageFinding[] {
	const findings: WageFinding[] = [];
	const days: PlacedLug[] = [];
	const checkSpelling = spellingCheck(lugField.personnelNo);
	for (const { line, text } of lines) {
		if (isEnough(findings)) break;
		const parts = text.split(";");
		const own = strangeIn(line, parts);
		if (parts.length === lugFields.length) {
			const fields = lugLineOf(parts);
			own.push(...placed(line, checkLugLine(fields, facts)));
			own.push(...placed(line, checkSpelling(fields.personnelNo)));
			if (!isMonthLine(fields) && !own.some(isError)) days.push({ line, fields });
		} else own.push({ line, ...finding(null, "FIELD_COUNT", parts.length, lugFields.length) });
		findings.push(...own);
	}
	return [...findings, ...checkLugDays(days), ...checkLugGaps(days)];
}
