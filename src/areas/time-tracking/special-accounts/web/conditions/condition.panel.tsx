import { conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import { closePanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { specialAccountsConditionSelect } from "../panels.ts";
import { ConditionForm } from "./condition-form.tsx";

interface Given {
	readonly accountId: string;
	readonly ruleId: string;
	/** Of a new condition. */
	readonly type?: string;
	/** Of one that is there. */
	readonly conditionId?: string;
	readonly close: () => void;
}

/** A new condition of the kind that was chosen, or one that is changed or taken from its rule. */
export default function ConditionPanel(given: Given) {
	return given.conditionId === undefined ? <NewCondition {...given} /> : <Loaded {...given} />;
}

function NewCondition({ ruleId, close, ...given }: Given) {
	const t = useTexts(texts).conditions;
	const type = conditionTypes.find((one) => one === given.type);
	if (type === undefined) {
		return (
			<PanelFrame>
				<EmptyState text={t.gone} />
			</PanelFrame>
		);
	}
	const done = () => {
		close();
		// back to the rule, not to the choice of a kind
		closePanel(specialAccountsConditionSelect);
	};
	return <ConditionForm {...{ ruleId, type, close }} names={[]} onSaved={done} />;
}

function Loaded({ accountId, ruleId, conditionId, close }: Given) {
	const { rules, conditions } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.listSpecialAccountRules}
			input={{ accountId }}
			words={{ gone: conditions.gone, notLoaded: rules.notLoaded }}
		>
			{({ items, names }) => {
				const known = items.flatMap((rule) => rule.conditions);
				const condition = known.find(({ id }) => id === conditionId);
				const type = condition?.settings.type;
				return type && <ConditionForm {...{ ruleId, type, names, condition, close }} />;
			}}
		</AnswerPanel>
	);
}
