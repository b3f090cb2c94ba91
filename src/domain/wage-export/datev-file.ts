import { previewWageFile, type WageFile } from "../wage-file/preview-wage-file.ts";
import type { WageFileInput, WageFormat } from "../wage-file/wage-file-input.ts";
import { isError, type WageFinding } from "../wage-file/wage-finding.ts";
import type { WageEntry } from "./export-line.ts";
import type { ExportFinding, ExportOffice, ExportRow, MadeFile } from "./made-file.ts";

/**
 * A file of DATEV from its entries. Days of the calendar that stand for one closed line leave together: where one of them is
 * wrong, none is written.
 */
export function datevFile(
	month: string,
	format: WageFormat,
	office: ExportOffice,
	entries: readonly WageEntry[],
): MadeFile {
	const { layout: _, ...head } = office;
	const inputOf = (some: readonly WageEntry[]): WageFileInput => ({
		...{ ...head, format, month },
		lines: some.map(({ line }) => line),
	});
	const file = previewWageFile(inputOf(entries));
	const faulty = faultyEntries(entries, file);
	const isTorn = faulty.size > file.omitted.length;
	const whole = isTorn ? previewWageFile(inputOf(entries.filter((one) => !faulty.has(one)))) : file;
	const rows = file.rows.map(({ given, fields, isWritten }): ExportRow => {
		const entry = entries[given - 1] as WageEntry;
		const isFaulty = faulty.has(entry);
		return { fields, entry, isFaulty, isWritten: isWritten && !isFaulty };
	});
	return {
		...{ head: whole.head, columns: file.columns, rows, bytes: whole.bytes, ini: file.ini },
		isSound: whole.text !== "",
		findings: foundIn(file, entries),
	};
}

/** With those of the same closed lines. */
function faultyEntries(entries: readonly WageEntry[], { omitted }: WageFile): Set<WageEntry> {
	if (omitted.length === 0) return new Set();
	const ids = new Set(omitted.flatMap((line) => entries[line - 1]?.lineIds ?? []));
	return new Set(entries.filter(({ lineIds }) => lineIds.some((id) => ids.has(id))));
}

function foundIn(file: WageFile, entries: readonly WageEntry[]): ExportFinding[] {
	const rowOf = new Map(file.rows.map(({ given }, row) => [given, row]));
	return file.findings.map((one): ExportFinding => {
		const entry = one.line === null ? undefined : entries[one.line - 1];
		return {
			...{ severity: isError(one) ? "ERROR" : "NOTE", reason: one.reason, about: one.about },
			row: one.line === null ? null : (rowOf.get(one.line) ?? null),
			field: placeOf(file, one),
			...{ userId: entry?.userId ?? null, accountId: entry?.accountId ?? null, count: 1 },
		};
	});
}

/** Where rows show what a finding means; null where they have no column for it. */
function placeOf({ columns, findingColumns }: WageFile, { line, field }: WageFinding) {
	if (field === null || line === null) return null;
	const place = columns.findIndex((name) => name === findingColumns[field - 1]);
	return place < 0 ? null : place;
}
