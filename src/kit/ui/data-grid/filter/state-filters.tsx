import * as z from "zod/mini";
import { CheckboxField } from "../../field/choice/checkbox-field.tsx";
import { SegmentedField } from "../../field/choice/segmented-field.tsx";
import { usePrinter } from "../column/printer.ts";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

const enabledStates = ["ENABLED", "DISABLED", "ALL"] as const;
export type EnabledState = (typeof enabledStates)[number];

/** Active, inactive or both; sent as `enabledState`. */
export function enabledStateFilter<Row>(given: FilterGiven<Row, EnabledState>) {
	return makeFilter<Row, EnabledState>(given, {
		schema: z.enum(enabledStates),
		describe: (state, { words }) => words.filters[wordOf[state]],
		query: (enabledState) => ({ enabledState }),
		editor: (given) => <EnabledEditor {...given} />,
	});
}

const wordOf = { ENABLED: "enabled", DISABLED: "disabled", ALL: "all" } as const;

function EnabledEditor(given: FilterEditorGiven<EnabledState>) {
	const { words } = usePrinter();
	const { draft, change, apply } = useFilterDraft(
		given,
		{ state: given.value ?? ("ENABLED" as EnabledState) },
		({ state }) => state,
	);
	return (
		<FilterForm onApply={apply}>
			<SegmentedField<EnabledState>
				label={given.label}
				value={draft.state}
				onChange={(state) => change({ state })}
				options={enabledStates.map((value) => ({ value, label: words.filters[wordOf[value]] }))}
			/>
		</FilterForm>
	);
}

/** Whether people who were disabled are listed too; sent as `includeDisabledUsers`. */
export function disabledUsersFilter<Row>(given: FilterGiven<Row, boolean>) {
	return makeFilter<Row, boolean>(given, {
		schema: z.boolean(),
		describe: (is, { words }) => (is ? words.yes : words.no),
		query: (includeDisabledUsers) => ({ includeDisabledUsers }),
		editor: (given) => <DisabledEditor {...given} />,
	});
}

function DisabledEditor(given: FilterEditorGiven<boolean>) {
	const { words } = usePrinter();
	const { draft, change, apply } = useFilterDraft(
		given,
		{ isOn: given.value ?? true },
		({ isOn }) => (isOn ? true : undefined),
	);
	return (
		<FilterForm onApply={apply}>
			<CheckboxField
				label={words.filters.disabledUsers}
				value={draft.isOn}
				onChange={(isOn) => change({ isOn })}
			/>
		</FilterForm>
	);
}
