import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleType } from "../../contract/rule-types.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofEdited } from "../panels.ts";
import { newSettings, valuesOf } from "../settings/rule-values.ts";
import { RuleForm } from "./rule-form.tsx";
import { useRuleForm } from "./use-rule-form.ts";

type Given = PanelProps<typeof ofEdited>;

/** A new rule, a new version of one, or a version corrected. */
export default function TimeRulesEditPanel(given: Given) {
	const { id, versionId, close } = given;
	const { detail } = useTexts(ruleTexts);
	if (id === undefined) return <NewRule type={given.type ?? null} close={close} />;
	return (
		<AnswerPanel endpoint={contract.getTimeRule} input={{ id }} words={detail}>
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

function NewRule({ type, close }: { type: RuleType | null; close: () => void }) {
	const { overview } = useTexts(texts);
	const form = useRuleForm({
		draftKey: "time-rules.edit",
		initial: { ...newSettings, type, name: "", validFrom: null, examples: [] },
		save: (rule) => api(contract.createTimeRule, rule),
	});
	return <RuleForm form={form} title={overview.create} kind="NEW" close={close} />;
}

interface KnownGiven {
	readonly rule: RuleAnswer;
	/** Absent: a new version, beginning with what the newest says. */
	readonly corrected: RuleVersion | undefined;
	readonly close: () => void;
}

/** A version, new or corrected; with a corrected one the rule's name may change. */
function KnownRule({ rule, corrected, close }: KnownGiven) {
	const { form: t, detail } = useTexts(ruleTexts);
	const { id, name } = rule;
	const { settings, examples } = corrected ?? (rule.versions[0] as RuleVersion);
	const validFrom = corrected?.validFrom ?? null;
	const form = useRuleForm({
		draftKey: `time-rules.edit:${corrected?.id ?? `${id}.new`}`,
		initial: { ...valuesOf(settings), name, validFrom, examples },
		version: rule.version,
		save: async ({ name: typed, validFrom: from, ...said }, at) => {
			const renamed = { id, version: at, name: typed };
			const { version } = typed === name ? renamed : await api(contract.updateTimeRule, renamed);
			const change = { ...said, id, version };
			await (corrected === undefined
				? api(contract.createTimeRuleVersion, { ...change, validFrom: from })
				: api(contract.updateTimeRuleVersion, { ...change, versionId: corrected.id }));
		},
	});
	return (
		<RuleForm
			form={form}
			title={corrected === undefined ? detail.newVersion : t.correct}
			sub={name}
			kind={corrected === undefined ? "VERSION" : "CORRECTION"}
			close={close}
		/>
	);
}
