import { Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { FilterChip } from "#kit/ui/data-grid/filter/filter-chip.tsx";
import type { FilterValues } from "#kit/ui/data-grid/settings/grid-settings.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { filterTexts } from "./filter-text.ts";
import { type ExtendedValues, type Flag, type FlagId, flagIds } from "./filter-values.ts";
import { PeopleInput } from "./people-filter.tsx";
import { optionIds, type TrackingFilter, useFilterChoices } from "./use-tracking-filters.tsx";

interface Given {
	readonly form: Form<ExtendedValues>;
	readonly filters: readonly TrackingFilter[];
}

/** When, what, whose, and what the company adds. */
export function ExtendedFilterFields({ form, filters }: Given) {
	const t = useTexts(filterTexts);
	const choices = useFilterChoices();
	const custom = filters.filter(({ id }) => customKeyOf(id) !== undefined);
	return (
		<>
			<FormSection id="what" title={t.what}>
				<div className="entries-range">
					<DateRangeField {...form.field("range")} />
				</div>
				{optionIds
					.filter((id) => choices[id].length > 0)
					.map((id) => (
						<MultiSelectField
							key={id}
							{...form.field(id)}
							placeholder={t.any}
							options={choices[id]}
						/>
					))}
			</FormSection>
			<FormSection id="whose" title={t.whose}>
				<UnitsChoice {...form.field("unitIds")} placeholder={t.any} />
				<SwitchField {...form.field("recursive")} />
				<div data-wide>
					<PeopleInput {...form.field("people")} />
				</div>
			</FormSection>
			<FormSection id="state" title={t.particulars}>
				{flagIds.map((id) => (
					<FlagField key={id} form={form} id={id} />
				))}
			</FormSection>
			{custom.length > 0 && (
				<FormSection id="custom" title={t.customFields}>
					<CustomFilterChips
						filters={custom}
						value={form.values.custom}
						onChange={(value) => form.set("custom", value)}
					/>
				</FormSection>
			)}
		</>
	);
}

interface CustomFilterChipsGiven {
	readonly filters: readonly TrackingFilter[];
	readonly value: FilterValues;
	readonly onChange: (value: FilterValues) => void;
}

/** Custom fields to narrow by, each a chip with its editor, as in the head of the list. */
function CustomFilterChips({ filters, value, onChange }: CustomFilterChipsGiven) {
	const t = useTexts(filterTexts);
	const [edited, edit] = useState<string | null>(null);
	const set = (id: string, next: unknown) => {
		const { [id]: _before, ...others } = value;
		onChange(next === undefined ? others : { ...others, [id]: next });
	};
	const isShown = ({ id }: TrackingFilter) => value[id] !== undefined || edited === id;
	const others = filters.filter((one) => !isShown(one));
	return (
		<div className="entries-filter-chips" data-wide>
			{filters.filter(isShown).map((one) => (
				<FilterChip
					key={one.id}
					filter={one}
					value={value[one.id]}
					isEdited={edited === one.id}
					onEdit={(isEdited) => edit(isEdited ? one.id : null)}
					onChange={(next) => set(one.id, next)}
				/>
			))}
			{others.length > 0 && (
				<Menu position="bottom-start" transitionProps={{ duration: 0 }}>
					<Menu.Target>
						<PictureButton icon={IconPlus} label={t.addCustom} />
					</Menu.Target>
					<Menu.Dropdown>
						{others.map(({ id, label }) => (
							<Menu.Item key={id} onClick={() => edit(id)}>
								{label}
							</Menu.Item>
						))}
					</Menu.Dropdown>
				</Menu>
			)}
		</div>
	);
}

interface FlagGiven extends Pick<Given, "form"> {
	readonly id: FlagId;
}

function FlagField({ form, id }: FlagGiven) {
	const { page } = useTexts(texts);
	const t = useTexts(filterTexts);
	const words = id === "open" ? page.openOptions : t.yesNo;
	const options: readonly { value: Flag; label: string }[] = [
		{ value: "ANY", label: t.any },
		{ value: "true", label: words.true },
		{ value: "false", label: words.false },
	];
	return <SegmentedField {...form.field(id)} options={options} />;
}
