import * as z from "zod/mini";
import { FilterForm } from "#kit/ui/data-grid/filter/filter-form.tsx";
import { type FilterEditorGiven, makeFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useFilterDraft } from "#kit/ui/data-grid/filter/use-filter-draft.ts";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import { employmentStates, type UserItem } from "../contract/people.ts";

type EmploymentState = (typeof employmentStates)[number];
type StateWords = Readonly<Record<EmploymentState, string>>;

/** Employed today, no longer, or not yet; sent as `employment`. */
export function employmentFilter(given: { readonly label: string; readonly words: StateWords }) {
	const { label, words } = given;
	return makeFilter<UserItem, EmploymentState>(
		{ id: "employment", label },
		{
			schema: z.enum(employmentStates),
			describe: (state) => words[state],
			query: (employment) => ({ employment }),
			editor: (editor) => <EmploymentEditor {...editor} words={words} />,
		},
	);
}

interface EditorGiven extends FilterEditorGiven<EmploymentState> {
	readonly words: StateWords;
}

function EmploymentEditor({ words, ...given }: EditorGiven) {
	const first: EmploymentState = given.value ?? "CURRENT";
	const { draft, change, apply } = useFilterDraft(given, { state: first }, ({ state }) =>
		state === "ALL" ? undefined : state,
	);
	return (
		<FilterForm onApply={apply}>
			<SelectField<EmploymentState>
				label={given.label}
				required
				value={draft.state}
				onChange={(state) => change({ state: state ?? "ALL" })}
				options={employmentStates.map((value) => ({
					value,
					label: words[value],
				}))}
			/>
		</FilterForm>
	);
}
