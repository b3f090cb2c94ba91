import { officeFindings } from "./field-checks.ts";
import { writeLodas } from "./lodas/write-lodas.ts";
import { lugIni } from "./lug/lug-ini.ts";
import { writeLug } from "./lug/write-lug.ts";
import type { WageFileInput } from "./wage-file-input.ts";
import { inOrder, isError, type WageFinding } from "./wage-finding.ts";
import { windows1252 } from "./windows-1252.ts";

interface WageFile {
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
	const text = header.length > 0 ? "" : written.lines.map((line) => `${line}\r\n`).join("");
	const faulty = new Set(findings.filter(isError).map(({ line }) => line));
	const omitted = input.lines.map((_, at) => at + 1);
	return {
		text,
		bytes: windows1252(text),
		findings: inOrder(findings),
		omitted: header.length > 0 ? omitted : omitted.filter((line) => faulty.has(line)),
		ini: isLug ? lugIni : null,
	};
}
