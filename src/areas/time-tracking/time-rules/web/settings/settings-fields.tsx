import { Button } from "@mantine/core";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form, FormField } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { LineFields } from "../line-fields.tsx";
import type { RuleValues } from "../rules/use-rule-form.ts";
import { legalSteps, type PauseStep } from "./rule-values.ts";
import { fieldsOf, type SettingField } from "./setting-fields.ts";

interface Given {
	readonly form: Form<RuleValues>;
}

/** What the chosen type asks for. */
export function SettingsFields({ form, isNew }: Given & { readonly isNew: boolean }) {
	const { type } = form.values;
	if (type === null) return null;
	return (
		<>
			{type === "AUTOPAUSE" && <PauseStepsField {...form.field("steps")} />}
			{fieldsOf(type).map(([name, field]) => (
				<SettingInput
					key={name}
					field={field}
					given={form.field(name)}
					isDisabled={field.isFixed === true && !isNew}
				/>
			))}
			{type === "EXTRATIME" && <ConditionFields form={form} />}
		</>
	);
}

interface SettingInputGiven {
	readonly field: SettingField;
	readonly given: FormField<unknown>;
	readonly isDisabled: boolean;
}

function SettingInput({ field, given, isDisabled }: SettingInputGiven) {
	const words: Readonly<Record<string, unknown>> = useTexts(texts).settings;
	const { kind, options = [], least, most, isOptional, isAlone } = field;
	const required = isOptional !== true;
	const number = { ...given, value: given.value as number | null, required, least, most };
	if (kind === "NUMBER") return <NumberField {...number} />;
	if (kind === "DURATION") return <DurationField {...number} />;
	if (kind === "FLAG") {
		return (
			<div data-wide>
				<CheckboxField {...given} value={given.value === true} />
			</div>
		);
	}
	return (
		<>
			<SelectField
				{...given}
				value={given.value as string | null}
				required
				disabled={isDisabled}
				options={options.map((one) => ({ value: one, label: String(words[one]) }))}
			/>
			{isAlone && <span aria-hidden />}
		</>
	);
}

/** For which work extra time is credited. */
function ConditionFields({ form }: Given) {
	const t = useTexts(texts).settings;
	const others = form.values.otherConditions.length;
	return (
		<>
			<TimeRangeField {...form.field("timeOfDay")} passesMidnight />
			<MultiSelectField
				{...form.field("weekdays")}
				options={t.days.map((label, index) => ({ value: String(index + 1), label }))}
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

/** From how much work on which pause is taken off; the law's own at a click. */
function PauseStepsField({ value, error, onChange }: FormField<readonly PauseStep[]>) {
	const t = useTexts(texts).settings;
	return (
		<LineFields<PauseStep>
			legend={t.steps}
			lines={value}
			most={10}
			empty={{ afterMinutes: null, pauseMinutes: null }}
			add={t.addStep}
			remove={t.removeStep}
			onChange={onChange}
			before={
				<>
					{value.length === 0 && <p>{t.noSteps}</p>}
					{error && <p role="alert">{error}</p>}
				</>
			}
			after={
				<Button
					size="xs"
					variant="subtle"
					className="rule-law"
					onClick={() => onChange(legalSteps)}
				>
					{t.legal}
				</Button>
			}
		>
			{({ afterMinutes, pauseMinutes }, number, change) => (
				<>
					<DurationField
						label={t.stepAfter(number)}
						value={afterMinutes}
						most={1440}
						onChange={(next) => change({ afterMinutes: next })}
					/>
					<DurationField
						label={t.stepPause(number)}
						value={pauseMinutes}
						most={1440}
						onChange={(next) => change({ pauseMinutes: next })}
					/>
				</>
			)}
		</LineFields>
	);
}
