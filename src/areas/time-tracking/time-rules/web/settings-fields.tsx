import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ExtratimeFields } from "./extratime-fields.tsx";
import { PauseStepsField } from "./pause-steps-field.tsx";
import type { RuleValues } from "./use-rule-form.ts";

/** What the chosen type asks for. */
export function SettingsFields({
	form,
	isFixed,
}: {
	readonly form: Form<RuleValues>;
	/** What is rounded stays for all versions. */
	readonly isFixed: boolean;
}) {
	switch (form.values.type) {
		case "AUTOPAUSE":
			return <PauseFields form={form} />;
		case "ROUNDING":
			return <RoundingFields form={form} isFixed={isFixed} />;
		case "FLEXTIME":
			return <FlextimeFields form={form} />;
		case "OVERTIME":
			return <OvertimeFields form={form} />;
		case "EXTRATIME":
			return <ExtratimeFields form={form} />;
		case "NORMALIZE2WORKTIME":
			return <NormalizeFields form={form} />;
		case "AUTOSHIFTTOTRACKING":
			return <ShiftFields form={form} />;
		case null:
			return null;
	}
}

interface Given {
	readonly form: Form<RuleValues>;
}

/** Choices by their words in the texts. */
function useChoices() {
	const t = useTexts(texts).settings;
	return <
		Value extends Exclude<
			{
				[Key in keyof typeof t]: (typeof t)[Key] extends string ? Key : never;
			}[keyof typeof t],
			undefined
		>,
	>(
		...values: Value[]
	) => values.map((value) => ({ value, label: t[value] as string }));
}

function PauseFields({ form }: Given) {
	const choices = useChoices();
	const { value, error, onChange } = form.field("steps");
	return (
		<>
			<PauseStepsField value={value} error={error} onChange={onChange} />
			<SelectField
				{...form.field("behaviour")}
				required
				options={choices("COMPLETE_DURATION", "ABOVE_THRESHOLD")}
			/>
			<NumberField {...form.field("minBlockMinutes")} required least={0} most={1440} />
		</>
	);
}

function RoundingFields({ form, isFixed }: Given & { readonly isFixed: boolean }) {
	const choices = useChoices();
	return (
		<>
			<SelectField
				{...form.field("target")}
				required
				disabled={isFixed}
				options={choices("BEGIN", "END", "PAUSE", "DURATION")}
			/>
			<SelectField
				{...form.field("mode")}
				required
				options={choices("MERCANTILE", "UP", "DOWN", "NONE")}
			/>
			<NumberField {...form.field("gridMinutes")} required least={1} most={1440} />
		</>
	);
}

function FlextimeFields({ form }: Given) {
	const choices = useChoices();
	return (
		<>
			<DurationField {...form.field("upperMinutes")} least={-1_000_000} most={1_000_000} />
			<DurationField {...form.field("lowerMinutes")} least={-1_000_000} most={1_000_000} />
			<SelectField {...form.field("overflow")} required options={choices("KEEP", "EXPIRE")} />
		</>
	);
}

function OvertimeFields({ form }: Given) {
	const choices = useChoices();
	return (
		<>
			<SelectField {...form.field("period")} required options={choices("DAY", "WEEK", "MONTH")} />
			<DurationField {...form.field("afterMinutes")} required most={50_000} />
			<NumberField {...form.field("factorPercent")} required least={0} most={1000} />
			<div data-wide>
				<CheckboxField {...form.field("needsApproval")} />
			</div>
		</>
	);
}

function NormalizeFields({ form }: Given) {
	const choices = useChoices();
	return (
		<>
			<SelectField {...form.field("to")} required options={choices("WORKING_TIME", "FRAME")} />
			<span aria-hidden />
			<NumberField {...form.field("toleranceBeforeMinutes")} least={0} most={1440} />
			<NumberField {...form.field("toleranceAfterMinutes")} least={0} most={1440} />
		</>
	);
}

function ShiftFields({ form }: Given) {
	const choices = useChoices();
	return (
		<>
			<NumberField {...form.field("graceMinutes")} required least={0} most={10_080} />
			<SelectField {...form.field("state")} required options={choices("REQUESTED", "APPROVED")} />
		</>
	);
}
