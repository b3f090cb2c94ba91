import { api } from "#kit/web/api.ts";
import type { RuleAssignment } from "#kit/web/rules/assignment-row.tsx";
import { AssignmentsSection } from "#kit/web/rules/assignments-section.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule, renewRules } from "../rules-shown.ts";
import { AssignmentForm } from "./assign-form.tsx";

/** For whom a rule holds, and the way to give it to more. */
export function TimeRuleAssignments({ rule }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).assignments;
	const { end: ending } = useTexts(ruleTexts).assignments;
	const mayWrite = useMay("timerules.manage", "WRITE");
	const mayDelete = useMay("timerules.manage", "FULL");
	const { id, version, assignments } = rule;
	const end = ({ id: assignmentId, validFrom, validTo }: RuleAssignment) => {
		const ended = { id, assignmentId, version, validFrom, validTo };
		return changeRule(ending, () => api(contract.updateTimeRuleAssignment, ended));
	};
	const remove = (assignmentId: string) =>
		api(contract.deleteTimeRuleAssignment, { id, assignmentId });
	return (
		<AssignmentsSection
			assignments={assignments}
			targets={t}
			note={t.nearest}
			form={mayWrite ? (close) => <AssignmentForm rule={rule} close={close} /> : undefined}
			end={mayWrite ? end : undefined}
			remove={mayDelete ? remove : undefined}
			removeText={t.removeText}
			renew={renewRules}
		/>
	);
}
