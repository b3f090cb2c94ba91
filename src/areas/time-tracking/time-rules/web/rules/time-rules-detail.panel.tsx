import { IconPencil, IconPlayerPlay } from "@tabler/icons-react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { AssignmentsSection } from "../assignments/assignments-section.tsx";
import { type ofRule, timeRulesEdit, timeRulesTry } from "../panels.ts";
import { changeRule, useMayRule, useRulesLive } from "../rules-shown.ts";
import { RuleSays } from "../sentences/rule-says.tsx";
import { ExampleList } from "../trial/example-list.tsx";
import { RuleFoot } from "./rule-foot.tsx";
import { RuleState } from "./rule-state.tsx";
import { VersionsSection } from "./versions-section.tsx";
import "../time-rules.css";

type Given = PanelProps<typeof ofRule>;

/** One rule: what it says, since when, for whom, and whether its examples come out. */
export default function TimeRulesDetailPanel({ id, close }: Given) {
	const t = useTexts(texts).detail;
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
	const { detail: t, types } = useTexts(texts);
	const present = presentOf(rule.versions);
	return (
		<PanelFrame
			title={rule.name}
			sub={types[rule.type]}
			state={<RuleState isEnabled={rule.isEnabled} />}
			actions={<Actions rule={rule} present={present} />}
			footer={<RuleFoot rule={rule} close={close} />}
		>
			<Section
				title={t.present}
				aside={
					<PictureButton
						icon={IconPlayerPlay}
						label={t.try}
						variant="filled"
						size="xs"
						onClick={() =>
							openPanel(timeRulesTry, { id: rule.id, versionId: present.id }, { stack: "sub" })
						}
					/>
				}
			>
				<RuleSays settings={present.settings} />
			</Section>
			<ExamplesSection rule={rule} present={present} />
			<AssignmentsSection rule={rule} />
			<VersionsSection rule={rule} />
		</PanelFrame>
	);
}

/** The version that holds today, else the next one, else the last. */
function presentOf(versions: readonly RuleVersion[]): RuleVersion {
	const today = isoOfDay(dayNow());
	const coming = versions.filter(({ validTo }) => validTo === null || validTo >= today);
	return (coming.at(-1) ?? versions[0]) as RuleVersion;
}

function Actions({ rule, present }: Pick<RuleGiven, "rule"> & { readonly present: RuleVersion }) {
	const t = useTexts(texts).detail;
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
