import { type NewCustom, NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { wageKinds } from "#areas/staff/contracts/contract.ts";
import { UnitChoice, UnitsChoice } from "#areas/staff/units/web/public.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useSiteOptions } from "../edit/use-site-options.ts";
import { useEmploymentTypeOptions } from "../list/use-list-options.ts";
import { NullableTextField, PersonFields } from "../person-fields.tsx";
import { AssistantRoles } from "./assistant-roles.tsx";
import type { AssistantStep, AssistantValues } from "./use-assistant-form.ts";

interface Given {
	readonly step: Exclude<AssistantStep, "review">;
	readonly form: Form<AssistantValues>;
	readonly custom: NewCustom<AssistantValues>;
}

const fieldsOf = {
	person: PersonFields,
	place: PlaceStep,
	employment: EmploymentStep,
	access: AccessStep,
} as const;

/** What one step of the assistant asks for; which custom fields there are depends on the unit. */
export function AssistantStepFields({ step, form, custom }: Given) {
	const t = useTexts(texts).assistant.steps;
	const Fields = fieldsOf[step];
	return (
		<>
			<FormSection id={step} title={t[step]}>
				<Fields form={form} />
			</FormSection>
			{step === "place" && <NewCustomInputs form={form} custom={custom} />}
		</>
	);
}

type StepGiven = Pick<Given, "form">;

function PlaceStep({ form }: StepGiven) {
	const sites = useSiteOptions();
	return (
		<>
			<UnitChoice {...form.field("unitId")} />
			<UnitsChoice {...form.field("secondaryUnitIds")} />
			<SelectField {...form.field("homeSiteId")} options={sites} />
			<MultiSelectField {...form.field("siteIds")} options={sites} />
		</>
	);
}

function EmploymentStep({ form }: StepGiven) {
	const t = useTexts(texts).assistant;
	const types = useEmploymentTypeOptions();
	const { withContract, withWage } = form.values;
	return (
		<>
			<DateField {...form.field("entryDate")} />
			<DateField {...form.field("exitDate")} />
			<SelectField {...form.field("employmentTypeId")} options={types} />
			<div data-wide>
				<CheckboxField {...form.field("withContract")} />
			</div>
			{withContract && (
				<>
					<DurationField {...form.field("weeklyMinutes")} most={10_080} />
					<DecimalField {...form.field("daysPerWeek")} least={0.5} most={7} decimals={1} />
					<DecimalField {...form.field("annualLeaveDays")} least={0} most={366} decimals={1} />
				</>
			)}
			<div data-wide>
				<CheckboxField {...form.field("withWage")} />
			</div>
			{withWage && (
				<>
					<SelectField
						{...form.field("wageKind")}
						clearable={false}
						options={wageKinds.map((value) => ({ value, label: t[value] }))}
					/>
					<CurrencyField {...form.field("cents")} least={0} />
				</>
			)}
		</>
	);
}

function AccessStep({ form }: StepGiven) {
	return (
		<>
			<NullableTextField field={form.field("username")} maxLength={200} />
			<div data-wide>
				<CheckboxField {...form.field("invite")} />
			</div>
			<AssistantRoles field={form.field("roles")} />
		</>
	);
}
