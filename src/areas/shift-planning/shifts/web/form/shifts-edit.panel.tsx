import { useState } from "react";
import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ShiftAnswer, type ShiftDetail } from "../../contract.ts";
import type { ofShift } from "../panels.ts";
import { texts } from "../text.ts";
import { useShiftCustom } from "./shift-custom.ts";
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

function Editor({ shift, close }: { readonly shift: ShiftDetail; readonly close: () => void }) {
	const { form: t } = useTexts(texts);
	const { id, version } = shift;
	const initial = typedOf(shift);
	const [day, setDay] = useState(initial.day);
	const choices = usePlanChoices(day, shift);
	const custom = useShiftCustom(choices, shift);
	const form = useShiftForm({
		...{ draftKey: `shifts.edit:${id}`, title: t.changing, version },
		initial: { ...initial, ...custom.initial },
		fields: { ...useShiftRules(), ...custom.rules },
		changes: (typed, kept = version) => [
			{ id, version: kept, values: ownValues(typed, custom.input(typed)) },
			...(typed.forGroup ? othersOf(shift, typed) : []),
		],
	});
	if (form.values.day !== day) setDay(form.values.day);
	return (
		<FormPanel form={form} close={close}>
			<ShiftFields form={form} choices={choices} held={shift} />
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}

function ownValues(typed: TypedShift, custom: CustomChange) {
	return { ...sentValues(typed), userId: typed.userIds[0] ?? null, custom };
}

/** Who has it together has it at the same times and place. */
function othersOf({ group }: ShiftAnswer, typed: TypedShift) {
	return group.map(({ shiftId, version }) => ({
		...{ id: shiftId, version, values: sentValues(typed) ?? {} },
	}));
}
