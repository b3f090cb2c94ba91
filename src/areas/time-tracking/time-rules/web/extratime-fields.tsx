import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { RuleValues } from "./use-rule-form.ts";

/** How much is credited, and for which work. */
export function ExtratimeFields({ form }: { readonly form: Form<RuleValues> }) {
	const t = useTexts(texts).settings;
	const others = form.values.otherConditions.length;
	return (
		<>
			<SelectField
				{...form.field("extraMode")}
				required
				options={(["PERCENT", "FIXED"] as const).map((value) => ({
					value,
					label: t[value],
				}))}
			/>
			<NumberField {...form.field("extraValue")} required least={0} most={10_000} />
			<DurationField {...form.field("maxMinutes")} />
			<TimeRangeField {...form.field("timeOfDay")} passesMidnight />
			<MultiSelectField
				{...form.field("weekdays")}
				options={t.days.map((label, index) => ({
					value: String(index + 1),
					label: String(label),
				}))}
			/>
			<div data-wide>
				<CheckboxField {...form.field("holidays")} />
			</div>
			{others > 0 && (
				<p className="rule-note" data-wide>
					{t.otherConditions(others)}
				</p>
			)}
		</>
	);
}
