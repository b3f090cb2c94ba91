import type * as z from "zod/mini";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { MasterData, MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import { listedFields } from "#kit/contract/master-data/master-operations.ts";
import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import type { Words as WordsOf } from "#kit/contract/texts.ts";
import { texts } from "#kit/text.ts";
import type { CellKind, CellValue } from "../export/cell.ts";
import type { ExportColumn, ExportReader, ListExport } from "../export/list-export.ts";
import { pagedExport } from "../export/paged-export.ts";
import {
	type AnyMasterData,
	everything,
	type MasterTable,
	type Narrowing,
} from "./master-table.ts";
import { exportPageOf, type ListQuery, type MasterRow } from "./sql.ts";

type Column = ExportColumn<MasterRow>;

/** How a value is written where its kind alone does not tell. */
export interface MasterCell {
	readonly kind?: CellKind;
	value(row: MasterRow, language: Language): CellValue;
}

type Words = Pick<MasterWords, "many" | "fields" | "options" | "extra">;
interface BothWords {
	readonly de: Words;
	readonly en: Words;
}

interface Given<F extends MasterFields, X extends Shape, L extends Shape> {
	readonly data: Omit<MasterData<string, string, F, X, L>, "contract">;
	readonly table: MasterTable;
	/** `master` of both texts. */
	readonly words: BothWords;
	/** As the screens' `views`: fields and computed values that a component shows. */
	readonly cells?: { readonly [K in keyof F | keyof X]?: MasterCell };
	/** Name of the file where `many` does not do, e.g. of one category. */
	readonly title?: (language: Language, filters: Readonly<Record<string, unknown>>) => string;
	/** That of the rules, where entries lie at units or sites. */
	readonly visible?: (reader: ExportReader) => Narrowing;
}

/** The list of declared master data as a file, to be spread into `listExports` of the feature's `server/exports.ts`. */
export function masterExport<F extends MasterFields, X extends Shape, L extends Shape>(
	given: Given<F, X, L>,
): Readonly<Record<string, ListExport>> {
	const { table, words, title, visible } = given;
	// from here on fields are known by name only; their types were checked above
	const data = given.data as unknown as AnyMasterData & MasterData;
	const cells = (given.cells ?? {}) as Cells;
	const columns = columnsOf({ data, words, cells });
	const { list } = data.operations;
	return {
		[`master.${data.entity}`]: pagedExport<typeof list, MasterRow>({
			endpoint: list,
			title: (language, input) =>
				title?.(language, input as Readonly<Record<string, unknown>>) ?? inOf(words, language).many,
			columns: () => columns,
			page: (reader, input: InputOf<typeof list>) =>
				exportPageOf(
					{ data, table },
					reader.tenantId,
					input as ListQuery,
					visible?.(reader) ?? everything,
				),
		}),
	};
}

type Cells = Readonly<Record<string, MasterCell | undefined>>;

interface Facts {
	readonly data: AnyMasterData & MasterData;
	readonly words: BothWords;
	readonly cells: Cells;
}

const inOf = <T>(words: { readonly de: T; readonly en: T }, language: Language) =>
	language === "en-EN" ? words.en : words.de;

/** As the list shows them: listed fields, computed values, and whether an entry is archived. */
function columnsOf(facts: Facts): readonly Column[] {
	const { fields, extra, isArchivable } = facts.data;
	return [
		...Object.entries(listedFields(fields)).map(([name, field]) =>
			columnOf(facts, name, fieldCell(facts, name, field)),
		),
		...Object.entries(extra).map(([name, schema]) =>
			columnOf(facts, name, { kind: kindOf(schema), value: valueAt(name) }),
		),
		...(isArchivable ? [stateColumn] : []),
	];
}

function columnOf({ words, cells }: Facts, name: string, usual: Required<MasterCell>): Column {
	return {
		id: name,
		title: (language) => {
			const { fields, extra } = inOf(words, language);
			return fields[name] ?? extra?.[name] ?? name;
		},
		...usual,
		...cells[name],
	};
}

const valueAt = (name: string) => (row: MasterRow) => row[name] as CellValue;

function fieldCell({ words }: Facts, name: string, { kind }: MasterField): Required<MasterCell> {
	if (kind === "REFERENCE") {
		return { kind: "text", value: valueAt(`${name}Name`) };
	}
	if (kind !== "CHOICE") {
		return { kind: cellKinds[kind] ?? "text", value: valueAt(name) };
	}
	return {
		kind: "text",
		value: (row, language) => {
			const chosen = String(row[name]);
			return inOf(words, language).options?.[name]?.[chosen] ?? chosen;
		},
	};
}

const cellKinds: Partial<Record<MasterField["kind"], CellKind>> = {
	NUMBER: "integer",
	DECIMAL: "decimal",
	DATE: "date",
	FLAG: "boolean",
};

/** Of a computed value, by what its schema holds. */
function kindOf(schema: z.ZodMiniType): CellKind {
	const { type } = schema._zod.def as { readonly type: string };
	if (type === "number") return "integer";
	return type === "boolean" ? "boolean" : "text";
}

const wordsOf = (language: Language): WordsOf<typeof texts>["export"] => texts[language].export;

const stateColumn: Column = {
	id: "isEnabled",
	title: (language) => wordsOf(language).state,
	kind: "text",
	width: 12,
	value({ isEnabled }, language) {
		const { active, archived } = wordsOf(language);
		return isEnabled ? active : archived;
	},
};
