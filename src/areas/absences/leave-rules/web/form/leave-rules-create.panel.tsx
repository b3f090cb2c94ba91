import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import type { LeaveRuleKind } from "#domain/leave/leave-rule.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { leaveRulesCreate, type ofNew } from "../panels.ts";
import { LeaveRuleForm } from "./leave-rule-form.tsx";
import { newSettings } from "./leave-rule-values.ts";
import { useLeaveRuleForm } from "./use-leave-rule-form.ts";

type Given = PanelProps<typeof ofNew>;
type Kinds = AnswerOf<typeof activities.listAbsenceActivities>["activities"];

/** A new rule of leave, switched off and for nobody. */
export default function LeaveRulesCreatePanel({ kind, close }: Given) {
	const { detail } = useTexts(ruleTexts);
	return (
		<AnswerPanel endpoint={activities.listAbsenceActivities} input={{}} words={detail}>
			{({ activities: all }) => <NewRule kinds={all} kind={kind ?? null} close={close} />}
		</AnswerPanel>
	);
}

interface NewGiven {
	readonly kinds: Kinds;
	readonly kind: LeaveRuleKind | null;
	readonly close: () => void;
}

function NewRule({ kinds, kind, close }: NewGiven) {
	const title = useTitle(leaveRulesCreate);
	const accounts = kinds.filter(
		({ classType, isEnabled, deducts }) =>
			classType === "LEAVE" && isEnabled && deducts === "LEAVE",
	);
	const usual = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
	const form = useLeaveRuleForm({
		draftKey: "leave-rules.create",
		initial: { ...newSettings, kind, name: "", activityId: usual?.id ?? null, validFrom: null },
		save: (rule) => api(contract.createLeaveRule, rule),
	});
	return (
		<LeaveRuleForm
			form={form}
			title={title}
			variant="NEW"
			accounts={accounts.map(({ id, name, color }) => ({ value: id, label: name, color }))}
			close={close}
		/>
	);
}
