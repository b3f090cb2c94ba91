import type { ClassType } from "#domain/working-time/timeline/time-class.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { categoryOf } from "../contract/activity-answer.ts";
import { type Approval, substituteRules } from "../contract.ts";
import { texts } from "../text.ts";

type Given = MasterInputProps<Approval, { readonly classType: ClassType }>;

/** What entries need before they count; only absences have substitutes. */
export function ApprovalInput({ label, value, onChange, error, values: { classType } }: Given) {
	const t = useTexts(texts).approval;
	const options = substituteRules.map((rule) => ({ value: rule, label: t.substitutes[rule] }));
	return (
		<fieldset className="master-group">
			<legend>{label}</legend>
			<SwitchField
				label={t.required}
				value={value.required}
				onChange={(required) => onChange({ ...value, required })}
			/>
			<SwitchField
				label={t.selfApproval}
				value={value.selfApproval}
				onChange={(selfApproval) => onChange({ ...value, selfApproval })}
			/>
			{categoryOf(classType) === "ABSENCE" && (
				<SelectField
					label={t.substitute}
					value={value.substitute}
					options={options}
					required
					onChange={(substitute) => substitute !== null && onChange({ ...value, substitute })}
				/>
			)}
			{error !== undefined && <p role="alert">{error}</p>}
		</fieldset>
	);
}

/** What entries need before they count, a line each. */
export function ApprovalView({ item: { approval } }: { item: { readonly approval: Approval } }) {
	const t = useTexts(texts).approval;
	const { required, selfApproval, substitute } = approval;
	const lines = [
		required && t.required,
		selfApproval && t.selfApproval,
		substitute !== "NONE" && t.substitutes[substitute],
	].filter((line) => line !== false);
	return <>{lines.length === 0 ? t.none : lines.join("\n")}</>;
}
