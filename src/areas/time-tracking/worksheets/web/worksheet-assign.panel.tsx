import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PickerProps } from "#kit/ui/picker/define-picker.ts";
import { GonePanel } from "#kit/ui/picker/gone-panel.tsx";
import { useQuestion } from "#kit/ui/picker/use-question.ts";
import { PersonFields } from "#kit/web/person-record/person-form.tsx";
import { usePersonForm } from "#kit/web/person-record/use-person-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { NewPlan } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { planScreens } from "./plan-screens.tsx";

/** Asks what several people are to work by. */
export default function WorksheetAssignPanel(props: PickerProps) {
	const t = useTexts(texts).people;
	const question = useQuestion<{ readonly count: number }, NewPlan>(props);
	if (question === null) return <GonePanel title={t.assign} />;
	return <AssignForm count={question.given.count} answer={question.answer} close={props.close} />;
}

interface FormGiven {
	readonly count: number;
	readonly answer: (value: NewPlan) => void;
	readonly close: () => void;
}

function AssignForm({ count, answer, close }: FormGiven) {
	const t = useTexts(texts).people;
	const form = usePersonForm({
		screens: planScreens,
		userId: "",
		send: (values) => Promise.resolve(values),
		onSaved: (assigned) => answer(assigned as NewPlan),
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
			<PersonFields screens={planScreens} form={form} />
		</FormPanel>
	);
}
