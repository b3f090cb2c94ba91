import type { ComponentType } from "react";
import * as z from "zod/mini";
import { CheckboxField } from "../../field/choice/checkbox-field.tsx";
import { usePrinter } from "../column/printer.ts";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

const schema = z.object({
	unitIds: z.array(z.string()),
	recursive: z.boolean(),
	includeSecondaryUnits: z.boolean(),
});
export type UnitsValue = z.output<typeof schema>;

/** The part that knows the units: the kit only keeps what was chosen. */
export interface UnitsPickerGiven {
	readonly label: string;
	readonly value: readonly string[];
	readonly onChange: (ids: string[]) => void;
}

interface Given<Row> extends FilterGiven<Row, UnitsValue> {
	readonly Picker: ComponentType<UnitsPickerGiven>;
	/** Of a unit, for the chip; it says how many there are without it. */
	readonly nameOf?: (id: string) => string | undefined;
	/** Whether people of other units who also work there are meant; asked unless false. */
	readonly hasSecondary?: boolean;
}

/** Units with or without those below; sent as `unitIds`, `recursive`, `includeSecondaryUnits`. */
export function unitsFilter<Row>(given: Given<Row>) {
	const { Picker, nameOf, hasSecondary = true } = given;
	return makeFilter<Row, UnitsValue>(given, {
		schema,
		describe: ({ unitIds }, { words }) => {
			const [first] = unitIds;
			const name = unitIds.length === 1 && first !== undefined ? nameOf?.(first) : undefined;
			return name ?? words.filters.units(unitIds.length);
		},
		query: (value) => {
			const { includeSecondaryUnits, ...query } = value;
			return hasSecondary ? { ...query, includeSecondaryUnits } : query;
		},
		editor: (editor) => <UnitsEditor {...editor} Picker={Picker} hasSecondary={hasSecondary} />,
	});
}

interface EditorGiven extends FilterEditorGiven<UnitsValue> {
	readonly Picker: ComponentType<UnitsPickerGiven>;
	readonly hasSecondary: boolean;
}

function UnitsEditor({ Picker, hasSecondary, ...given }: EditorGiven) {
	const { filters: words } = usePrinter().words;
	const { draft, change, apply } = useFilterDraft(
		given,
		given.value ?? { unitIds: [], recursive: true, includeSecondaryUnits: false },
		(value) => (value.unitIds.length === 0 ? undefined : value),
	);
	return (
		<FilterForm onApply={apply}>
			<Picker
				label={given.label}
				value={draft.unitIds}
				onChange={(unitIds) => change({ unitIds })}
			/>
			<CheckboxField
				label={words.recursive}
				value={draft.recursive}
				onChange={(recursive) => change({ recursive })}
			/>
			{hasSecondary && (
				<CheckboxField
					label={words.secondary}
					value={draft.includeSecondaryUnits}
					onChange={(includeSecondaryUnits) => change({ includeSecondaryUnits })}
				/>
			)}
		</FilterForm>
	);
}
