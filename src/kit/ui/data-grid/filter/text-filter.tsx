import * as z from "zod/mini";
import { TextField } from "../../field/text-field.tsx";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

/** Words that a column holds; sent under the filter's id. */
export function textFilter<Row>(given: FilterGiven<Row, string>) {
	return makeFilter(given, {
		schema: z.string(),
		describe: (text) => `„${text}“`,
		query: (text) => ({ [given.id]: text }),
		editor: (given) => <TextEditor {...given} />,
	});
}

function TextEditor(given: FilterEditorGiven<string>) {
	const { draft, change, apply } = useFilterDraft(
		given,
		{ text: given.value ?? "" },
		({ text }) => text.trim() || undefined,
	);
	return (
		<FilterForm onApply={apply}>
			<TextField
				label={given.label}
				value={draft.text}
				maxLength={200}
				onChange={(text) => change({ text })}
			/>
		</FilterForm>
	);
}
