import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { deliveries, type ScheduledReport } from "../contract.ts";
import { texts } from "../text.ts";

/** What is chosen of a regular report. */
export interface ScheduleValues {
	readonly name: string;
	readonly months: number | null;
	readonly dayOfMonth: number | null;
	readonly delivery: ScheduledReport["delivery"];
}

export function useScheduleRules(isOfMonths: boolean) {
	const { edit: t } = useTexts(texts);
	return {
		name: { label: t.name, required: true },
		months: { label: t.months, required: isOfMonths },
		dayOfMonth: { label: t.dayOfMonth, required: true },
		delivery: { label: t.delivery },
	};
}

/** As it is sent; what is missing is the server's to refuse. */
export function sentValues({ name, months, dayOfMonth, delivery }: ScheduleValues) {
	return { name, months, dayOfMonth: dayOfMonth ?? 0, delivery };
}

interface Given {
	readonly form: Form<ScheduleValues>;
	/** A list of no months is asked nothing about them. */
	readonly isOfMonths: boolean;
}

export function ScheduleFields({ form, isOfMonths }: Given) {
	const { edit: t } = useTexts(texts);
	const options = deliveries.map((value) => ({ value, label: t.deliveries[value] }));
	return (
		<FormSection id="schedule" title={t.time}>
			<div data-wide>
				<TextField {...form.field("name")} maxLength={200} />
			</div>
			{isOfMonths && (
				<NumberField {...form.field("months")} least={1} most={24} help={t.monthsHint} />
			)}
			<NumberField {...form.field("dayOfMonth")} least={1} most={28} />
			<div data-wide>
				<SegmentedField {...form.field("delivery")} options={options} />
			</div>
		</FormSection>
	);
}
