import type { FieldName } from "./fields-of-line.ts";
import { numberOfPerson } from "./one-person.ts";
import type { WageLine } from "./wage-file-input.ts";
import { isError, type WageFinding } from "./wage-finding.ts";

/** A line that was handed in, as it stands in the file, or would stand there. */
export interface WageRow {
	/** Of the lines that were handed in, from 1. */
	readonly given: number;
	readonly fields: readonly string[];
	/** False: an error left it out, or it comes to nothing. */
	readonly isWritten: boolean;
}

/** A file in its parts, and what there is to say of the lines that were handed in. */
export interface WrittenWageFile {
	/** What stands before the first row. */
	readonly head: readonly string[];
	/** In the order of the file. */
	readonly rows: readonly WageRow[];
	/** What the fields of rows are, in their order. */
	readonly columns: readonly FieldName[];
	/** What stands behind the last field. */
	readonly tail: string;
	readonly findings: readonly WageFinding[];
	/** What findings mean by their fields: rows may have fewer columns. */
	readonly findingColumns: readonly FieldName[];
}

/** The text of a file, line by line, still without their ends. */
export function linesOfFile({ head, rows, tail }: WrittenWageFile): string[] {
	const written = rows.filter(({ isWritten }) => isWritten);
	return [...head, ...written.map(({ fields }) => `${fields.join(";")}${tail}`)];
}

/** Lines, from 1, that an error keeps out of a file. */
export function faultyLines(findings: readonly WageFinding[]): ReadonlySet<number | null> {
	return new Set(findings.filter(isError).map(({ line }) => line));
}

/** By person, sums of the month before days, then by wage type; lines without one come last. */
export function inFileOrder<Line extends { readonly given: WageLine }>(
	lines: readonly Line[],
): Line[] {
	const placed = lines.map((line) => ({ line, person: placeOfPerson(line.given) }));
	placed.sort(
		(first, second) =>
			compared(first.person, second.person) || byKind(first.line.given, second.line.given),
	);
	return placed.map(({ line }) => line);
}

function byKind(first: WageLine, second: WageLine): number {
	return (
		Number(first.kind === "CALENDAR") - Number(second.kind === "CALENDAR") ||
		(first.day ?? 0) - (second.day ?? 0) ||
		(first.wageType ?? 10_000) - (second.wageType ?? 10_000)
	);
}

/** Numbers by their size, before those with letters. */
function placeOfPerson({ personnelNo }: WageLine): string {
	const number = numberOfPerson(personnelNo ?? "");
	return /^\d+$/.test(number) ? number.padStart(20, "0") : `a${number}`;
}

function compared(first: string, second: string): number {
	if (first === second) return 0;
	return first < second ? -1 : 1;
}
