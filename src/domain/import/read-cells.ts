import { isoOfDay } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import { parseDay } from "../time/typed/parse-day.ts";
import type {
	ColumnField,
	FaultCode,
	ImportFault,
	ImportField,
	ImportLine,
	ImportMapping,
} from "./import-fields.ts";

/** Reads the cells of one line by their meaning and gathers what is wrong with them. */
export class CellReader {
	readonly faults: ImportFault[] = [];
	readonly #line: ImportLine;
	readonly #mapping: ImportMapping;
	readonly #today: LocalDay;

	/** @param today completes years of two digits */
	constructor(line: ImportLine, mapping: ImportMapping, today: LocalDay) {
		this.#line = line;
		this.#mapping = mapping;
		this.#today = today;
	}

	fault(field: ColumnField, code: FaultCode, value?: string, name?: string): void {
		this.faults.push({
			field,
			code,
			...(value === undefined ? {} : { value }),
			...(name === undefined ? {} : { name }),
		});
	}

	/** A fault of a custom field; undefined, so that it may stand for the value. */
	customFault(
		{ key, name }: { readonly key: string; readonly name: string },
		code: FaultCode,
		value?: string,
	): undefined {
		this.fault(`custom.${key}`, code, value?.slice(0, 40), name);
	}

	/**
	 * Trimmed; empty where there is no such column or cell.
	 *
	 * @param name what a custom field is called
	 */
	text(field: ColumnField, longest: number, name?: string): string {
		const at = this.#mapping[field];
		const raw = at === undefined ? "" : (this.#line.cells[at] ?? "");
		// our own exports put an apostrophe before what looks like a formula
		const text = raw.trim().replace(/^'(?=[=+\-@])/, "");
		if (text.length <= longest) return text;
		this.fault(field, "TOO_LONG", text.slice(0, 40), name);
		return "";
	}

	/** Whether there is such a column with something in it. */
	says(field: ColumnField): boolean {
		const at = this.#mapping[field];
		return at !== undefined && (this.#line.cells[at] ?? "").trim() !== "";
	}

	needed(field: ImportField, longest: number): string {
		const before = this.faults.length;
		const text = this.text(field, longest);
		if (text === "" && this.faults.length === before) this.fault(field, "MISSING");
		return text;
	}

	mail(): string {
		const text = this.text("mail", 320);
		if (text !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) {
			this.fault("mail", "BAD_MAIL", text);
			return "";
		}
		return text;
	}

	/** A day as people write it, or as sheets hold it; always with its year. */
	day(field: ColumnField, name?: string): string {
		const text = this.text(field, 40, name);
		if (text === "") return "";
		const found = namesYear(text) ? parseDay(text, { today: this.#today }) : undefined;
		if (found !== undefined) return isoOfDay(found);
		this.fault(field, "BAD_DATE", text, name);
		return "";
	}

	gender(): Gender | "" {
		const text = this.text("gender", 40).toLowerCase().replace(/\.$/, "");
		if (text === "") return "";
		const found = genderWords.get(text);
		if (found === undefined) this.fault("gender", "BAD_GENDER", text);
		return found ?? "";
	}
}

export type Gender = "UNDEFINED" | "MALE" | "FEMALE" | "NONBINARY";

const genderWords = wordsOf<Gender>({
	MALE: ["m", "männlich", "mann", "herr", "hr", "male", "mr"],
	FEMALE: ["w", "f", "weiblich", "frau", "fr", "female", "mrs", "ms"],
	NONBINARY: ["d", "x", "divers", "nonbinary", "diverse"],
	UNDEFINED: ["-", "k. a", "undefined"],
});

/** Word → what it means. */
function wordsOf<Meaning extends string>(words: Readonly<Record<Meaning, readonly string[]>>) {
	const all = Object.entries<readonly string[]>(words);
	return new Map(all.flatMap(([meaning, some]) => some.map((word) => [word, meaning as Meaning])));
}

/** "21.11." or "+3" would be another day next year: what a table holds must not depend on when it is read. */
function namesYear(text: string): boolean {
	if (/^[+-]|^\d{1,4}$/.test(text)) return false;
	return /\d{4}|^\D*\d{1,2}\D+\d{1,2}\D+\d{2}\D*$|^\d{6}$/.test(text);
}
