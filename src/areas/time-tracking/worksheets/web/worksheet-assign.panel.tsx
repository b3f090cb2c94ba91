import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import type { PickerProps } from "#kit/ui/picker/define-picker.ts";
import { GonePanel } from "#kit/ui/picker/gone-panel.tsx";
import { useQuestion } from "#kit/ui/picker/use-question.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlanInput } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { PlanFields } from "./plan-fields.tsx";
import { newPlan, type PlanValues, planInputOf, usePlanRules } from "./plan-values.ts";

interface Given {
	readonly count: number;
}

type Answer = PlanInput & { readonly endsPrevious: boolean };

/** Asks what several people are to work by. */
export default function WorksheetAssignPanel(props: PickerProps) {
	const t = useTexts(texts).people;
	const question = useQuestion<Given, Answer>(props);
	if (question === null) return <GonePanel title={t.assign} />;
	return <AssignForm count={question.given.count} answer={question.answer} close={props.close} />;
}

interface FormGiven extends Given {
	readonly answer: (value: Answer) => void;
	readonly close: () => void;
}

function AssignForm({ count, answer, close }: FormGiven) {
	const t = useTexts(texts).people;
	const form = useForm<PlanValues>({
		draftKey: "worksheets.assign",
		initial: newPlan,
		fields: usePlanRules(),
		save: (values) =>
			Promise.resolve({
				...planInputOf(values),
				endsPrevious: values.endsPrevious,
			}),
		onSaved: (assigned) => answer(assigned as Answer),
	});
	return (
		<FormPanel
			form={form}
			title={t.assign}
			sub={t.assignTo(count)}
			saveLabel={t.assign}
			close={close}
			stays
		>
			<PlanFields form={form} isNew />
		</FormPanel>
	);
}
