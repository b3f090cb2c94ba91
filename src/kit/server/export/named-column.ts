import type { Language } from "#kit/contract/language.ts";
import type { ExportColumn } from "./list-export.ts";

/** Makes columns of a file that are called as the list calls them. */
export function namedColumn<Name extends string>(
	wordsOf: (language: Language) => Readonly<Record<Name, string>>,
) {
	return <Row>(
		id: Name,
		kind: ExportColumn<Row>["kind"],
		value: ExportColumn<Row>["value"],
	): ExportColumn<Row> => ({ id, title: (language) => wordsOf(language)[id], kind, value });
}
