import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { type CustomValues, customName } from "../../contract/values.ts";
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
			return column.options<Row>({
				...shared,
				options: known,
				value: (row) => value(row),
			});
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
