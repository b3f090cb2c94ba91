import type { LeaveRuleKind } from "#domain/leave/leave-rule.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type SettingName, settingsAsked } from "./leave-rule-values.ts";
import type { LeaveRuleValues } from "./use-leave-rule-form.ts";

interface Given {
	readonly form: Form<LeaveRuleValues>;
	readonly kind: LeaveRuleKind;
}

/** What a kind of rule asks for; some ask for nothing. */
export function LeaveSettingsFields({ form, kind }: Given) {
	return settingsAsked[kind].map((name) => <SettingInput key={name} form={form} name={name} />);
}

function SettingInput({
	form,
	name,
}: {
	readonly form: Given["form"];
	readonly name: SettingName;
}) {
	const { daysUnit, yearsUnit } = useTexts(texts).form;
	switch (name) {
		case "days":
			return (
				<DecimalField
					{...form.field(name)}
					required
					least={0}
					most={999}
					decimals={4}
					unit={daysUnit}
				/>
			);
		case "fullWeekDays":
			return (
				<DecimalField {...form.field(name)} required least={0.5} most={7} step={0.5} decimals={1} />
			);
		case "from":
			return <NumberField {...form.field(name)} required least={1} most={120} unit={yearsUnit} />;
		case "years":
			return <NumberField {...form.field(name)} required least={1} most={80} unit={yearsUnit} />;
		case "label":
			return <TextField {...form.field(name)} required maxLength={200} />;
		default:
			return (
				<div data-wide>
					<CheckboxField {...form.field(name)} />
				</div>
			);
	}
}
