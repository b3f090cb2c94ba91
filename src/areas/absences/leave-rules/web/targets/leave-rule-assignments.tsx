import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { api } from "#kit/web/api.ts";
import { AssignmentsSection } from "#kit/web/rules/assignments-section.tsx";
import { DaysForm } from "#kit/web/rules/days-form.tsx";
import type { HeldDays } from "#kit/web/rules/present-version.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { changeLeaveRule, renewLeaveRules } from "../rules-shown.ts";
import { texts } from "../text.ts";
import { TargetChoice } from "./target-choice.tsx";
import { useTarget } from "./use-target.ts";

/** For whom a rule of leave is, from when until when, and the way to give it to more. */
export function LeaveRuleAssignments({ rule }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).assignments;
	const { changing } = useTexts(ruleTexts).assignments;
	const { targets } = useTexts(featureTexts);
	const mayWrite = useMay("leaveaccounts.manage", "WRITE");
	const mayDelete = useMay("leaveaccounts.manage", "FULL");
	const { id, version, assignments } = rule;
	const change = (assignmentId: string, { validFrom, validTo }: HeldDays) => {
		const changed = { id, assignmentId, version, validFrom, validTo };
		return changeLeaveRule(changing, () => api(contract.updateLeaveRuleAssignment, changed));
	};
	const remove = (assignmentId: string) =>
		api(contract.deleteLeaveRuleAssignment, { id, assignmentId });
	return (
		<AssignmentsSection
			assignments={assignments}
			targets={targets}
			note={t.nearest}
			form={mayWrite ? (close) => <AssignmentForm rule={rule} close={close} /> : undefined}
			change={mayWrite ? change : undefined}
			remove={mayDelete ? remove : undefined}
			removeText={t.removeText}
			renew={renewLeaveRules}
		/>
	);
}

interface FormGiven {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

function AssignmentForm({ rule: { id, version }, close }: FormGiven) {
	const { add, adding } = useTexts(ruleTexts).assignments;
	const { targets, fields } = useTexts(featureTexts);
	const { target, targetId, offered, choose, setTargetId } = useTarget();
	const assign = async (days: HeldDays) =>
		target !== null &&
		changeLeaveRule(adding, () =>
			api(contract.createLeaveRuleAssignment, { id, version, target, targetId, ...days }),
		);
	return (
		<DaysForm
			label={adding}
			submit={add}
			isReady={target === "GLOBAL" || (target !== null && targetId !== null)}
			save={assign}
			close={close}
		>
			<SelectField
				label={fields.target}
				required
				value={target}
				options={offered.map((value) => ({ value, label: targets[value] }))}
				onChange={choose}
			/>
			{target === null || target === "GLOBAL" ? (
				<span aria-hidden />
			) : (
				<TargetChoice target={target} value={targetId} onChange={setTargetId} />
			)}
		</DaysForm>
	);
}
