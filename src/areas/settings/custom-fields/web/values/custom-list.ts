import { useMemo } from "react";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type CustomValues, customName } from "../../contract/values.ts";
import { texts } from "../../text.ts";
import type { DescribedField } from "./use-custom-fields.ts";

/** A row of a list whose entities have custom fields. */
export interface CustomRow {
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}

/** A column for each custom field, hidden until somebody chooses it. */
export function customColumns<Row extends CustomRow>(
	fields: readonly DescribedField[],
): readonly GridColumn<Row>[] {
	return fields.map((field) => columnOf<Row>(field));
}

function columnOf<Row extends CustomRow>(field: DescribedField): GridColumn<Row> {
	const { key, name, type, options } = field;
	const shared = {
		id: customName(key),
		title: name,
		defaultVisible: false,
		features: ["CUSTOMFIELDS"],
	} as const;
	const value = <Value>({ custom }: Row) => custom[key] as Value | undefined;
	switch (type) {
		case "NUMBER":
			return column.decimal<Row>({ ...shared, value: (row) => value(row) });
		case "DATE":
			return column.date<Row>({ ...shared, value: (row) => value(row) });
		case "BOOLEAN":
			return column.boolean<Row>({ ...shared, value: (row) => value(row) });
		case "OPTION": {
			const known = options.map((one) => ({ value: one.id, label: one.name }));
			return column.options<Row>({ ...shared, options: known, value: (row) => value(row) });
		}
		case "USER":
			return column.string<Row>({
				...shared,
				value: (row) => row.customNames[value<string>(row) ?? ""],
			});
		default:
			return column.string<Row>({ ...shared, value: (row) => value(row) });
	}
}

type ValueWords = Words<typeof texts>["values"];

/** A filter for each custom field; together they are the query `custom`. */
export function customFilters<Row extends CustomRow>(
	fields: readonly DescribedField[],
	t: ValueWords,
): readonly GridFilter<Row>[] {
	return fields.map((field) => filterOf<Row>(field, t));
}

function filterOf<Row extends CustomRow>(field: DescribedField, t: ValueWords): GridFilter<Row> {
	const { key, name, type } = field;
	const shared = { id: customName(key), label: name };
	const asked = (...conditions: (string | false)[]) => ({
		custom: conditions.filter(Boolean).map((one) => `${key}:${one}`),
	});
	switch (type) {
		case "NUMBER":
			return filter.numberRange<Row>({
				...shared,
				decimals: 2,
				query: ({ from, to }) => asked(from !== null && `from:${from}`, to !== null && `to:${to}`),
			});
		case "DATE":
			return filter.dateRange<Row>({
				...shared,
				query: ({ from, to }) => asked(`from:${from}`, `to:${to}`),
			});
		case "BOOLEAN":
		case "OPTION":
			return filter.options<Row>({
				...shared,
				options: choicesOf(field, t),
				query: (values) => asked(`in:${values.join(",")}`),
			});
		default:
			return filter.text<Row>({ ...shared, query: (text) => asked(`contains:${text}`) });
	}
}

function choicesOf({ type, options }: DescribedField, t: ValueWords) {
	if (type === "OPTION") return options.map(({ id, name }) => ({ value: id, label: name }));
	return [
		{ value: "true", label: t.yes },
		{ value: "false", label: t.no },
	];
}

/** A filter for each of some custom fields. */
export function useCustomFilters<Row extends CustomRow>(
	fields: readonly DescribedField[],
): readonly GridFilter<Row>[] {
	const t = useTexts(texts).values;
	return useMemo(() => customFilters<Row>(fields, t), [fields, t]);
}
