import type { ReactNode } from "react";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { CheckboxField } from "#kit/ui/field/checkbox-field.tsx";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { wageKinds } from "../contract.ts";
import { texts } from "../text.ts";
import type { WageKind, WageValues } from "./use-wage-form.ts";

interface Given {
	readonly form: Form<WageValues>;
	readonly title: string;
	readonly close: () => void;
	/** The cost centre that holds already: one may not know the others. */
	readonly costCentre?: { readonly id: string; readonly name: string };
	/** Whether an earlier wage can be ended by this one. */
	readonly isNew: boolean;
	readonly buttons?: ReactNode;
}

/** Amount, kind and days of a wage. */
export function WageForm(given: Given) {
	const { form, isNew } = given;
	const t = useTexts(texts).wages;
	const costCentreOptions = useCostCentres(given.costCentre);
	return (
		<FormPanel form={form} title={given.title} close={given.close} buttons={given.buttons}>
			<FormSection id="wage" title={t.wage}>
				<SelectField<WageKind>
					{...form.field("kind")}
					options={wageKinds.map((value) => ({ value, label: t[value] }))}
				/>
				<CurrencyField {...form.field("cents")} least={0} />
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
				<SelectField {...form.field("costCentreId")} options={costCentreOptions} />
				{isNew && (
					<div data-wide>
						<CheckboxField {...form.field("endsPrevious")} />
					</div>
				)}
			</FormSection>
		</FormPanel>
	);
}

function useCostCentres(held: Given["costCentre"]) {
	const enabled = useMay("costcentres.manage", "LIST");
	const { data } = useApi(
		costCentres.listCostCentres,
		{ isEnabled: true, pageSize: limits.listLength },
		{ enabled },
	);
	const known = (data?.items ?? []).map(({ id, code, name }) => ({
		value: id,
		label: `${code} ${name}`,
	}));
	const isKnown = known.some(({ value }) => value === held?.id);
	return held === undefined || isKnown ? known : [...known, { value: held.id, label: held.name }];
}
