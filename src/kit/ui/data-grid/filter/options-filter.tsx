import { Checkbox } from "@mantine/core";
import * as z from "zod/mini";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

export interface FilterOption {
	readonly value: string;
	readonly label: string;
}

interface Given<Row> extends FilterGiven<Row, readonly string[]> {
	readonly options: readonly FilterOption[];
}

/** Some of a few values; sent as a list under the filter's id. */
export function optionsFilter<Row>(given: Given<Row>) {
	const { options, id } = given;
	const labelOf = (value: string | undefined) =>
		options.find((one) => one.value === value)?.label ?? value ?? "";
	return makeFilter<Row, readonly string[]>(given, {
		schema: z.array(z.string()),
		describe: (values, { words }) =>
			values.length === 1 ? labelOf(values[0]) : words.filters.values(values.length),
		query: (values) => ({ [id]: values }),
		editor: (editor) => <OptionsEditor {...editor} options={options} />,
	});
}

interface EditorGiven extends FilterEditorGiven<readonly string[]> {
	readonly options: readonly FilterOption[];
}

function OptionsEditor(given: EditorGiven) {
	const { draft, change, apply } = useFilterDraft(
		given,
		{ values: [...(given.value ?? [])] },
		({ values }) => (values.length === 0 ? undefined : values),
	);
	return (
		<FilterForm onApply={apply}>
			<Checkbox.Group
				label={given.label}
				value={draft.values}
				onChange={(values) => change({ values })}
			>
				<div className="grid-filter-options">
					{given.options.map(({ value, label }) => (
						<Checkbox key={value} value={value} label={label} />
					))}
				</div>
			</Checkbox.Group>
		</FilterForm>
	);
}
