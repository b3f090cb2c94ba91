import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import type { ofEdited } from "../panels.ts";
import { LeaveRuleForm } from "./leave-rule-form.tsx";
import { valuesOf } from "./leave-rule-values.ts";
import { useLeaveRuleForm } from "./use-leave-rule-form.ts";

type Given = PanelProps<typeof ofEdited>;

/** A new version of a rule of leave, or one that is corrected; the rule's name with it. */
export default function LeaveRulesEditPanel({ id, versionId, close }: Given) {
	const { detail } = useTexts(ruleTexts);
	return (
		<AnswerPanel endpoint={contract.getLeaveRule} input={{ id }} words={detail}>
			{(rule) => (
				<KnownRule
					rule={rule}
					corrected={rule.versions.find((one) => one.id === versionId)}
					close={close}
				/>
			)}
		</AnswerPanel>
	);
}

interface KnownGiven {
	readonly rule: RuleAnswer;
	/** Absent: a new version, beginning with what the newest says. */
	readonly corrected: RuleVersion | undefined;
	readonly close: () => void;
}

function KnownRule({ rule, corrected, close }: KnownGiven) {
	const { form: t, detail } = useTexts(ruleTexts);
	const { id, name, activityId, activityName } = rule;
	const { settings } = corrected ?? (rule.versions[0] as RuleVersion);
	const validFrom = corrected?.validFrom ?? null;
	const form = useLeaveRuleForm({
		draftKey: `leave-rules.edit:${corrected?.id ?? `${id}.new`}`,
		initial: { ...valuesOf(settings), name, activityId, validFrom },
		version: rule.version,
		save: async ({ name: typed, validFrom: from, settings: said }, at) => {
			const renamed = { id, version: at, name: typed };
			const { version } = typed === name ? renamed : await api(contract.updateLeaveRule, renamed);
			const change = { id, version, settings: said };
			await (corrected === undefined
				? api(contract.createLeaveRuleVersion, { ...change, validFrom: from })
				: api(contract.updateLeaveRuleVersion, { ...change, versionId: corrected.id }));
		},
	});
	return (
		<LeaveRuleForm
			form={form}
			title={corrected === undefined ? detail.newVersion : t.correct}
			sub={name}
			variant={corrected === undefined ? "VERSION" : "CORRECTION"}
			accounts={[{ value: activityId, label: activityName }]}
			close={close}
		/>
	);
}
