import { type ConditionType, conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { closePanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import {
	type ofType,
	specialAccountsConditionCreate,
	specialAccountsConditionSelect,
} from "../panels.ts";
import { ConditionForm } from "./condition-form.tsx";
import { emptyCondition } from "./condition-values.ts";
import { useConditionForm } from "./use-condition-form.ts";

type Given = PanelProps<typeof ofType>;

/** A new condition of the kind that was chosen. */
export default function SpecialAccountsConditionCreatePanel(given: Given) {
	const t = useTexts(texts).conditions;
	const title = useTitle(specialAccountsConditionCreate);
	const type = conditionTypes.find((one) => one === given.type);
	if (type !== undefined) return <Create {...given} type={type} />;
	return (
		<PanelFrame title={title}>
			<EmptyState text={t.gone} />
		</PanelFrame>
	);
}

const nothingNamed: never[] = [];

function Create({ ruleId, type, close }: Given & { readonly type: ConditionType }) {
	const title = useTitle(specialAccountsConditionCreate);
	const form = useConditionForm({
		type,
		draftKey: `special-accounts.condition-create:${ruleId}:${type}`,
		initial: emptyCondition,
		save: (settings) => api(contract.createSpecialAccountCondition, { ruleId, settings }),
		onSaved: () => {
			close();
			// back to the rule, not to the choice of a kind
			closePanel(specialAccountsConditionSelect);
		},
	});
	return (
		<ConditionForm form={form} type={type} title={title} names={nothingNamed} stays close={close} />
	);
}
