import { conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import { closePanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import {
	specialAccountsConditionCreate,
	specialAccountsConditionEdit,
	specialAccountsConditionSelect,
} from "../panels.ts";
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

const nothingNamed: never[] = [];

function NewCondition({ ruleId, close, ...given }: Given) {
	const t = useTexts(texts).conditions;
	const title = useTitle(specialAccountsConditionCreate);
	const type = conditionTypes.find((one) => one === given.type);
	if (type === undefined) {
		return (
			<PanelFrame title={title}>
				<EmptyState text={t.gone} />
			</PanelFrame>
		);
	}
	const done = () => {
		close();
		// back to the rule, not to the choice of a kind
		closePanel(specialAccountsConditionSelect);
	};
	const what = { ruleId, type, title, names: nothingNamed };
	return <ConditionForm {...what} condition={undefined} onSaved={done} close={close} />;
}

function Loaded({ accountId, ruleId, conditionId, close }: Given) {
	const { rules, conditions } = useTexts(texts);
	const title = useTitle(specialAccountsConditionEdit);
	const words = { gone: conditions.gone, notLoaded: rules.notLoaded };
	return (
		<AnswerPanel
			title={title}
			endpoint={contract.listSpecialAccountRules}
			input={{ accountId }}
			words={words}
		>
			{({ items, names }) => {
				const condition = items
					.flatMap(({ conditions }) => conditions)
					.find(({ id }) => id === conditionId);
				const type = condition?.settings.type;
				return type && <ConditionForm {...{ ruleId, type, title, names, condition, close }} />;
			}}
		</AnswerPanel>
	);
}
