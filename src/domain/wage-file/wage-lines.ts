import { characterFindings } from "./field-checks.ts";
import { type FieldFinding, finding, type WageFinding } from "./wage-finding.ts";

interface ReadText {
	readonly lines: readonly string[];
	/** Of the first line that does not end as it should. */
	readonly findings: readonly WageFinding[];
	readonly endsOpen: boolean;
}

/** A text in its lines; what is empty at its end is no line. */
export function readLines(text: string): ReadText {
	const lines = text.split(/\r\n|\r|\n/);
	const ends = text.match(/\r\n|\r|\n/g) ?? [];
	const wrong = ends.findIndex((end) => end !== "\r\n");
	const last = lines.findLastIndex((line) => line !== "");
	return {
		lines: lines.slice(0, last + 1),
		findings: wrong < 0 ? [] : [{ line: wrong + 1, ...finding(null, "LINE_END") }],
		endsOpen: last >= 0 && last === lines.length - 1,
	};
}

/** A whole file has an end after its last line too. */
export function openEnd({ lines, endsOpen }: ReadText): WageFinding[] {
	return endsOpen ? [{ line: lines.length, ...finding(null, "LAST_LINE_END") }] : [];
}

/** Characters of a line that is already parted: no separator is left in its fields. */
export function placed(line: number, findings: readonly FieldFinding[]): WageFinding[] {
	return findings.length === 0 ? [] : findings.map((one) => ({ line, ...one }));
}

/** Of a line whose fields nobody counts. */
export function strangeIn(line: number, fields: readonly string[]): WageFinding[] {
	return placed(line, characterFindings(fields));
}
