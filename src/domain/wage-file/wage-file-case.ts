import type * as z from "zod/mini";
import type { WageFormat, wageFileInput } from "./wage-file-input.ts";
import { findingReasons, type WageFinding } from "./wage-finding.ts";

type Given = z.input<typeof wageFileInput>;
type GivenLine = Given["lines"][number];

/** Lines that a file is to be written of, those that come out, and what is found. */
export interface WriteCase {
	readonly title: string;
	readonly given: Given;
	/** Without header and descriptions. */
	readonly lines: readonly string[];
	/** See `written`. */
	readonly findings: readonly string[];
	readonly omitted: readonly number[];
}

/** Title, text and what is found. */
export type CheckCase = readonly [
	title: string,
	format: WageFormat,
	text: string,
	findings: readonly string[],
];

const office = { consultantNo: "1234567", clientNo: "54321", month: "2026-06" };

export function lodas(...lines: GivenLine[]): Given {
	return { ...office, format: "DATEV_LODAS", lines };
}

export function lug(...lines: GivenLine[]): Given {
	return { ...office, format: "DATEV_LUG", lines };
}

/** Example: line 3, field 6 → "3/6 VALUE_RANGE"; a note ends with a question mark, about no line or field stands a dash. */
export function shortFinding(
	line: number | null,
	field: number | null,
	code: string,
	severity: string,
) {
	return `${line ?? "-"}/${field ?? "-"} ${code}${severity === "NOTE" ? "?" : ""}`;
}

export function shortened(findings: readonly WageFinding[]): string[] {
	return findings.map(({ line, field, reason }) => {
		const [code, severity] = findingReasons[reason];
		return shortFinding(line, field, code, severity);
	});
}

/** A text of lines that end as they should. */
export function textOf(...lines: readonly string[]): string {
	return lines.map((line) => `${line}\r\n`).join("");
}
