import { intlTag, type Language } from "#kit/contract/language.ts";
import { texts } from "#kit/text.ts";
import { printIn } from "../print/print-in.ts";
import { asText, type CellKind, type CellValue } from "./cell.ts";

/** A cell of a list as a document says it. */
export function printedCell(
	kind: CellKind,
	value: CellValue,
	{ language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
	if (value === null || value === undefined) return "";
	const print = printIn(language);
	switch (kind) {
		case "text":
			return asText(value);
		case "integer":
		case "decimal":
			return print.amount(Number(value));
		case "currency":
			return (Number(value) / 100).toLocaleString(intlTag(language), { minimumFractionDigits: 2 });
		case "date":
			return print.date(String(value));
		case "datetime":
			return print.instant(value instanceof Date ? value : String(value), timeZone);
		case "time":
			return print.hours(Number(value)).padStart(5, "0");
		case "duration":
			return print.hours(Number(value));
		case "boolean":
			return value ? texts[language].export.yes : texts[language].export.no;
	}
}
