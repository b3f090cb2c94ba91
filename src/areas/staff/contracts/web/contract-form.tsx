import { CheckboxField } from "#kit/ui/field/checkbox-field.tsx";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract as operations } from "../contract.ts";
import { texts } from "../text.ts";
import { RemoveButton } from "./remove-button.tsx";
import { type ContractFormGiven, useContractForm } from "./use-contract-form.ts";
import { usePeriod } from "./use-period.ts";

interface Given extends ContractFormGiven {
	readonly close: () => void;
}

/** One contract: from when, how much time, how many days of leave, and what is special. */
export function ContractForm(given: Given) {
	const { employment, contract, close } = given;
	const t = useTexts(texts).employments;
	const period = usePeriod();
	const form = useContractForm(given);
	return (
		<FormPanel
			form={form}
			title={contract === undefined ? t.createContract : t.editContract}
			sub={`${t.title} ${period(employment.entryDate, employment.exitDate)}`}
			close={close}
			buttons={
				contract !== undefined && (
					<RemoveButton
						close={close}
						remove={() => api(operations.deleteContract, { contractId: contract.id })}
					/>
				)
			}
		>
			<FormSection id="period" title={t.period}>
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
				{contract === undefined && (
					<div data-wide>
						<CheckboxField {...form.field("endsPrevious")} />
					</div>
				)}
			</FormSection>
			<FormSection id="time" title={t.time}>
				<DurationField {...form.field("weeklyMinutes")} most={10_080} />
				<DecimalField {...form.field("daysPerWeek")} least={0.5} most={7} decimals={1} />
				<DecimalField {...form.field("annualLeaveDays")} least={0} most={366} decimals={1} />
			</FormSection>
			<FormSection id="special" title={t.special}>
				<div data-wide>
					<CheckboxField {...form.field("arbzgExempt")} />
				</div>
				<DateField {...form.field("minorUntil")} />
				<span aria-hidden />
				<DateField {...form.field("maternityFrom")} />
				<DateField {...form.field("maternityTo")} />
				<DurationField {...form.field("maxActualMinutes")} most={44_640} />
				<CurrencyField {...form.field("maxWageCents")} least={0} />
			</FormSection>
		</FormPanel>
	);
}
