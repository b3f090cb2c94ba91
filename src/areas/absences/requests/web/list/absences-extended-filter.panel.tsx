import { Button } from "@mantine/core";
import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { PeopleInput } from "#areas/time-tracking/entries/web/public.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useSavedSettings } from "#kit/web/grid/use-saved-settings.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type ExtendedValues, extendedOf, keptOf, noFilter } from "./filter-values.ts";
import { texts } from "./text.ts";
import { absenceList, useAbsenceColumns } from "./use-absence-columns.tsx";
import { optionIds, useAbsenceFilters, useFilterChoices } from "./use-absence-filters.tsx";

/** All filters of the list of absences at once; what is applied stands there as chips and can be kept as a view. */
export default function AbsencesExtendedFilterPanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(texts);
	const filters = useAbsenceFilters();
	const columns = useAbsenceColumns();
	const { settings, change } = useSavedSettings({ ...absenceList, columns });
	const form = useForm<ExtendedValues>({
		draftKey: "absences.extended-filter",
		initial: extendedOf(filters, settings.filters ?? {}),
		fields: useRules(),
		save: async (values) => change({ filters: keptOf(values) }),
	});
	const clear = () => {
		for (const [name, value] of Object.entries(noFilter)) {
			form.set(name as keyof ExtendedValues, value as never);
		}
	};
	return (
		<FormPanel
			form={form}
			close={close}
			saveLabel={t.apply}
			buttons={
				<Button variant="default" onClick={clear}>
					{t.clear}
				</Button>
			}
		>
			<Fields form={form} />
		</FormPanel>
	);
}

function useRules(): FormRules<ExtendedValues> {
	const { filters, recursive } = useTexts(texts);
	const { units: unitIds, ...others } = filters;
	const words: Record<Exclude<keyof ExtendedValues, "custom">, string> = {
		...others,
		unitIds,
		recursive,
	};
	return Object.fromEntries(
		Object.entries(words).map(([name, label]) => [name, { label }]),
	) as unknown as FormRules<ExtendedValues>;
}

/** When and what, whose, and what is open. */
function Fields({ form }: { readonly form: Form<ExtendedValues> }) {
	const t = useTexts(texts);
	const choices = useFilterChoices();
	const states = (["ANY", "true", "false"] as const).map((value) => ({
		value,
		label: value === "ANY" ? t.any : t.openOptions[value],
	}));
	return (
		<>
			<FormSection id="what" title={t.what}>
				<DateRangeField {...form.field("range")} />
				{optionIds.map((id) => (
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
				<SegmentedField {...form.field("open")} options={states} />
			</FormSection>
		</>
	);
}
