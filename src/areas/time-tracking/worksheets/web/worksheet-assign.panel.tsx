import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { questionPanel } from "#kit/ui/picker/question-panel.tsx";
import { PersonFields } from "#kit/web/person-record/person-form.tsx";
import { usePersonForm } from "#kit/web/person-record/use-person-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { NewPlan } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { planScreens } from "./plan-screens.tsx";

/** Asks what several people are to work by. */
export default questionPanel<{ readonly count: number }, NewPlan>(function AssignForm({
	given: { count },
	answer,
	close,
}) {
	const t = useTexts(texts).people;
	const form = usePersonForm({
		screens: planScreens,
		userId: "",
		send: (values) => Promise.resolve(values),
		onSaved: (assigned) => answer(assigned as NewPlan),
	});
	return (
		<FormPanel form={form} sub={t.assignTo(count)} saveLabel={t.assign} close={close} stays>
			<PersonFields screens={planScreens} form={form} />
		</FormPanel>
	);
});
