import { officeFindings } from "./field-checks.ts";
import { writeLodas } from "./lodas/write-lodas.ts";
import { lugIni } from "./lug/lug-ini.ts";
import { writeLug } from "./lug/write-lug.ts";
import type { WageFileInput } from "./wage-file-input.ts";
import { inOrder, type WageFinding } from "./wage-finding.ts";
import { windows1252 } from "./windows-1252.ts";
import { faultyLines, linesOfFile, type WrittenWageFile } from "./written-wage-file.ts";

export interface WageFile extends Omit<WrittenWageFile, "tail"> {
	readonly text: string;
	readonly bytes: Uint8Array;
	readonly findings: readonly WageFinding[];
	/** Lines that an error left out, from 1. */
	readonly omitted: readonly number[];
	/** The description for "Lohn und Gehalt". */
	readonly ini: string | null;
}

/** The file that payroll is to read, and what there is to say of it. Without numbers of consultant and client there is none. */
export function previewWageFile(input: WageFileInput): WageFile {
	const isLug = input.format === "DATEV_LUG";
	const written = isLug ? writeLug(input) : writeLodas(input);
	const header = officeFindings(input.consultantNo, input.clientNo, [1, 2]).map((one) => ({
		line: null,
		...one,
	}));
	const findings = [...header, ...written.findings];
	const hasText = header.length === 0;
	const text = hasText ? `${linesOfFile(written).join("\r\n")}\r\n` : "";
	const faulty = faultyLines(findings);
	const omitted = input.lines.map((_, at) => at + 1);
	return {
		...written,
		rows: hasText ? written.rows : written.rows.map((row) => ({ ...row, isWritten: false })),
		text,
		bytes: windows1252(text),
		findings: inOrder(findings),
		omitted: hasText ? omitted.filter((line) => faulty.has(line)) : omitted,
		ini: isLug ? lugIni : null,
	};
}
