import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofPlanEdit } from "./panels.ts";
import { PlanForm } from "./plan-form.tsx";

type Given = PanelProps<typeof ofPlanEdit>;

/** A new plan of a person, or one that is corrected or ended. */
export default function UsersWorksheetEditPanel({ userId, worksheetId, close }: Given) {
	const t = useTexts(texts).plans;
	if (worksheetId === undefined) {
		return <PlanForm userId={userId} plan={undefined} close={close} />;
	}
	return (
		<AnswerPanel title={t.edit} endpoint={contract.getWorksheet} input={{ worksheetId }} words={t}>
			{(plan) => <PlanForm key={plan.id} userId={userId} plan={plan} close={close} />}
		</AnswerPanel>
	);
}
