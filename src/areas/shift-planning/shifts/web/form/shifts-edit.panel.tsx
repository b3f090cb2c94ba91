import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ShiftAnswer } from "../../contract.ts";
import type { ofShift } from "../panels.ts";
import { texts } from "../text.ts";
import { ShiftFields, useShiftRules } from "./shift-fields.tsx";
import { sentValues, type TypedShift, typedOf } from "./shift-values.ts";
import { usePlanChoices } from "./use-plan-choices.ts";
import { useShiftForm } from "./use-shift-form.ts";

/** Changes a shift. */
export default function ShiftsEditPanel({ id, close }: PanelProps<typeof ofShift>) {
	const { detail } = useTexts(texts);
	return (
		<AnswerPanel endpoint={contract.getShift} input={{ id }} words={detail}>
			{(shift) => <Editor shift={shift} close={close} />}
		</AnswerPanel>
	);
}

function Editor({ shift, close }: { readonly shift: ShiftAnswer; readonly close: () => void }) {
	const { form: t } = useTexts(texts);
	const { id, version } = shift;
	const form = useShiftForm({
		...{ draftKey: `shifts.edit:${id}`, initial: typedOf(shift), title: t.changing, version },
		fields: useShiftRules(),
		changes: (typed, kept = version) => [
			{ id, version: kept, values: { ...sentValues(typed), userId: typed.userIds[0] ?? null } },
			...(typed.forGroup ? othersOf(shift, typed) : []),
		],
	});
	const choices = usePlanChoices(form.values.day, shift);
	return (
		<FormPanel form={form} close={close}>
			<ShiftFields form={form} choices={choices} held={shift} />
		</FormPanel>
	);
}

/** Who has it together has it at the same times and place. */
function othersOf({ group }: ShiftAnswer, typed: TypedShift) {
	return group.map(({ shiftId, version }) => ({
		...{ id: shiftId, version, values: sentValues(typed) ?? {} },
	}));
}
