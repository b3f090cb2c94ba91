import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import { printCurrency } from "#kit/ui/data-grid/column/printer.ts";
import type { Format } from "../format/format.ts";

interface Facts {
	readonly name: string;
	readonly field: MasterField | undefined;
	readonly words: { readonly options?: MasterWords["options"] | undefined };
	readonly format: Format;
	readonly yes: string;
	readonly no: string;
}

/** A value as plain text; empty where there is none. */
export function fieldText(value: unknown, given: Facts): string {
	const { name, field, words, format } = given;
	if (value === null || value === undefined || value === "") return "";
	switch (field?.kind) {
		case "FLAG":
			return value === true ? given.yes : given.no;
		case "DATE":
			return format.date(String(value));
		case "DECIMAL":
			return format.number(Number(value));
		case "DURATION":
			return format.hours(Number(value));
		case "MONEY":
			return printCurrency(Number(value), { format });
		case "CHOICE":
			return words.options?.[name]?.[String(value)] ?? String(value);
		case "RECORD":
		case "REFERENCE":
			// shown by a component of the feature
			return "";
		default:
			return typeof value === "number" ? format.amount(value) : String(value);
	}
}
