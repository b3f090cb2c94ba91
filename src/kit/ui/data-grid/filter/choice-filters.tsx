import { Checkbox } from "@mantine/core";
import type { ComponentType } from "react";
import * as z from "zod/mini";
import { CheckboxField } from "../../field/choice/checkbox-field.tsx";
import { SegmentedField } from "../../field/choice/segmented-field.tsx";
import { TextField } from "../../field/text-field.tsx";
import { formEditor } from "./filter-form.tsx";
import { type FilterGiven, makeFilter } from "./grid-filter.ts";

/** Words that a column holds; sent under the filter's id. */
export function textFilter<Row>(given: FilterGiven<Row, string>) {
	return makeFilter(given, {
		schema: z.string(),
		describe: (text) => `„${text}“`,
		query: (text) => ({ [given.id]: text }),
		editor: formEditor<string, string>({
			begin: (text = "") => text,
			whole: (text) => text.trim() || undefined,
			fields: ({ label, draft, set }) => (
				<TextField label={label} value={draft} maxLength={200} onChange={set} />
			),
		}),
	});
}

export interface FilterOption {
	readonly value: string;
	readonly label: string;
}

interface OptionsGiven<Row> extends FilterGiven<Row, readonly string[]> {
	readonly options: readonly FilterOption[];
}

/** Some of a few values; sent as a list under the filter's id. */
export function optionsFilter<Row>(given: OptionsGiven<Row>) {
	const { options, id } = given;
	const labelOf = (value: string | undefined) =>
		options.find((one) => one.value === value)?.label ?? value ?? "";
	return makeFilter<Row, readonly string[]>(given, {
		schema: z.array(z.string()),
		describe: (values, { words }) =>
			values.length === 1 ? labelOf(values[0]) : words.filters.values(values.length),
		query: (values) => ({ [id]: values }),
		editor: formEditor<readonly string[], string[]>({
			begin: (values = []) => [...values],
			whole: (values) => (values.length === 0 ? undefined : values),
			fields: ({ label, draft, set }) => (
				<Checkbox.Group label={label} value={draft} onChange={set}>
					<div className="grid-filter-options">
						{options.map((one) => (
							<Checkbox key={one.value} value={one.value} label={one.label} />
						))}
					</div>
				</Checkbox.Group>
			),
		}),
	});
}

const enabledStates = ["ENABLED", "DISABLED", "ALL"] as const;
export type EnabledState = (typeof enabledStates)[number];
const wordOf = { ENABLED: "enabled", DISABLED: "disabled", ALL: "all" } as const;

/** Active, inactive or both; sent as `enabledState`. */
export function enabledStateFilter<Row>(given: FilterGiven<Row, EnabledState>) {
	return makeFilter<Row, EnabledState>(given, {
		schema: z.enum(enabledStates),
		describe: (state, { words }) => words.filters[wordOf[state]],
		query: (enabledState) => ({ enabledState }),
		editor: formEditor<EnabledState, EnabledState>({
			begin: (state = "ENABLED") => state,
			whole: (state) => state,
			fields: ({ label, draft, set, words }) => (
				<SegmentedField<EnabledState>
					label={label}
					value={draft}
					onChange={set}
					options={enabledStates.map((value) => ({ value, label: words[wordOf[value]] }))}
				/>
			),
		}),
	});
}

/** Whether people who were disabled are listed too; sent as `includeDisabledUsers`. */
export function disabledUsersFilter<Row>(given: FilterGiven<Row, boolean>) {
	return makeFilter<Row, boolean>(given, {
		schema: z.boolean(),
		describe: (is, { words }) => (is ? words.yes : words.no),
		query: (includeDisabledUsers) => ({ includeDisabledUsers }),
		editor: formEditor<boolean, boolean>({
			begin: (isOn = true) => isOn,
			whole: (isOn) => isOn || undefined,
			fields: ({ draft, set, words }) => (
				<CheckboxField label={words.disabledUsers} value={draft} onChange={set} />
			),
		}),
	});
}

const units = z.object({
	unitIds: z.array(z.string()),
	recursive: z.boolean(),
	includeSecondaryUnits: z.boolean(),
});
type UnitsValue = z.output<typeof units>;

/** The part that knows the units: the kit only keeps what was chosen. */
export interface UnitsPickerGiven {
	readonly label: string;
	readonly value: readonly string[];
	readonly onChange: (ids: string[]) => void;
}

interface UnitsGiven<Row> extends FilterGiven<Row, UnitsValue> {
	readonly Picker: ComponentType<UnitsPickerGiven>;
	/** Of a unit, for the chip; it says how many there are without it. */
	readonly nameOf?: (id: string) => string | undefined;
	/** Whether people of other units who also work there are meant; asked unless false. */
	readonly hasSecondary?: boolean;
}

/** Units with or without those below; sent as `unitIds`, `recursive`, `includeSecondaryUnits`. */
export function unitsFilter<Row>(given: UnitsGiven<Row>) {
	const { Picker, nameOf, hasSecondary = true } = given;
	return makeFilter<Row, UnitsValue>(given, {
		schema: units,
		describe: ({ unitIds }, { words }) => {
			const [first] = unitIds;
			const name = unitIds.length === 1 && first !== undefined ? nameOf?.(first) : undefined;
			return name ?? words.filters.units(unitIds.length);
		},
		query: ({ includeSecondaryUnits, ...query }) =>
			hasSecondary ? { ...query, includeSecondaryUnits } : query,
		editor: formEditor<UnitsValue, UnitsValue>({
			begin: (value) => value ?? { unitIds: [], recursive: true, includeSecondaryUnits: false },
			whole: (value) => (value.unitIds.length === 0 ? undefined : value),
			fields: ({ label, draft, set, words }) => (
				<>
					<Picker
						label={label}
						value={draft.unitIds}
						onChange={(unitIds) => set({ ...draft, unitIds })}
					/>
					<CheckboxField
						label={words.recursive}
						value={draft.recursive}
						onChange={(recursive) => set({ ...draft, recursive })}
					/>
					{hasSecondary && (
						<CheckboxField
							label={words.secondary}
							value={draft.includeSecondaryUnits}
							onChange={(includeSecondaryUnits) => set({ ...draft, includeSecondaryUnits })}
						/>
					)}
				</>
			),
		}),
	});
}
