import { type ApprovalStages, approvalStages, isAbsence } from "#domain/absences/kind-fault.ts";
import type { ClassType } from "#domain/working-time/timeline/time-class.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type Approval, substituteRules } from "../contract.ts";
import { texts } from "../text.ts";

type Given = MasterInputProps<Approval, { readonly classType: ClassType }>;

/** What entries need before they count; only absences have two stages and substitutes. */
export function ApprovalInput({ label, value, onChange, error, values: { classType } }: Given) {
	const t = useTexts(texts).approval;
	const setStages = (stages: ApprovalStages) =>
		onChange({ ...value, stages, required: stages > 0 });
	return (
		<fieldset className="master-group">
			<legend>{label}</legend>
			{isAbsence(classType) ? (
				<AbsenceApproval value={value} onChange={onChange} setStages={setStages} />
			) : (
				<SwitchField
					label={t.required}
					value={value.required}
					onChange={(required) => setStages(required ? 1 : 0)}
				/>
			)}
			<SwitchField
				label={t.selfApproval}
				value={value.selfApproval}
				onChange={(selfApproval) => onChange({ ...value, selfApproval })}
			/>
			{error !== undefined && <p role="alert">{error}</p>}
		</fieldset>
	);
}

interface AbsenceGiven extends Pick<Given, "value" | "onChange"> {
	readonly setStages: (stages: ApprovalStages) => void;
}

function AbsenceApproval({ value, onChange, setStages }: AbsenceGiven) {
	const t = useTexts(texts).approval;
	return (
		<>
			<SelectField
				label={t.required}
				value={String(value.stages)}
				options={approvalStages.map((one) => ({ value: String(one), label: t.stagesOf[one] }))}
				required
				onChange={(next) => setStages(Number(next) as ApprovalStages)}
			/>
			<SelectField
				label={t.substitute}
				value={value.substitute}
				options={substituteRules.map((rule) => ({ value: rule, label: t.substitutes[rule] }))}
				required
				onChange={(substitute) => substitute !== null && onChange({ ...value, substitute })}
			/>
		</>
	);
}

/** What entries need before they count, a line each. */
export function ApprovalView({ item: { approval } }: { item: { readonly approval: Approval } }) {
	const t = useTexts(texts).approval;
	const { required, stages, selfApproval, substitute } = approval;
	const lines = [
		required && (stages === 2 ? t.twoStages : t.required),
		selfApproval && t.selfApproval,
		substitute !== "NONE" && t.substitutes[substitute],
	].filter((line) => line !== false);
	return <>{lines.length === 0 ? t.none : lines.join("\n")}</>;
}
