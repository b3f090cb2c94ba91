import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { Condition, Rules } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofCondition } from "../panels.ts";
import { specialAccountsConditionEdit } from "../panels.ts";
import { RemoveButton } from "../remove-button.tsx";
import { RulesPanel } from "../rules-panel.tsx";
import { ConditionForm } from "./condition-form.tsx";
import { valuesOf } from "./condition-values.ts";
import { useConditionForm } from "./use-condition-form.ts";

type Given = PanelProps<typeof ofCondition>;

/** Changes a condition, or takes it from its rule. */
export default function SpecialAccountsConditionEditPanel(given: Given) {
	const t = useTexts(texts).conditions;
	const title = useTitle(specialAccountsConditionEdit);
	return (
		<RulesPanel accountId={given.accountId} title={title}>
			{({ items, names }) => {
				const condition = items
					.flatMap(({ conditions }) => conditions)
					.find(({ id }) => id === given.conditionId);
				return condition === undefined ? (
					<PanelFrame title={title}>
						<EmptyState text={t.gone} />
					</PanelFrame>
				) : (
					<Editor condition={condition} names={names} close={given.close} />
				);
			}}
		</RulesPanel>
	);
}

interface EditorGiven {
	readonly condition: Condition;
	readonly names: Rules["names"];
	readonly close: () => void;
}

function Editor({ condition, names, close }: EditorGiven) {
	const t = useTexts(texts).conditions;
	const title = useTitle(specialAccountsConditionEdit);
	const { id: conditionId, settings } = condition;
	const form = useConditionForm({
		type: settings.type,
		draftKey: `special-accounts.condition-edit:${conditionId}`,
		initial: valuesOf(settings),
		version: condition.version,
		save: (changed, version = condition.version) =>
			api(contract.updateSpecialAccountCondition, {
				conditionId,
				version,
				settings: changed,
			}),
	});
	return (
		<ConditionForm
			form={form}
			type={settings.type}
			title={title}
			names={names}
			actions={<HistoryButton entity="special_account_condition" entityId={conditionId} />}
			close={close}
			buttons={
				<RemoveButton
					title={t.delete}
					text={t.deleteText}
					remove={() => api(contract.deleteSpecialAccountCondition, { conditionId })}
					onRemoved={() => {
						form.discard();
						close();
					}}
				/>
			}
		/>
	);
}
