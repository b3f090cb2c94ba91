import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { ReachedRules } from "#kit/web/rules/reached-rules.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ListedRule } from "../../contract/rules.ts";
import { contract, leaveRulesTopic } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { leaveRulesDetail, type ofAssigned } from "../panels.ts";
import { useLeaveRulesLive } from "../rules-shown.ts";
import { LeaveRuleSays } from "../sentences/leave-rule-says.tsx";
import { texts } from "../text.ts";
import { TargetsField } from "./targets-field.tsx";
import { useAssignForm } from "./use-assign-form.ts";

type Given = PanelProps<typeof ofAssigned>;
const nobody: string[] = [];

/** Gives rules of leave to people and others, and shows what holds for them already. */
export default function LeaveAccountsAssignRulesPanel({ userIds = nobody, close }: Given) {
	const { assign: t } = useTexts(texts);
	useLeaveRulesLive();
	return (
		<AnswerPanel endpoint={contract.listLeaveRules} input={{}} words={t}>
			{({ items }) => <AssignForm userIds={userIds} rules={items} close={close} />}
		</AnswerPanel>
	);
}

interface FormGiven {
	readonly userIds: readonly string[];
	readonly rules: readonly ListedRule[];
	readonly close: () => void;
}

function AssignForm({ userIds, rules, close }: FormGiven) {
	const { assign: t } = useTexts(texts);
	const { kinds } = useTexts(featureTexts);
	const { form, outcomes } = useAssignForm(userIds, rules);
	const { targets, validFrom } = form.values;
	const people = targets.filter(({ target }) => target === "USER");
	const [only] = people;
	return (
		<FormPanel form={form} saveLabel={t.save} close={close}>
			<FormSection id="whom" title={t.whom}>
				<TargetsField field={form.field("targets")} outcomes={outcomes} day={validFrom} />
			</FormSection>
			<FormSection id="rules" title={t.which}>
				<div data-wide>
					<MultiSelectField
						{...form.field("ruleIds")}
						required
						options={rules.map(({ id, name, kind }) => ({
							value: id,
							label: name === kinds[kind] ? name : `${name} (${kinds[kind]})`,
						}))}
					/>
				</div>
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
			</FormSection>
			{people.length === 1 && only?.targetId && validFrom !== null && (
				<Holding userId={only.targetId} day={validFrom} />
			)}
		</FormPanel>
	);
}

/** What holds for the only person, and what else reaches the person. */
function Holding({ userId, day }: { readonly userId: string; readonly day: string }) {
	const { assign: t } = useTexts(texts);
	const { kinds, targets } = useTexts(featureTexts);
	return (
		<Answer
			endpoint={contract.listUserLeaveRules}
			input={{ userId, day }}
			topic={leaveRulesTopic}
			notLoaded={t.notLoaded}
			keep
		>
			{({ items }) => (
				<ReachedRules
					rules={items}
					day={day}
					kindOf={({ kind }) => kinds[kind]}
					targets={targets}
					open={(id) => openPanel(leaveRulesDetail, { id }, { stack: "sub" })}
					says={({ settings }) => <LeaveRuleSays settings={settings} />}
				/>
			)}
		</Answer>
	);
}
