import { harmless, quoted } from "../../csv/csv-field.ts";
import type { FindingReason } from "../../wage-file/wage-finding.ts";
import { strangeCharacter, windows1252 } from "../../wage-file/windows-1252.ts";
import type { ExportFacts, WageEntry } from "../export-line.ts";
import type { ExportFinding, ExportOffice, ExportRow, MadeFile } from "../made-file.ts";
import { writtenFraction, writtenHours } from "./plain-amount.ts";
import type { PlainField, PlainLayout } from "./plain-layout.ts";

type Names = Pick<ExportFacts, "people" | "accounts">;

/** A file for programs that are not DATEV's, as its layout says. By person, then in the order of wage types. */
export function plainFile(
	names: Names,
	{ layout }: Pick<ExportOffice, "layout">,
	entries: readonly WageEntry[],
): MadeFile {
	const none = { head: [], columns: [], rows: [], bytes: null, findings: [], ini: null };
	if (layout === null) return { ...none, isSound: false };
	const columns = layout.columns.map(({ field }) => field);
	const findings: ExportFinding[] = [];
	const rows = inOrder(names, entries).map((entry, row): ExportRow => {
		const fields = columns.map((field) => fieldOf(names, layout, entry, field));
		const found = faultsOf(layout, fields);
		const { userId, accountId } = entry;
		findings.push(
			...found.map((one) => ({ ...one, row, userId, accountId, count: 1 }) satisfies ExportFinding),
		);
		return { fields, entry, isFaulty: found.length > 0, isWritten: found.length === 0 };
	});
	const isCsv = layout.fileType === "CSV";
	const head = isCsv && layout.hasHeader ? [titleLine(layout)] : [];
	const bytes = isCsv ? bytesOf(layout, head, rows) : null;
	return { head, columns, rows, bytes, isSound: true, findings, ini: null };
}

function titleLine({ columns, separator }: PlainLayout): string {
	return columns.map(({ title }) => quoted(harmless(title), separator)).join(separator);
}

function bytesOf(
	{ separator, encoding }: PlainLayout,
	head: readonly string[],
	rows: readonly ExportRow[],
): Uint8Array {
	const written = rows.filter(({ isWritten }) => isWritten);
	const lines = [
		...head,
		...written.map(({ fields }) => fields.map((one) => quoted(one, separator)).join(separator)),
	];
	const text = lines.map((line) => `${line}\r\n`).join("");
	if (encoding === "WINDOWS_1252") return windows1252(text);
	return new TextEncoder().encode(encoding === "UTF_8_MARK" ? `\uFEFF${text}` : text);
}

function inOrder({ people, accounts }: Names, entries: readonly WageEntry[]): WageEntry[] {
	const keyed = entries.map((entry) => {
		const personnelNo = people.get(entry.userId)?.personnelNo ?? "";
		const code = accounts.get(entry.accountId)?.code ?? "";
		const key = [personnelNo.padStart(20, "0"), entry.userId, entry.month, entry.wageType, code];
		return { entry, key: key.join(" ") };
	});
	keyed.sort((first, second) => (first.key < second.key ? -1 : Number(first.key > second.key)));
	return keyed.map(({ entry }) => entry);
}

function fieldOf(
	{ people, accounts }: Names,
	layout: PlainLayout,
	entry: WageEntry,
	field: PlainField,
): string {
	const { minutes, days, cents, wageType, month, line } = entry;
	const person = people.get(entry.userId);
	const account = accounts.get(entry.accountId);
	const hours = minutes === null ? "" : writtenHours(minutes, layout);
	const dayText = days === null ? "" : writtenFraction(days, 10_000, layout);
	const money = cents === null ? "" : writtenFraction(cents, 100, layout);
	const texts: Record<PlainField, string> = {
		...{ hours, days: dayText, money, value: hours || dayText || money, blank: "" },
		month: writtenMonth(month, layout.month),
		personnelNo: person?.personnelNo ?? "",
		lastName: person?.lastName ?? "",
		firstName: person?.firstName ?? "",
		wageType: wageType ?? "",
		accountCode: account?.code ?? "",
		accountName: account?.name ?? "",
		costCentre: line.costCentre ?? "",
		note: line.note ?? "",
	};
	const isGuarded = layout.fileType === "CSV" && !amounts.has(field);
	return isGuarded ? harmless(texts[field]) : texts[field];
}

/** They may begin with a minus. */
const amounts: ReadonlySet<PlainField> = new Set(["value", "hours", "days", "money"]);

function writtenMonth(month: string, form: PlainLayout["month"]): string {
	const [year = "", nth = ""] = month.split("-");
	return form.replace("JJJJ", year).replace("MM", nth);
}

type Fault = Pick<ExportFinding, "severity" | "about" | "field"> & {
	readonly reason: FindingReason;
};

function faultsOf(
	{ columns, fileType, encoding }: PlainLayout,
	fields: readonly string[],
): Fault[] {
	return fields.flatMap((text, field): Fault[] => {
		if (columns[field]?.field === "personnelNo" && text === "")
			return [{ severity: "ERROR", reason: "PERSONNEL_NO_MISSING", about: [], field }];
		const isNarrow = fileType === "CSV" && encoding === "WINDOWS_1252";
		const strange = isNarrow ? strangeCharacter(text) : undefined;
		if (strange === undefined) return [];
		const code = `U+${(strange.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		return [{ severity: "ERROR", reason: "CHARACTER", about: [strange, code], field }];
	});
}
