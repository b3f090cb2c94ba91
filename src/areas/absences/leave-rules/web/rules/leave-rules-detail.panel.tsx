import { IconPencil } from "@tabler/icons-react";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { presentOf } from "#kit/web/rules/present-version.ts";
import { RuleFoot } from "#kit/web/rules/rule-foot.tsx";
import { RuleState } from "#kit/web/rules/rule-state.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { VersionsSection } from "#kit/web/rules/versions-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { leaveRulesEdit, type ofRule } from "../panels.ts";
import {
	changeLeaveRule,
	renewLeaveRules,
	useLeaveRulesLive,
	useMayLeaveRule,
} from "../rules-shown.ts";
import { LeaveRuleSays, useLeaveSentences } from "../sentences/leave-rule-says.tsx";
import { LeaveRuleAssignments } from "../targets/leave-rule-assignments.tsx";
import { texts } from "../text.ts";

type Given = PanelProps<typeof ofRule>;

/** One rule of leave: what it gives, for whom, and what it gave before. */
export default function LeaveRulesDetailPanel({ id, close }: Given) {
	const t = useTexts(ruleTexts).detail;
	useLeaveRulesLive();
	return (
		<AnswerPanel endpoint={contract.getLeaveRule} input={{ id }} words={t}>
			{(rule) => <Rule rule={rule} close={close} />}
		</AnswerPanel>
	);
}

interface RuleGiven {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

function Rule({ rule, close }: RuleGiven) {
	const t = useTexts(ruleTexts).detail;
	const { kinds } = useTexts(featureTexts);
	const present = presentOf(rule.versions);
	return (
		<PanelFrame
			title={rule.name}
			sub={`${kinds[rule.kind]} · ${rule.activityName}`}
			state={<RuleState isEnabled={rule.isEnabled} />}
			actions={<Actions rule={rule} present={present} />}
			footer={<Foot rule={rule} close={close} />}
		>
			<Section title={t.present}>
				<LeaveRuleSays settings={present.settings} />
			</Section>
			<LeaveRuleAssignments rule={rule} />
			<Versions rule={rule} />
		</PanelFrame>
	);
}

function Actions({ rule, present }: Pick<RuleGiven, "rule"> & { readonly present: RuleVersion }) {
	const t = useTexts(ruleTexts).detail;
	const mayWrite = useMayLeaveRule("WRITE");
	const edited = { id: rule.id, versionId: present.id };
	return (
		<>
			<HistoryButton entity="leave_rule" entityId={rule.id} />
			{mayWrite && (
				<IconButton
					icon={IconPencil}
					label={t.edit}
					onClick={() => openPanel(leaveRulesEdit, edited, { stack: "sub" })}
				/>
			)}
		</>
	);
}

function Versions({ rule: { id, versions } }: Pick<RuleGiven, "rule">) {
	const say = useLeaveSentences();
	const mayWrite = useMayLeaveRule("WRITE");
	const mayDelete = useMayLeaveRule("FULL");
	const edit = (versionId?: string) =>
		openPanel(leaveRulesEdit, { id, ...(versionId && { versionId }) }, { stack: "sub" });
	const remove = (versionId: string) => api(contract.deleteLeaveRuleVersion, { id, versionId });
	return (
		<VersionsSection
			versions={versions}
			say={({ settings }) => say(settings).join(" ")}
			edit={mayWrite ? edit : undefined}
			remove={mayDelete ? remove : undefined}
			renew={renewLeaveRules}
		/>
	);
}

function Foot({ rule: { id, version, isEnabled }, close }: RuleGiven) {
	const { deleteText } = useTexts(texts);
	const { switching } = useTexts(ruleTexts).detail;
	const mayWrite = useMayLeaveRule("WRITE");
	const mayDelete = useMayLeaveRule("FULL");
	const flipped = { id, version, isEnabled: !isEnabled };
	const flip = () => changeLeaveRule(switching, () => api(contract.updateLeaveRuleState, flipped));
	const remove = () => api(contract.deleteLeaveRule, { id });
	return (
		<RuleFoot
			isEnabled={isEnabled}
			flip={mayWrite ? flip : undefined}
			remove={mayDelete ? remove : undefined}
			deleteText={deleteText}
			renew={renewLeaveRules}
			close={close}
		/>
	);
}
