import type { WageFormat } from "#domain/wage-file/wage-file-input.ts";

export interface ReadWageFile {
	readonly name: string;
	readonly text: string;
	/** As it looks; somebody may know better. */
	readonly format: WageFormat;
	/** Its umlauts are not written as payroll reads them. */
	readonly isUtf8: boolean;
}

/** A file from this computer, its bytes taken as payroll takes them unless they are plainly something else. */
export async function readWageFile(file: File): Promise<ReadWageFile> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const isUtf8 = bytes.some((byte) => byte > 0x7f) && isWellFormed(bytes);
	const text = new TextDecoder(isUtf8 ? "utf-8" : "windows-1252").decode(bytes);
	const format = /^\[/m.test(text) ? "DATEV_LODAS" : "DATEV_LUG";
	return { name: file.name, text, format, isUtf8 };
}

function isWellFormed(bytes: Uint8Array): boolean {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
