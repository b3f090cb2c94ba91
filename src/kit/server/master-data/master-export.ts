import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import { fieldAt, isGroup } from "#kit/contract/master-data/group-field.ts";
import type { MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import { listedFields } from "#kit/contract/master-data/master-operations.ts";
import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import type { RecordTraits } from "#kit/contract/master-data/record-contract.ts";
import { valueKind } from "#kit/contract/master-data/value-kind.ts";
import type { CellKind, CellValue } from "../export/cell.ts";
import type { ExportColumn, ExportReader, ListExport } from "../export/list-export.ts";
import { pagedExport } from "../export/paged-export.ts";
import { stateColumn } from "../export/state-column.ts";
import type { MasterRules } from "./master-rules.ts";
import type { AnyMasterData, MasterTable } from "./master-table.ts";
import { askerOf } from "./read-entries.ts";
import { exportPageOf, type ListQuery, type MasterRow } from "./sql/read.ts";

type Column = ExportColumn<MasterRow>;

/** How a value is written where its kind alone does not tell. */
export interface MasterCell {
	readonly kind?: CellKind;
	value(row: MasterRow, language: Language): CellValue;
}

type Words = Pick<MasterWords, "many" | "fields" | "options" | "extra" | "columns">;
interface BothWords {
	readonly de: Words;
	readonly en: Words;
}

interface Declared extends Partial<RecordTraits> {
	readonly entity: string;
	readonly fields: MasterFields;
	readonly extra: Shape;
}

interface Given<D extends Declared> {
	readonly data: D;
	readonly table: MasterTable;
	/** `master` of both texts. */
	readonly words: BothWords;
	/** As the screens' `views`: fields and computed values that a component shows. */
	readonly cells?: { readonly [K in keyof D["fields"] | keyof D["extra"]]?: MasterCell };
	/** Name of the file where `many` does not do, e.g. of one category. */
	readonly title?: (language: Language, filters: Readonly<Record<string, unknown>>) => string;
	/** That of the rules, where entries lie at units or sites. */
	readonly visible?: MasterRules<unknown, unknown>["visible"];
}

/** The list of declared master data as a file, to be spread into `listExports` of the feature's `server/exports.ts`. */
export function masterExport<D extends Declared>(
	given: Given<D>,
): Readonly<Record<string, ListExport>> {
	const { table, words, title, visible } = given;
	// from here on fields are known by name only; their types were checked above
	const data = given.data as unknown as AnyMasterData;
	const cells = (given.cells ?? {}) as Cells;
	const source = { data, table };
	const { list } = data.operations;
	return {
		[data.listId ?? `master.${data.entity}`]: pagedExport<typeof list, MasterRow>({
			endpoint: list,
			title: (language, input) =>
				title?.(language, input as Readonly<Record<string, unknown>>) ?? inOf(words, language).many,
			columns: async (tx, reader) => [
				...columnsOf({ data, words, cells }, reader),
				...((await table.added?.exportColumns(tx, reader)) ?? []),
			],
			page: (reader, input: InputOf<typeof list>) =>
				exportPageOf(source, askerOf({ source, visible }, reader), input as ListQuery),
		}),
	};
}

type Cells = Readonly<Record<string, MasterCell | undefined>>;

interface Facts {
	readonly data: AnyMasterData;
	readonly words: BothWords;
	readonly cells: Cells;
}

const inOf = <T>(words: { readonly de: T; readonly en: T }, language: Language) =>
	language === "en-EN" ? words.en : words.de;

/** As the list shows them: listed fields, details, computed values, and whether an entry is archived. */
function columnsOf(facts: Facts, { session }: ExportReader): readonly Column[] {
	const { fields, extra, isArchivable, details = [], needs = {} } = facts.data;
	const isThere = (name: string) => {
		const feature = needs[name];
		const isNamed = facts.words.de.extra?.[name] !== undefined;
		return isNamed && (feature === undefined || session.uiFeatures.includes(feature));
	};
	const lines = details
		.map((name) => [name, fieldAt(fields, name) as MasterField] as const)
		.filter(([, field]) => !isGroup(field));
	return [
		...[...Object.entries(listedFields(fields)), ...lines].map(([name, field]) =>
			columnOf(facts, name, fieldCell(facts, name, field)),
		),
		...Object.entries(extra)
			.filter(([name]) => isThere(name))
			.map(([name, schema]) => columnOf(facts, name, computedCell(facts, name, schema))),
		...(isArchivable ? [stateColumn] : []),
	];
}

function columnOf(
	{ data, words, cells }: Facts,
	name: string,
	usual: Required<MasterCell>,
): Column {
	return {
		id: data.called?.[name] ?? name,
		title: (language) => {
			const { columns, fields, extra } = inOf(words, language);
			return columns?.[name] ?? fields[name] ?? extra?.[name] ?? name;
		},
		...usual,
		...cells[name],
	};
}

const valueAt = (name: string) => (row: MasterRow) => row[name] as CellValue;

function fieldCell(facts: Facts, name: string, { kind }: MasterField): Required<MasterCell> {
	if (kind === "REFERENCE") return { kind: "text", value: valueAt(`${name}Name`) };
	if (kind === "CHOICE") return choiceCell(facts, name);
	return { kind: cellKinds[kind] ?? "text", value: valueAt(name) };
}

function choiceCell({ words }: Facts, name: string): Required<MasterCell> {
	return {
		kind: "text",
		value: (row, language) => {
			const chosen = row[name] as string | null;
			if (chosen === null) return null;
			return inOf(words, language).options?.[name]?.[chosen] ?? chosen;
		},
	};
}

const cellKinds: Partial<Record<MasterField["kind"], CellKind>> = {
	NUMBER: "integer",
	DECIMAL: "decimal",
	DURATION: "duration",
	MONEY: "currency",
	DATE: "date",
	FLAG: "boolean",
};

function computedCell(facts: Facts, name: string, schema: Shape[string]): Required<MasterCell> {
	const kind = valueKind(schema) ?? "text";
	return kind === "choice"
		? choiceCell(facts, name)
		: { kind: valueKinds[kind], value: valueAt(name) };
}

const valueKinds = {
	text: "text",
	number: "integer",
	boolean: "boolean",
	instant: "datetime",
} as const;
