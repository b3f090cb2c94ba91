import { IconPencil, IconPlayerPlay } from "@tabler/icons-react";
import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { presentOf } from "#kit/web/rules/present-version.ts";
import { RuleState } from "#kit/web/rules/rule-state.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { TimeRuleAssignments } from "../assignments/time-rule-assignments.tsx";
import { type ofRule, timeRulesEdit, timeRulesTry } from "../panels.ts";
import { changeRule, useMayRule, useRulesLive } from "../rules-shown.ts";
import { TimeRuleSays } from "../sentences/rule-says.tsx";
import { ExampleList } from "../trial/example-list.tsx";
import { TimeRuleFoot } from "./time-rule-foot.tsx";
import { TimeRuleVersions } from "./time-rule-versions.tsx";

type Given = PanelProps<typeof ofRule>;

/** One rule: what it says, since when, for whom, and whether its examples come out. */
export default function TimeRulesDetailPanel({ id, close }: Given) {
	const t = useTexts(ruleTexts).detail;
	useRulesLive();
	return (
		<AnswerPanel endpoint={contract.getTimeRule} input={{ id }} words={t}>
			{(rule) => <Rule rule={rule} close={close} />}
		</AnswerPanel>
	);
}

interface RuleGiven {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

function Rule({ rule, close }: RuleGiven) {
	const { types, trial } = useTexts(texts);
	const t = useTexts(ruleTexts).detail;
	const present = presentOf(rule.versions);
	return (
		<PanelFrame
			title={rule.name}
			sub={types[rule.type]}
			state={<RuleState isEnabled={rule.isEnabled} />}
			actions={<Actions rule={rule} present={present} />}
			footer={<TimeRuleFoot rule={rule} close={close} />}
		>
			<Section
				title={t.present}
				aside={
					<PictureButton
						icon={IconPlayerPlay}
						label={trial.title}
						variant="filled"
						size="xs"
						onClick={() =>
							openPanel(timeRulesTry, { id: rule.id, versionId: present.id }, { stack: "sub" })
						}
					/>
				}
			>
				<TimeRuleSays settings={present.settings} />
			</Section>
			<ExamplesSection rule={rule} present={present} />
			<TimeRuleAssignments rule={rule} />
			<TimeRuleVersions rule={rule} />
		</PanelFrame>
	);
}

function Actions({ rule, present }: Pick<RuleGiven, "rule"> & { readonly present: RuleVersion }) {
	const t = useTexts(ruleTexts).detail;
	const mayWrite = useMayRule("WRITE");
	const edited = { id: rule.id, versionId: present.id };
	return (
		<>
			<HistoryButton entity="time_rule" entityId={rule.id} />
			{mayWrite && (
				<IconButton
					icon={IconPencil}
					label={t.edit}
					onClick={() => openPanel(timeRulesEdit, edited, { stack: "sub" })}
				/>
			)}
		</>
	);
}

/** The examples of the present version. */
function ExamplesSection({ rule, present }: { rule: RuleAnswer; present: RuleVersion }) {
	const t = useTexts(texts).examples;
	const mayWrite = useMayRule("WRITE");
	const { id, version } = rule;
	const { id: versionId, settings, examples } = present;
	const save = (next: RuleExample[]) =>
		void changeRule(t.title, () =>
			api(contract.updateTimeRuleVersion, { id, versionId, version, settings, examples: next }),
		);
	return (
		<Section title={t.title}>
			<ExampleList settings={settings} examples={examples} onChange={mayWrite ? save : undefined} />
		</Section>
	);
}
