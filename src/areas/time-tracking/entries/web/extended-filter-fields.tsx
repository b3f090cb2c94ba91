import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { MultiSelectField } from "#kit/ui/field/multi-select-field.tsx";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import { SwitchField } from "#kit/ui/field/switch-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { CustomFilterChips } from "./custom-filter-chips.tsx";
import { type ExtendedValues, type Flag, type FlagId, flagIds } from "./filter-values.ts";
import { PeopleInput } from "./people-input.tsx";
import { useFilterChoices } from "./use-filter-choices.ts";
import { optionIds, type TrackingFilter } from "./use-tracking-filters.tsx";

interface Given {
	readonly form: Form<ExtendedValues>;
	readonly filters: readonly TrackingFilter[];
}

/** When, what, whose, and what the company adds. */
export function ExtendedFilterFields({ form, filters }: Given) {
	const t = useTexts(texts).filter;
	const choices = useFilterChoices();
	const custom = filters.filter(({ id }) => id.startsWith("custom."));
	return (
		<>
			<FormSection id="what" title={t.what}>
				<DateRangeField {...form.field("range")} />
				{optionIds
					.filter((id) => choices[id].length > 0)
					.map((id) => (
						<MultiSelectField key={id} {...form.field(id)} options={choices[id]} />
					))}
			</FormSection>
			<FormSection id="whose" title={t.whose}>
				<div data-wide>
					<PeopleInput {...form.field("people")} />
				</div>
				<UnitsChoice {...form.field("unitIds")} />
				<SwitchField {...form.field("recursive")} />
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

interface FlagGiven extends Pick<Given, "form"> {
	readonly id: FlagId;
}

function FlagField({ form, id }: FlagGiven) {
	const { page, filter: t } = useTexts(texts);
	const words = id === "open" ? page.openOptions : t.yesNo;
	const options: readonly { value: Flag; label: string }[] = [
		{ value: "ANY", label: t.any },
		{ value: "true", label: words.true },
		{ value: "false", label: words.false },
	];
	return <SegmentedField {...form.field(id)} options={options} />;
}
